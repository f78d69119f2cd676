import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** Terms as their keeper writes them. */
export const termDefinitionRoutes = ({ termDefinitions }: Services) =>
  ({
    listTermDefinitions: async (request) => listAnswer(await termDefinitions.list(request)),
    checkTerm: (request) => termDefinitions.check(request, request.body),
    createTerm: (request) => termDefinitions.create(request, request.body),
    changeTerm: (request) => termDefinitions.change(request, request.params.id, request.body),
    deleteTerm: async (request) => {
      await termDefinitions.delete(request, request.params.id);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
