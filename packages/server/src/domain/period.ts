import { MAX_RANGE_MONTHS, type MonthNumber, type MonthRange, monthOfDate } from '@tavoite/model';

/** Ends of a period as an endpoint's schema has checked them; either may be left out. */
export interface AskedPeriod {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** The month of a checked date. */
function monthOf(date: string): MonthNumber {
  const month = monthOfDate(date);
  if (month === null) throw new TypeError(`unchecked date ${date}`);
  return month;
}

/** The months that a period with both ends touches. */
export function monthsOfPeriod(period: {
  readonly start_date: string;
  readonly end_date: string;
}): MonthRange {
  return { start: monthOf(period.start_date), end: monthOf(period.end_date) };
}

/**
 * The months of a period, an end left out being that of the data, at most a hundred years back from
 * the end. Null where nothing is left: without data, or when all of it is beyond the other end.
 */
export function monthsWithin(asked: AskedPeriod, data: MonthRange | null): MonthRange | null {
  const start = asked.start_date === undefined ? data?.start : monthOf(asked.start_date);
  const end = asked.end_date === undefined ? data?.end : monthOf(asked.end_date);
  if (start === undefined || end === undefined || start > end) return null;
  return { start: Math.max(start, end - MAX_RANGE_MONTHS + 1), end };
}

/** The last month of a period; `today` for one without ends. */
export function lastMonthAsked(asked: AskedPeriod, today: MonthNumber): MonthRange {
  const date = asked.end_date ?? asked.start_date;
  const month = date === undefined ? today : monthOf(date);
  return { start: month, end: month };
}
