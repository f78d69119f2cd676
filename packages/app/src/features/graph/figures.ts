import { type DataColumns, type DateRange, endOfMonth, monthOfDate } from '@tavoite/model';
import type { Figure } from './slice.js';

/** Keys whose figures are over the same range. */
export interface FigureRange {
  range: DateRange;
  keys: string[];
}

/**
 * Over which months the figure of each term goes when only verified months count: from the start of
 * the range to the newest of them. Terms without any are left out.
 * @param months single months, with values only where they are verified
 */
export function verifiedRanges(range: DateRange, months: readonly DataColumns[]): FigureRange[] {
  const byEnd = new Map<string, string[]>();
  for (const { start_dates, series } of months) {
    for (const { key, values } of series) {
      const newest = values.findLastIndex((value) => value !== null);
      const month = monthOfDate(start_dates[newest] ?? '');
      if (month === null) continue;
      const end = endOfMonth(month);
      byEnd.set(end, [...(byEnd.get(end) ?? []), key]);
    }
  }
  return [...byEnd].map(([end_date, keys]) => ({ range: { ...range, end_date }, keys }));
}

/** The figures of columns with one row: the whole range. */
export function figuresOf(columns: DataColumns, range: DateRange): Record<string, Figure> {
  return Object.fromEntries(
    columns.series.map(({ key, values, verified }) => [
      key,
      { ...range, value: values[0] ?? null, isVerified: verified[0] === '1' },
    ]),
  );
}
