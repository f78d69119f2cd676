import { contract } from '@tavoite/model';
import { listAnswer } from '../../json/list-answer.js';
import type { RouteModule } from '../../services.js';

export const targetRoutes: RouteModule = (route, { targets }) => {
  route(contract.listTargets, async (request) => {
    const { in_target_groups, ...period } = request.query;
    return listAnswer(await targets.list(request, period, in_target_groups));
  });

  route(contract.getTarget, (request) => targets.get(request, request.params.id, request.query));

  route(contract.getTargetAsGraph, (request) =>
    targets.graph(request, request.params.id, request.query),
  );
};
