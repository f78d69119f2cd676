import { DEFAULT_TIME_ZONE } from './today.js';
import { zonedClock } from './zonedClock.js';

const MINUTE_MS = 60_000;
/** The wall clock of a time zone at an instant, as if it were UTC, in milliseconds. */
function wallClock(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = zonedClock(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Minutes by which a time zone is ahead of UTC at an instant. */
function offsetMinutes(instant: Date, timeZone: string): number {
  const seconds = Math.floor(instant.getTime() / 1000) * 1000;
  return Math.round((wallClock(instant, timeZone) - seconds) / MINUTE_MS);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * An instant by the clock of a time zone, with the offset from UTC: `2026-11-22T15:34:05+02:00`.
 *
 * @throws RangeError when the time zone is unknown or the instant is an invalid date
 */
export function momentInTimeZone(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const offset = offsetMinutes(instant, timeZone);
  const wall = new Date(instant.getTime() + offset * MINUTE_MS).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return `${wall}${sign}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/**
 * The instant of a moment that was written `YYYY-MM-DDTHH:MM`, with seconds or not: by its offset
 * from UTC, or without one by the clock of the time zone. Of a time that the clock shows twice it is
 * the first; one that the clock skips is moved on by as much as it skips.
 *
 * @throws RangeError when the time zone is unknown
 */
export function instantOfMoment(text: string, timeZone: string = DEFAULT_TIME_ZONE): Date {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text);
  const asUtc = new Date(`${text}Z`);
  const instants = [-1, 1].map((side) => {
    // The offset a day before and a day after: those on both sides of a change of the clock.
    const near = new Date(asUtc.getTime() + side * 24 * 60 * MINUTE_MS);
    return new Date(asUtc.getTime() - offsetMinutes(near, timeZone) * MINUTE_MS);
  });
  const shown = instants.filter(
    (instant) =>
      instant.getTime() + offsetMinutes(instant, timeZone) * MINUTE_MS === asUtc.getTime(),
  );
  return new Date(Math.min(...(shown.length > 0 ? shown : instants.slice(0, 1)).map(Number)));
}
