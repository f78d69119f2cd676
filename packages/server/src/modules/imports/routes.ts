import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** Import of files by managers and machines. */
export const importRoutes = ({ imports }: Services) =>
  ({
    importData: (request) => imports.run(request),
  }) satisfies Partial<Handlers>;
