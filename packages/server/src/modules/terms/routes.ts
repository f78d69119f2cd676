import { contract } from '@tavoite/model';
import { JsonText } from '../../json/json-text.js';
import type { RouteModule } from '../../services.js';

export const termRoutes: RouteModule = (route, { data, terms }) => {
  route(contract.listTerms, async (request) => {
    const { for_tree: forTree = false, no_fm: withoutFreeMeasures = false } = request.query;
    return new JsonText(await terms.list(request, { forTree, withoutFreeMeasures }));
  });

  route(contract.getTerm, (request) => terms.get(request, request.params.id));

  route(contract.getTimelineForData, (request) =>
    data.timelines(request.organization, request.query.keys),
  );
};
