import {
  type DateRange,
  datesToRange,
  type FiscalStart,
  formatMonth,
  type MonthRange,
  periodLabel,
  previousRange,
  rangeToDates,
  type TimeGrouping,
  yearBefore,
} from '@tavoite/model';
import type { Comparison } from './slice.js';

function monthsOf({ start_date, end_date }: DateRange): MonthRange {
  const range = datesToRange(start_date, end_date);
  if (range === null) throw new RangeError(`no period: ${start_date} to ${end_date}`);
  return range;
}

/** The period that a change is measured against. */
export function comparedPeriod(period: DateRange, comparison: Comparison): DateRange {
  const range = monthsOf(period);
  return rangeToDates(comparison === 'year' ? yearBefore(range) : previousRange(range));
}

/** `03/2026`, or `01/2026–03/2026`. */
export function writePeriod(period: DateRange): string {
  const { start, end } = monthsOf(period);
  const ends = start === end ? [start] : [start, end];
  return ends.map((month) => formatMonth(month, 'MM/YYYY')).join('–');
}

/** The same with the name of its quarter or fiscal year: `Q 1/2026 · 01/2026–03/2026`. */
export function writeGroupedPeriod(
  period: DateRange,
  grouping: TimeGrouping | undefined,
  fiscalStart: FiscalStart,
): string {
  const months = writePeriod(period);
  if (grouping === undefined || grouping === 'month') return months;
  return `${periodLabel(monthsOf(period), grouping, fiscalStart)} · ${months}`;
}
