import {
  type CalendarDate,
  dateInTimeZone,
  daysInMonth,
  formatDate,
  instantOfMoment,
  type MonthNumber,
  type ScheduleKind,
} from '@tavoite/model';

/** Every month has as many working days. */
export const MAX_WORKING_DAY = 20;

/** When a report is sent each month. */
export interface MonthlyTime {
  readonly kind: ScheduleKind;
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** Further than any month with enough working days. */
const MAX_MONTHS_AHEAD = 3;
const SATURDAY = 6;
const SUNDAY = 0;

function isWorkingDay(date: CalendarDate): boolean {
  const weekday = new Date(`${formatDate(date)}T00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY;
}

/** The day of the month on which it is sent. */
export function dayIn(month: MonthNumber, { kind, day }: MonthlyTime): CalendarDate {
  const last = daysInMonth(month);
  if (kind === 'day_of_month') return { month, day: Math.min(day, last) };
  let left = day;
  for (let candidate = 1; candidate <= last; candidate++) {
    if (isWorkingDay({ month, day: candidate }) && --left === 0) return { month, day: candidate };
  }
  return { month, day: last };
}

/**
 * The first time after an instant at which it is sent, by the clock of the organisation. Working days
 * are those from Monday to Friday after the end of the month before.
 */
export function nextTime(time: MonthlyTime, timeZone: string, after: Date): Date {
  const { month } = dateInTimeZone(after, timeZone);
  const hour = String(time.hour).padStart(2, '0');
  for (let ahead = 0; ahead < MAX_MONTHS_AHEAD; ahead++) {
    const date = formatDate(dayIn(month + ahead, time));
    const instant = instantOfMoment(`${date}T${hour}:00`, timeZone);
    if (instant > after) return instant;
  }
  throw new RangeError('There is no such time');
}
