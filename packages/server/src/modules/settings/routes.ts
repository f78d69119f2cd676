import { contract } from '@tavoite/model';
import { listAnswer } from '../../json/list-answer.js';
import type { RouteModule } from '../../services.js';
import { findColorPairs } from './queries.js';
import { createSettingsReader } from './service.js';

/** How the organisation has set up its pages and colours. */
export const settingsRoutes: RouteModule = (route, { database }) => {
  const readSettings = createSettingsReader(database);

  route(contract.getGraphSettings, ({ language, organization }) =>
    readSettings(organization, language),
  );

  route(contract.listColorPairs, async ({ inOrganization, organization }) =>
    listAnswer(await inOrganization((tx) => findColorPairs(tx, organization.id))),
  );
};
