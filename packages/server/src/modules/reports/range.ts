import { closedMonths, type DateRange, rangeToDates } from '@tavoite/model';

interface KeptRange extends DateRange {
  readonly closed_months: number | null;
}

/** The dates that a saved range means now: those of the last closed months move with the calendar. */
export function datesNow(
  { start_date, end_date, closed_months }: KeptRange,
  timeZone: string,
  now: Date = new Date(),
): DateRange {
  if (closed_months === null) return { start_date, end_date };
  return rangeToDates(closedMonths(closed_months, timeZone, now));
}
