import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** The history. */
export const changeRoutes = ({ changes }: Services) =>
  ({
    listChanges: (request) => changes.list(request, request.query),
    getChange: (request) => changes.get(request, request.params.id),
    undoChange: (request) => changes.undo(request, request.params.id),
  }) satisfies Partial<Handlers>;
