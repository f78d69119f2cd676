import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The organisation, its objectives and those below it as their keeper writes them. */
export const organizationDefinitionRoutes = ({ organizationDefinition }: Services) =>
  ({
    getOrganizationDefinition: (request) => organizationDefinition.read(request),
    changeOrganization: (request) => organizationDefinition.change(request, request.body),
    createObjective: (request) => organizationDefinition.createObjective(request, request.body),
    changeObjective: (request) =>
      organizationDefinition.changeObjective(request, request.params.id, request.body),
    deleteObjective: async (request) => {
      await organizationDefinition.deleteObjective(request, request.params.id);
      return '' as const;
    },
    orderObjectives: async (request) => {
      await organizationDefinition.orderObjectives(request, request.body);
      return '' as const;
    },
    createChildOrganization: (request) => organizationDefinition.createChild(request, request.body),
    changeChildOrganization: (request) =>
      organizationDefinition.changeChild(request, request.params.id, request.body),
  }) satisfies Partial<Handlers>;
