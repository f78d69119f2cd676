import {
  type DataPoint,
  FISCAL_YEAR_MONTHS,
  monthOfDate,
  QUARTER_MONTHS,
  type TimeGrouping,
} from '@tavoite/model';
import type { ChartPoint, PointKind } from './types.js';

/** The fields of an answered row that a chart needs. */
export type PointRow = Pick<
  DataPoint,
  'start_date' | 'end_date' | 'value' | 'is_verified' | 'is_partial'
>;

const PERIOD_MONTHS: Record<TimeGrouping, number> = {
  month: 1,
  quarter: QUARTER_MONTHS,
  fiscal: FISCAL_YEAR_MONTHS,
};

/**
 * Rows of one term, as the data API answers them, as the points of a series. Rows with malformed
 * dates are left out.
 */
export function pointsFromRows(rows: readonly PointRow[], grouping: TimeGrouping): ChartPoint[] {
  return rows.flatMap((row): ChartPoint[] => {
    const month = monthOfDate(row.start_date);
    const end = monthOfDate(row.end_date);
    if (month === null || end === null) return [];
    const coverage = row.is_partial
      ? { months: end - month + 1, of: PERIOD_MONTHS[grouping] }
      : undefined;
    if (row.value === null) return [{ kind: 'missing', month, coverage }];
    const kind = row.is_verified ? 'actual' : 'estimate';
    return [{ kind, month, value: row.value, coverage }];
  });
}

/** What a value is in words: what is aimed at is neither actual nor an estimate. */
export const spokenKind = (kind: PointKind, isTarget: boolean): PointKind | 'target' =>
  isTarget && kind !== 'missing' ? 'target' : kind;
