import moment from 'moment';

/** Dates as the API writes them. */
const API_FORMAT = 'YYYY-MM-DD';

/** How days are shown: in lists, and on the strategy screen. */
export type DayFormat = 'DD/MM/YYYY' | 'DD.MM.YYYY';

/**
 * A day of the API (`YYYY-MM-DD`) for display. Parsed strictly and without a time zone.
 * @returns null when the text is not such a day
 */
export function dayText(day: string, format: DayFormat): string | null {
  const read = moment.utc(day, API_FORMAT, true);
  return read.isValid() ? read.format(format) : null;
}

/**
 * What someone typed, as a day of the API (`YYYY-MM-DD`). Read strictly.
 * @returns null when it is not a day in that format
 */
export function dayOfText(text: string, format: DayFormat): string | null {
  const read = moment.utc(text.trim(), format, true);
  return read.isValid() ? read.format(API_FORMAT) : null;
}
