import { contract } from '@tavoite/model';
import { listAnswer } from '../../json/list-answer.js';
import type { RouteModule } from '../../services.js';

export const targetGroupRoutes: RouteModule = (route, { targetGroups }) => {
  route(contract.listTargetGroups, async (request) => {
    const { start_date, end_date, ...filter } = request.query;
    return listAnswer(await targetGroups.list(request, filter, { start_date, end_date }));
  });

  route(contract.getTargetGroup, (request) =>
    targetGroups.get(request, request.params.id, request.query),
  );
};
