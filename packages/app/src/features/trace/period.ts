import {
  type DateRange,
  type FiscalStart,
  formatRange,
  monthsOfDates,
  periodLabel,
  previousRange,
  rangeToDates,
  type TimeGrouping,
  yearBefore,
} from '@tavoite/model';
import type { Comparison } from './slice.js';

/** The period that a change is measured against. */
export function comparedPeriod(period: DateRange, comparison: Comparison): DateRange {
  const range = monthsOfDates(period);
  return rangeToDates(comparison === 'year' ? yearBefore(range) : previousRange(range));
}

/** The months of a period. */
export const writePeriod = (period: DateRange): string => formatRange(monthsOfDates(period));

/** The same after the name of its quarter or fiscal year: `Q 1/2026 · 01/2026 – 03/2026`. */
export function writeGroupedPeriod(
  period: DateRange,
  grouping: TimeGrouping | undefined,
  fiscalStart: FiscalStart,
): string {
  const months = writePeriod(period);
  if (grouping === undefined || grouping === 'month') return months;
  return `${periodLabel(monthsOfDates(period), grouping, fiscalStart)} · ${months}`;
}
