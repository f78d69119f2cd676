import type { CalendarDate } from './formats.js';
import { formatDate } from './formats.js';
import type { MonthNumber } from './months.js';
import { monthNumber } from './months.js';

/** The time zone of an organisation that has not chosen one. */
export const DEFAULT_TIME_ZONE = 'Europe/Helsinki';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than using it, so each is created once. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The calendar date of an instant in a time zone: the only place where an instant becomes a date.
 * @throws RangeError when the time zone is unknown or the instant is an invalid date
 */
export function dateInTimeZone(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): CalendarDate {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  return { month: monthNumber(part('year'), part('month')), day: part('day') };
}

/** The current month in a time zone. `now` is for tests. */
export function currentMonth(timeZone?: string, now: Date = new Date()): MonthNumber {
  return dateInTimeZone(now, timeZone).month;
}

/** Today's date, `YYYY-MM-DD`, in a time zone. `now` is for tests. */
export function today(timeZone?: string, now: Date = new Date()): string {
  return formatDate(dateInTimeZone(now, timeZone));
}
