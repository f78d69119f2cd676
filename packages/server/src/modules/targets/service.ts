import {
  currentMonth,
  type Target,
  type TargetGraphPoint,
  type TargetTrend,
  type TimeGrouping,
} from '@tavoite/model';
import { type AskedPeriod, monthsOfPeriod } from '../../domain/period.js';
import {
  bytesOfTargets,
  type PreparedTarget,
  prepareTargets,
} from '../../domain/prepared-targets.js';
import type { RequestContext } from '../../domain/request-context.js';
import {
  selectTargetFormulas,
  selectTargets,
  type TargetFilter,
} from '../../domain/target-queries.js';
import {
  keysMeasured,
  readTargetGraph,
  readTargets,
  readTargetTrends,
} from '../../domain/target-values.js';
import { jsonList } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import type { List } from '../../json/list-answer.js';
import { NotFoundError } from '../../messages/errors.js';
import type { SeriesStore } from '../../series-store/series-store.js';

/** How many months a line without axes shows. */
const TREND_MONTHS = 12;

export function createTargetService(store: SeriesStore) {
  /** All of the organisation's, in display order. */
  function prepared({
    organization,
    language,
    inOrganization,
  }: RequestContext): Promise<readonly PreparedTarget[]> {
    return store.prepare(
      organization,
      ['targets', language],
      async (series) =>
        prepareTargets(
          series,
          language,
          await inOrganization((tx) => selectTargets(tx, organization.id)),
        ),
      bytesOfTargets,
    );
  }

  async function withValues(
    context: RequestContext,
    asked: AskedPeriod,
    { groupIds, ids }: TargetFilter,
  ): Promise<Target[]> {
    const { organization } = context;
    const targets = (await prepared(context)).filter(
      ({ row }) =>
        (groupIds?.includes(row.targetGroupId) ?? true) && (ids?.includes(row.id) ?? true),
    );
    const today = currentMonth(organization.timeZone);
    return readTargets(await store.of(organization), targets, { asked, today });
  }

  return {
    /** Targets with their values over the period. */
    list: withValues,

    async get(context: RequestContext, id: number, asked: AskedPeriod): Promise<Target> {
      const [target] = await withValues(context, asked, { ids: [id] });
      if (target === undefined) throw new NotFoundError();
      return target;
    },

    /** Every target's current values over the twelve months that end with a date's month. */
    trends(context: RequestContext, endDate: string): Promise<JsonText<List<TargetTrend>>> {
      const { end } = monthsOfPeriod({ start_date: endDate, end_date: endDate });
      const range = { start: end - TREND_MONTHS + 1, end };
      return store.answer(context.organization, ['trends', end], async (series) =>
        jsonList(await readTargetTrends(series, await prepared(context), range), (trend) => trend),
      );
    },

    /** One target per month or group of months. */
    async graph(
      context: RequestContext,
      id: number,
      asked: {
        readonly start_date: string;
        readonly end_date: string;
        readonly grouping: TimeGrouping;
        readonly cumulative: boolean;
      },
    ): Promise<TargetGraphPoint[]> {
      const { organization, inOrganization } = context;
      const [row] = await inOrganization((tx) => selectTargets(tx, organization.id, { ids: [id] }));
      if (row === undefined) throw new NotFoundError();
      const series = await store.of(organization);
      return readTargetGraph(series, row, { ...asked, range: monthsOfPeriod(asked) });
    },

    /** Keys of the terms from which the organisation's targets get their current values. */
    async keysMeasured({ organization, inOrganization }: RequestContext): Promise<string[]> {
      const formulas = await inOrganization((tx) => selectTargetFormulas(tx, organization.id));
      return keysMeasured(await store.of(organization), formulas);
    },
  };
}

export type TargetService = ReturnType<typeof createTargetService>;
