import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** What was changed in the organisation. */
export const historyRoutes = ({ history }: Services) =>
  ({
    listHistory: (request) => history.list(request, request.query),
  }) satisfies Partial<Handlers>;
