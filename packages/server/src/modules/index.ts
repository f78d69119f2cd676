import { contract, type EndpointName } from '@tavoite/model';
import type { Handlers, Route } from '../http/route.js';
import type { Services } from '../services.js';
import { accessTokenRoutes } from './access-tokens/routes.js';
import { authRoutes } from './auth/routes.js';
import { changeRoutes } from './changes/routes.js';
import { commentRoutes } from './comments/routes.js';
import { dataRoutes } from './data/routes.js';
import { figureSheetRoutes } from './figure-sheet/routes.js';
import { figureRoutes } from './figures/routes.js';
import { formulaRoutes } from './formula/routes.js';
import { historyRoutes } from './history/routes.js';
import { identityRoutes } from './identities/routes.js';
import { importRoutes } from './imports/routes.js';
import { notificationFileRoutes } from './notification-files/routes.js';
import { notificationRoutes } from './notifications/routes.js';
import { organizationDefinitionRoutes } from './organization-definition/routes.js';
import { organizationRoutes } from './organizations/routes.js';
import { pageDefinitionRoutes } from './page-definitions/routes.js';
import { peopleRoutes } from './people/routes.js';
import { reportRoutes } from './reports/routes.js';
import { roadmapRoutes } from './roadmaps/routes.js';
import { secondFactorRoutes } from './second-factor/routes.js';
import { setUpRoutes } from './set-up/routes.js';
import { settingsRoutes } from './settings/routes.js';
import { systemMessageRoutes } from './system-messages/routes.js';
import { targetDefinitionRoutes } from './target-definitions/routes.js';
import { targetGroupRoutes } from './target-groups/routes.js';
import { targetRoutes } from './targets/routes.js';
import { termDefinitionRoutes } from './term-definitions/routes.js';
import { termRoutes } from './terms/routes.js';
import { userRoutes } from './users/routes.js';
import { webhookRoutes } from './webhooks/routes.js';

/** Serves every endpoint of the contract: one that no module handles does not compile. */
export function contractRoutes(services: Services): (route: Route) => void {
  const handlers: Handlers = {
    ...authRoutes(services),
    ...setUpRoutes(services),
    ...userRoutes(services),
    ...identityRoutes(services),
    ...secondFactorRoutes(services),
    ...organizationRoutes(services),
    ...organizationDefinitionRoutes(services),
    ...settingsRoutes(services),
    ...termRoutes(services),
    ...dataRoutes(services),
    ...formulaRoutes(services),
    ...figureRoutes(services),
    ...commentRoutes(services),
    ...targetRoutes(services),
    ...targetGroupRoutes(services),
    ...roadmapRoutes(services),
    ...notificationRoutes(services),
    ...notificationFileRoutes(services),
    ...systemMessageRoutes(services),
    ...reportRoutes(services),
    ...figureSheetRoutes(services),
    ...importRoutes(services),
    ...changeRoutes(services),
    ...accessTokenRoutes(services),
    ...termDefinitionRoutes(services),
    ...targetDefinitionRoutes(services),
    ...pageDefinitionRoutes(services),
    ...peopleRoutes(services),
    ...historyRoutes(services),
    ...webhookRoutes(services),
  };
  return (route) => {
    // The table pairs each endpoint with its own handler, which a loop over names cannot say.
    for (const name of Object.keys(handlers) as EndpointName[])
      route(contract[name], handlers[name] as never);
  };
}
