import { currentMonth } from '@tavoite/model';
import type { Handlers } from '../../http/route.js';
import type { Services } from '../../services.js';

/** Values of terms, and the data map. */
export const dataRoutes = ({ data, targets }: Services) =>
  ({
    listData: async (request) => {
      const keys = await data.keysAsked(request, request.query);
      return data.values(request, { ...request.query, keys });
    },

    readData: (request) => data.values(request, request.body),

    getData: (request) => {
      const today = currentMonth(request.organization.timeZone);
      return data.newest(request, request.params.id, request.query, today);
    },

    getRawDataTimespan: async (request) => {
      const { is_verified: onlyVerified = false, for_targets: forTargets = false } = request.query;
      const keys = forTargets ? await targets.keysMeasured(request) : null;
      return data.timespan(request.organization, { onlyVerified, keys });
    },

    getPercentageValue: (request) => data.stackShares(request, request.body),

    getDataMap: (request) => data.dataMap(request, request.query),
  }) satisfies Partial<Handlers>;
