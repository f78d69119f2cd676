import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** Targets with their values. */
export const targetRoutes = ({ targets }: Services) =>
  ({
    listTargets: async (request) => {
      const { in_target_groups, ...period } = request.query;
      return listAnswer(await targets.list(request, period, { groupIds: in_target_groups }));
    },

    listTargetTrends: (request) => targets.trends(request, request.query.end_date),

    getTarget: (request) => targets.get(request, request.params.id, request.query),

    getTargetAsGraph: (request) => targets.graph(request, request.params.id, request.query),
  }) satisfies Partial<Handlers>;
