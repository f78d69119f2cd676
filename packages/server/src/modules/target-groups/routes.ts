import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The tree of target groups. */
export const targetGroupRoutes = ({ targetGroups }: Services) =>
  ({
    listTargetGroups: (request) => {
      const { start_date, end_date, ...filter } = request.query;
      return targetGroups.list(request, filter, { start_date, end_date });
    },

    getTargetGroup: (request) => targetGroups.get(request, request.params.id, request.query),
  }) satisfies Partial<Handlers>;
