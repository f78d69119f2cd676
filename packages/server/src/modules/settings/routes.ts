import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** How the organisation has set up its pages and colours. */
export const settingsRoutes = ({ settings }: Services) =>
  ({
    getGraphSettings: ({ language, organization }) => settings.read(organization, language),
    listColorPairs: async (request) => listAnswer(await settings.colorPairs(request)),
  }) satisfies Partial<Handlers>;
