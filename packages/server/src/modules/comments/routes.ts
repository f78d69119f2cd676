import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** What members write about figures and periods. */
export const commentRoutes = ({ comments }: Services) =>
  ({
    listComments: async (request) => listAnswer(await comments.list(request, request.query)),
    createComment: (request) => comments.create(request, request.body),
    updateComment: (request) => comments.update(request, request.params.id, request.body),
    deleteComment: async (request) => {
      await comments.delete(request, request.params.id);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
