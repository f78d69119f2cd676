import moment from 'moment';

const API_DAY = 'YYYY-MM-DD';
/** How days are typed. */
const TYPED_DAYS = ['DD/MM/YYYY', 'D/M/YYYY', 'D.M.YYYY', 'D-M-YYYY', 'YYYY-MM-DD'];
const TYPED_TIMES = ['HH:mm', 'H:mm', 'HH.mm', 'H.mm', 'HHmm', 'H'];
const WEEK_DAYS = 7;
const SHOWN_WEEKS = 6;

/** Days since the first of January 1970: a date without a time zone, to count with. */
export type DayNumber = number;

const ofMoment = (day: moment.Moment): DayNumber => Math.round(day.valueOf() / 86_400_000);
const momentOf = (day: DayNumber): moment.Moment => moment.utc(day * 86_400_000);

/** `YYYY-MM-DD` as a number; null when it is no day. */
export function dayNumber(text: string): DayNumber | null {
  const day = moment.utc(text, API_DAY, true);
  return day.isValid() ? ofMoment(day) : null;
}

export const dayOfNumber = (day: DayNumber): string => momentOf(day).format(API_DAY);

/** A typed day, `24/12/2026` or `24.12.2026`, as `YYYY-MM-DD`; null when it is none. */
export function readDay(text: string): string | null {
  const day = moment.utc(text.trim(), TYPED_DAYS, true);
  return day.isValid() ? day.format(API_DAY) : null;
}

/** A typed time, `9:05`, `9.05` or `0905`, as `HH:mm`; null when it is none. */
export function readTime(text: string): string | null {
  const time = moment.utc(text.trim(), TYPED_TIMES, true);
  return time.isValid() ? time.format('HH:mm') : null;
}

/** The weeks around a day's month, from Monday to Sunday, as many for every month. */
export function weeksOf(day: DayNumber): DayNumber[] {
  const first = ofMoment(momentOf(day).startOf('month').startOf('isoWeek'));
  return Array.from({ length: SHOWN_WEEKS * WEEK_DAYS }, (_, index) => first + index);
}

export const isSameMonth = (a: DayNumber, b: DayNumber): boolean =>
  momentOf(a).isSame(momentOf(b), 'month');

export const addMonths = (day: DayNumber, months: number): DayNumber =>
  ofMoment(momentOf(day).add(months, 'months'));

/** Where a key moves the focus; null when it moves nothing. */
export function dayOfKey(key: string, day: DayNumber): DayNumber | null {
  const weekday = momentOf(day).isoWeekday();
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - WEEK_DAYS;
    case 'ArrowDown':
      return day + WEEK_DAYS;
    case 'Home':
      return day - weekday + 1;
    case 'End':
      return day - weekday + WEEK_DAYS;
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
