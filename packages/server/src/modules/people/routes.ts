import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** People of the organisation. */
export const peopleRoutes = ({ people }: Services) =>
  ({
    listPeople: async (request) => listAnswer(await people.list(request)),
    invitePerson: (request) => people.invite(request, request.body),
    changePerson: (request) => people.change(request, request.params.id, request.body),
    removePerson: async (request) => {
      await people.remove(request, request.params.id);
      return '' as const;
    },
    sendInvitation: async (request) => {
      await people.sendInvitation(request, request.params.id);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
