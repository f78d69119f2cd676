import { contract } from '@tavoite/model';
import { JsonText } from '../../http/route.js';
import type { RouteModule } from '../../services.js';
import { createDataService } from '../data/service.js';
import { createTermService } from './service.js';

export const termRoutes: RouteModule = (route, { series }) => {
  const terms = createTermService(series);
  const data = createDataService(series);

  route(contract.listTerms, async (request) => {
    const { for_tree: forTree = false, no_fm: withoutFreeMeasures = false } = request.query;
    return new JsonText(await terms.list(request, { forTree, withoutFreeMeasures }));
  });

  route(contract.getTerm, (request) => terms.get(request, request.params.id));

  route(contract.getTimelineForData, (request) =>
    data.timelines(request.organization, request.query.keys),
  );
};
