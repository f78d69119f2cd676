import { contract } from '@tavoite/model';
import { listAnswer } from '../../json/list-answer.js';
import type { RouteModule } from '../../services.js';
import { createTargetService } from '../targets/service.js';
import { createTargetGroupService } from './service.js';

export const targetGroupRoutes: RouteModule = (route, { series }) => {
  const groups = createTargetGroupService(createTargetService(series));

  route(contract.listTargetGroups, async (request) => {
    const { start_date, end_date, ...filter } = request.query;
    return listAnswer(await groups.list(request, filter, { start_date, end_date }));
  });

  route(contract.getTargetGroup, (request) =>
    groups.get(request, request.params.id, request.query),
  );
};
