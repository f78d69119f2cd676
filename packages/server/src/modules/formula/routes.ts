import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** One term over a whole period. */
export const formulaRoutes = ({ formulas }: Services) =>
  ({
    getNumberFromFormula: async ({ organization, query }) => ({
      key: query.key,
      value: await formulas.number(organization, query),
    }),

    postNumberFromFormula: async ({ organization, body }) =>
      (await formulas.number(organization, body)) ?? 0,
  }) satisfies Partial<Handlers>;
