import { contract, currentMonth } from '@tavoite/model';
import { JsonText } from '../../json/json-text.js';
import type { RouteModule } from '../../services.js';

export const dataRoutes: RouteModule = (route, { data, targets }) => {
  route(contract.listData, async (request) => {
    const keys = await data.keysAsked(request, request.query);
    return new JsonText(await data.values(request, { ...request.query, keys }));
  });

  route(
    contract.readData,
    async (request) => new JsonText(await data.values(request, request.body)),
  );

  route(contract.getData, (request) => {
    const today = currentMonth(request.organization.timeZone);
    return data.newest(request, request.params.id, request.query, today);
  });

  route(contract.getRawDataTimespan, async (request) => {
    const { is_verified: onlyVerified = false, for_targets: forTargets = false } = request.query;
    const keys = forTargets ? await targets.keysMeasured(request) : null;
    return data.timespan(request.organization, { onlyVerified, keys });
  });

  route(
    contract.getPercentageValue,
    async (request) => new JsonText(await data.stackShares(request, request.body)),
  );

  route(
    contract.getDataMap,
    async (request) => new JsonText(await data.dataMap(request, request.query)),
  );
};
