import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The terms of classification. */
export const termRoutes = ({ data, terms }: Services) =>
  ({
    listTerms: (request) => {
      const { for_tree: forTree = false, no_fm: withoutFreeMeasures = false } = request.query;
      return terms.list(request, { forTree, withoutFreeMeasures });
    },

    getTerm: (request) => terms.get(request, request.params.id),

    getTimelineForData: ({ organization, query }) => data.timelines(organization, query.keys),
  }) satisfies Partial<Handlers>;
