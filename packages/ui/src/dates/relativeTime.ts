import type { Locale } from '@tavoite/model';
import moment from 'moment';

const UNITS = ['years', 'months', 'days', 'hours', 'minutes'] as const;

/**
 * How long ago a moment is, or how far ahead, in words: "3 days ago", "in 2 hours"; Finnish
 * "3 päivää sitten". Less than a minute is "now".
 * @param instant an ISO date and time with its offset
 * @returns null when the text is no such moment
 */
export function relativeTime(
  instant: string,
  locale: Locale,
  now: Date = new Date(),
): string | null {
  const then = moment.parseZone(instant, moment.ISO_8601, true);
  if (!then.isValid()) return null;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const start = moment(now);
  for (const unit of UNITS) {
    const count = then.diff(start, unit);
    if (count !== 0) return words.format(count, unit);
  }
  return words.format(0, 'second');
}

/** The time of day of a moment as it was written, in its own offset: `HH:mm`; '' when it is none. */
export function timeText(instant: string): string {
  const then = moment.parseZone(instant, moment.ISO_8601, true);
  return then.isValid() ? then.format('HH:mm') : '';
}
