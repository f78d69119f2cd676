import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** Pages and their graphs as their keeper writes them. */
export const pageDefinitionRoutes = ({ pageDefinitions }: Services) =>
  ({
    listPageDefinitions: async (request) => listAnswer(await pageDefinitions.list(request)),
    createPage: (request) => pageDefinitions.create(request, request.body),
    changePage: (request) => pageDefinitions.change(request, request.params.id, request.body),
    deletePage: async (request) => {
      await pageDefinitions.delete(request, request.params.id);
      return '' as const;
    },
    orderPages: async (request) => {
      await pageDefinitions.order(request, request.body);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
