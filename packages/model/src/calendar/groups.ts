import type { FiscalStart } from './fiscal.js';
import {
  FISCAL_YEAR_MONTHS,
  fiscalYearEnd,
  fiscalYearLabel,
  fiscalYearOf,
  fiscalYearStart,
  QUARTER_MONTHS,
  quarterLabel,
  quarterRange,
} from './fiscal.js';
import { formatMonth } from './formats.js';
import type { MonthRange } from './months.js';
import { rangeLength } from './months.js';

/** How the months of a range are put together; `month` is the default everywhere. */
export const TIME_GROUPINGS = ['month', 'quarter', 'fiscal'] as const;
export type TimeGrouping = (typeof TIME_GROUPINGS)[number];

/** The groupings of the API, which can also return the whole range as one row, however long it is. */
export const DATA_GROUPINGS = [...TIME_GROUPINGS, 'range'] as const;
export type DataGrouping = (typeof DATA_GROUPINGS)[number];

/** One row of a grouped range. */
export interface Period extends MonthRange {
  /** The whole period; `start` to `end` is the part of it inside the requested range. */
  readonly whole: MonthRange;
  /** True when the range does not hold every month of the period. */
  readonly is_partial: boolean;
}

/** The shortest range, in months, that a grouping gives rows for. */
export const MIN_MONTHS: Record<TimeGrouping, number> = {
  month: 1,
  quarter: QUARTER_MONTHS,
  fiscal: FISCAL_YEAR_MONTHS,
};

function wholePeriod(month: number, grouping: TimeGrouping, fiscalStart: FiscalStart): MonthRange {
  switch (grouping) {
    case 'month':
      return { start: month, end: month };
    case 'quarter':
      return quarterRange(month, fiscalStart);
    case 'fiscal':
      return {
        start: fiscalYearStart(month, fiscalStart),
        end: fiscalYearEnd(month, fiscalStart),
      };
  }
}

/**
 * The periods which a range touches, oldest first. A period not wholly inside keeps only its months
 * and is marked partial. Empty when the range is under 3 months (quarter) or under 12 (fiscal).
 */
export function groupRange(
  range: MonthRange,
  grouping: DataGrouping,
  fiscalStart: FiscalStart,
): Period[] {
  if (grouping === 'range') return [{ ...range, whole: range, is_partial: false }];
  if (rangeLength(range) < MIN_MONTHS[grouping]) return [];
  const periods: Period[] = [];
  for (let month = range.start; month <= range.end; ) {
    const whole = wholePeriod(month, grouping, fiscalStart);
    const end = Math.min(whole.end, range.end);
    const is_partial = month !== whole.start || end !== whole.end;
    periods.push({ start: month, end, whole, is_partial });
    month = end + 1;
  }
  return periods;
}

/**
 * The whole periods that a range touches: those with data in all of their months where it is known
 * which have, and any where none has. A range of months stays as it is.
 * @param data first and last month with data; null where one is not known
 */
export function wholePeriods(
  range: MonthRange,
  grouping: TimeGrouping,
  fiscalStart: FiscalStart,
  data: { readonly start: number | null; readonly end: number | null },
): MonthRange {
  if (grouping === 'month') return range;
  const around = (month: number) => wholePeriod(month, grouping, fiscalStart);
  const touched = { start: around(range.start).start, end: around(range.end).end };
  // The first period that begins with the data or later, and the last that ends with them or before.
  const start =
    data.start === null || data.start <= touched.start
      ? touched.start
      : around(data.start - 1).end + 1;
  const end =
    data.end === null || data.end >= touched.end ? touched.end : around(data.end + 1).start - 1;
  return start < end ? { start, end } : touched;
}

/** `MM/YYYY`, `Q 3/2025`, or the fiscal year's label. */
export function periodLabel(
  period: MonthRange,
  grouping: TimeGrouping,
  fiscalStart: FiscalStart,
): string {
  switch (grouping) {
    case 'month':
      return formatMonth(period.start, 'MM/YYYY');
    case 'quarter':
      return quarterLabel(period.start, fiscalStart);
    case 'fiscal':
      return fiscalYearLabel(fiscalYearOf(period.start, fiscalStart), fiscalStart);
  }
}

/** `4/12` when only four of a period's twelve months are inside the range; null when all are. */
export function partialLabel(period: Period): string | null {
  return period.is_partial ? `${rangeLength(period)}/${rangeLength(period.whole)}` : null;
}
