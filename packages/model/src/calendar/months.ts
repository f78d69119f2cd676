/**
 * A calendar month as one integer: `year * 12 + (month - 1)`, so that months are counted, compared
 * and stepped over without dates, days or time zones. January 2025 is 24300.
 */
export type MonthNumber = number;

/** First and last month of a range, both included; `start <= end`. */
export interface MonthRange {
  readonly start: MonthNumber;
  readonly end: MonthNumber;
}

/** A range as the API names it: first day of the first month to last day of the last one. */
export interface DateRange {
  readonly start_date: string;
  readonly end_date: string;
}

/** Years that can be written in four digits; PostgreSQL and the API have no year 0. */
const FIRST_YEAR = 1;
const LAST_YEAR = 9999;

/**
 * The number of a month.
 * @param year 1 to 9999
 * @param month 1 (January) to 12
 * @throws RangeError when either is not a whole number within its limits
 */
export function monthNumber(year: number, month: number): MonthNumber {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`Year out of range: ${year}`);
  }
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`Month out of range: ${month}`);
  }
  return year * 12 + month - 1;
}

/** The calendar year of a month. */
export function yearOf(month: MonthNumber): number {
  return Math.floor(month / 12);
}

/** The month of the year, 1 (January) to 12. */
export function monthOf(month: MonthNumber): number {
  return month - yearOf(month) * 12 + 1;
}

/**
 * The share of a month that has passed at the end of a day of it, up to 1.
 *
 * @param day of the month, from 1; without one, half of the month has passed
 */
export const passedShare = (month: MonthNumber, day: number | undefined): number =>
  day === undefined ? 1 / 2 : day / daysInMonth(month);

/** Days in a month of the Gregorian calendar, 28 to 31. */
export function daysInMonth(month: MonthNumber): number {
  const year = yearOf(month);
  switch (monthOf(month)) {
    case 2:
      return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    case 4:
    case 6:
    case 9:
    case 11:
      return 30;
    default:
      return 31;
  }
}

/** How many months a range holds; 1 when it starts and ends in the same month. */
export function rangeLength(range: MonthRange): number {
  return range.end - range.start + 1;
}

/** Every month of a range, oldest first. */
export function monthsOfRange(range: MonthRange): MonthNumber[] {
  return Array.from({ length: Math.max(0, rangeLength(range)) }, (_, i) => range.start + i);
}

/** The months that both ranges hold, or null when they do not meet. */
export function intersectRanges(a: MonthRange, b: MonthRange): MonthRange | null {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return start <= end ? { start, end } : null;
}

/** The range of the same length right before. */
export function previousRange(range: MonthRange): MonthRange {
  return { start: range.start - rangeLength(range), end: range.start - 1 };
}

/** The same months of the year before. */
export function yearBefore({ start, end }: MonthRange): MonthRange {
  return { start: start - 12, end: end - 12 };
}

/** The oldest year that selectors offer when no data says where to begin. */
export const FIRST_YEAR_WITHOUT_DATA = 2016;

/** The months which a selector offers when there is no data: newest first, back to January 2016. */
export function monthsBackTo2016(current: MonthNumber): MonthNumber[] {
  return monthsOfRange({
    start: monthNumber(FIRST_YEAR_WITHOUT_DATA, 1),
    end: current,
  }).reverse();
}
