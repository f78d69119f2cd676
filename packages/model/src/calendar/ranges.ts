import { formatMonth, type MonthFormat, monthOfDate } from './formats.js';
import { type DateRange, type MonthRange, monthNumber, rangeLength } from './months.js';

/** The days that the API accepts: those of the years 1900 to 2199. */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2199-12-31';
/** The months of those years. */
export const ANSWERABLE_MONTHS: MonthRange = {
  start: monthNumber(1900, 1),
  end: monthNumber(2199, 12),
};
/** Months that one request may span: a hundred years. */
export const MAX_RANGE_MONTHS = 1200;

/** Whether the API takes a request for this range. */
export function isAnswerable(range: MonthRange): boolean {
  return containsRange(ANSWERABLE_MONTHS, range) && rangeLength(range) <= MAX_RANGE_MONTHS;
}

/** Whether both are the same months; no range is the same as none. */
export function isSameRange(a: MonthRange | null, b: MonthRange | null): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

/** Whether every month of the second range is in the first. */
export function containsRange(outer: MonthRange, inner: MonthRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The shortest range that holds all of them. */
export function hull(first: MonthRange, ...others: readonly MonthRange[]): MonthRange {
  return {
    start: Math.min(first.start, ...others.map(({ start }) => start)),
    end: Math.max(first.end, ...others.map(({ end }) => end)),
  };
}

/**
 * The months of a range of the API.
 * @throws RangeError when it is not two dates in order
 */
export function monthsOfDates({ start_date, end_date }: DateRange): MonthRange {
  const [start, end] = [monthOfDate(start_date), monthOfDate(end_date)];
  if (start === null || end === null || start > end) {
    throw new RangeError(`Not a range: ${start_date} to ${end_date}`);
  }
  return { start, end };
}

/** Writes a range: `01/2026 – 03/2026`, or `03/2026` for a single month. */
export function formatRange({ start, end }: MonthRange, format: MonthFormat = 'MM/YYYY'): string {
  const months = start === end ? [start] : [start, end];
  return months.map((month) => formatMonth(month, format)).join(' – ');
}
