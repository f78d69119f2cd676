import type { RouteModule } from '../services.js';

/** Everything that is served, resource by resource. */
export const modules: readonly RouteModule[] = [];
