import { contract } from '@tavoite/model';
import { listAnswer } from '../../json/list-answer.js';
import type { RouteModule } from '../../services.js';

/** How the organisation has set up its pages and colours. */
export const settingsRoutes: RouteModule = (route, { settings }) => {
  route(contract.getGraphSettings, ({ language, organization }) =>
    settings.read(organization, language),
  );

  route(contract.listColorPairs, async (request) => listAnswer(await settings.colorPairs(request)));
};
