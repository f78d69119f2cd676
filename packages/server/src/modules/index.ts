import type { Route } from '../http/route.js';
import type { RouteModule, Services } from '../services.js';
import { authRoutes } from './auth/routes.js';
import { dataRoutes } from './data/routes.js';
import { figureRoutes } from './figures/routes.js';
import { formulaRoutes } from './formula/routes.js';
import { organizationRoutes } from './organizations/routes.js';
import { settingsRoutes } from './settings/routes.js';
import { targetGroupRoutes } from './target-groups/routes.js';
import { targetRoutes } from './targets/routes.js';
import { termRoutes } from './terms/routes.js';
import { userRoutes } from './users/routes.js';

/** Everything that is served, resource by resource. */
export const modules: readonly RouteModule[] = [
  authRoutes,
  userRoutes,
  organizationRoutes,
  settingsRoutes,
  termRoutes,
  dataRoutes,
  formulaRoutes,
  figureRoutes,
  targetRoutes,
  targetGroupRoutes,
];

/** Serves the endpoints of the modules, all of them by default. */
export function registerModules(
  services: Services,
  served: readonly RouteModule[] = modules,
): (route: Route) => void {
  return (route) => {
    for (const register of served) register(route, services);
  };
}
