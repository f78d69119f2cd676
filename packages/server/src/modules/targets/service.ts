import {
  currentMonth,
  type Target,
  type TargetGraphPoint,
  type TargetTrend,
  type TimeGrouping,
} from '@tavoite/model';
import { type AskedPeriod, monthsOfPeriod } from '../../domain/period.js';
import type { RequestContext } from '../../domain/request-context.js';
import {
  selectTargetFormulas,
  selectTargets,
  type TargetFilter,
  type TargetRow,
} from '../../domain/target-queries.js';
import {
  keysMeasured,
  readTargetGraph,
  readTargets,
  readTargetTrends,
} from '../../domain/target-values.js';
import { NotFoundError } from '../../messages/errors.js';
import type { SeriesStore } from '../../series-store/series-store.js';

/** How many months a line without axes shows. */
const TREND_MONTHS = 12;

export function createTargetService(store: SeriesStore) {
  async function withValues(
    { organization, language }: RequestContext,
    rows: readonly TargetRow[],
    asked: AskedPeriod,
  ): Promise<Target[]> {
    const series = await store.of(organization);
    const today = currentMonth(organization.timeZone);
    return readTargets(series, rows, { language, asked, today });
  }

  async function oneRow(
    { organization, inOrganization }: RequestContext,
    id: number,
  ): Promise<TargetRow> {
    const [row] = await inOrganization((tx) => selectTargets(tx, organization.id, { ids: [id] }));
    if (row === undefined) throw new NotFoundError();
    return row;
  }

  return {
    /** Targets with their values over the period. */
    async list(
      context: RequestContext,
      asked: AskedPeriod,
      filter: TargetFilter,
    ): Promise<Target[]> {
      const rows = await context.inOrganization((tx) =>
        selectTargets(tx, context.organization.id, filter),
      );
      return withValues(context, rows, asked);
    },

    async get(context: RequestContext, id: number, asked: AskedPeriod): Promise<Target> {
      const [target] = await withValues(context, [await oneRow(context, id)], asked);
      if (target === undefined) throw new NotFoundError();
      return target;
    },

    /** Every target's current values over the twelve months that end with a date's month. */
    async trends(
      { organization, inOrganization }: RequestContext,
      endDate: string,
    ): Promise<TargetTrend[]> {
      const rows = await inOrganization((tx) => selectTargetFormulas(tx, organization.id));
      const { end } = monthsOfPeriod({ start_date: endDate, end_date: endDate });
      return readTargetTrends(await store.of(organization), rows, {
        start: end - TREND_MONTHS + 1,
        end,
      });
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
      const row = await oneRow(context, id);
      const series = await store.of(context.organization);
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
