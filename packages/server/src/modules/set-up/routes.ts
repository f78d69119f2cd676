import type { Handlers } from '../../http/route.js';
import { translate } from '../../messages/texts.js';
import type { Services } from '../../services.js';

/** The first organisation of an installation that has none. */
export const setUpRoutes = ({ setUp }: Services) =>
  ({
    checkSetUp: async ({ body, network }) => ({ is_open: await setUp.isOpen(network, body.code) }),

    setUp: async ({ body, network }) => {
      await setUp.setUp(network, body);
      return { detail: translate(body.language, 'set_up_done') };
    },
  }) satisfies Partial<Handlers>;
