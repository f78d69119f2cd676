import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** What was changed in the organisation. */
export const historyRoutes = ({ history }: Services) =>
  ({
    listHistory: (request) => history.list(request, request.query),
    undoHistoryEntry: async (request) => {
      await history.undo(request, request.params.id);
      return '' as const;
    },
  }) satisfies Partial<Handlers>;
