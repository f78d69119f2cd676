import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** Target groups and targets as their keeper writes them. */
export const targetDefinitionRoutes = ({ targetDefinitions }: Services) =>
  ({
    listTargetDefinitions: (request) => targetDefinitions.list(request),
    checkTarget: (request) => targetDefinitions.check(request, request.body),
    createTarget: (request) => targetDefinitions.create(request, request.body),
    changeTarget: (request) => targetDefinitions.change(request, request.params.id, request.body),
    deleteTarget: async (request) => {
      await targetDefinitions.delete(request, request.params.id);
      return '' as const;
    },
    createTargetGroup: (request) => targetDefinitions.createGroup(request, request.body),
    changeTargetGroup: (request) =>
      targetDefinitions.changeGroup(request, request.params.id, request.body),
    deleteTargetGroup: async (request) => {
      await targetDefinitions.deleteGroup(request, request.params.id);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
