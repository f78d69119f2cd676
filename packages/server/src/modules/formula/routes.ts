import { contract } from '@tavoite/model';
import type { RouteModule } from '../../services.js';

export const formulaRoutes: RouteModule = (route, { formulas }) => {
  route(contract.getNumberFromFormula, async ({ organization, query }) => ({
    key: query.key,
    value: await formulas.number(organization, query),
  }));

  route(
    contract.postNumberFromFormula,
    async ({ organization, body }) => (await formulas.number(organization, body)) ?? 0,
  );
};
