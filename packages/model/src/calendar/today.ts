import type { CalendarDate } from './formats.js';
import { formatDate } from './formats.js';
import type { MonthNumber, MonthRange } from './months.js';
import { monthNumber } from './months.js';
import { zonedClock } from './zonedClock.js';

/** The time zone of an organisation that has not chosen one. */
export const DEFAULT_TIME_ZONE = 'Europe/Helsinki';

/**
 * The calendar date of an instant in a time zone: the only place where an instant becomes a date.
 * @throws RangeError when the time zone is unknown or the instant is an invalid date
 */
export function dateInTimeZone(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): CalendarDate {
  const { year, month, day } = zonedClock(instant, timeZone);
  return { month: monthNumber(year, month), day };
}

/** The current month in a time zone. `now` is for tests. */
export function currentMonth(timeZone?: string, now: Date = new Date()): MonthNumber {
  return dateInTimeZone(now, timeZone).month;
}

/** Today's date, `YYYY-MM-DD`, in a time zone. `now` is for tests. */
export function today(timeZone?: string, now: Date = new Date()): string {
  return formatDate(dateInTimeZone(now, timeZone));
}

/** The last so many months that are over, in a time zone. `now` is for tests. */
export function closedMonths(count: number, timeZone?: string, now: Date = new Date()): MonthRange {
  const end = currentMonth(timeZone, now) - 1;
  return { start: end - count + 1, end };
}
