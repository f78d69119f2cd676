import {
  type DateSelection,
  type DateSelectionOptions,
  datesToRange,
  EMPTY_SELECTION,
  FIRST_YEAR_WITHOUT_DATA,
  fiscalYearOf,
  fiscalYearRange,
  type GraphLevelProperties,
  type MonthNumber,
  type MonthRange,
  monthNumber,
  monthsOfRange,
  rangeLength,
  selectionOfRange,
  type Timespan,
  yearOf,
  ytdRange,
} from '@tavoite/model';

/** Months before and after the current one that a graph shows unless its mapping says. */
export const DEFAULT_PAST_MONTHS = 12;
export const DEFAULT_FUTURE_MONTHS = 6;

/** What the API answers: these years, and so many months at a time. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const MAX_MONTHS = 1200;

/** Whether the API answers a range; nonsense in an address is taken as not given. */
export const isAnswerable = (range: MonthRange): boolean =>
  yearOf(range.start) >= FIRST_YEAR &&
  yearOf(range.end) <= LAST_YEAR &&
  rangeLength(range) <= MAX_MONTHS;

const wholeMonths = (wanted: number | undefined, standard: number): number =>
  Math.min(MAX_MONTHS / 2 - 1, Math.max(0, Math.trunc(wanted ?? standard)));

/** What a graph shows until someone chooses. */
export function defaultRange(
  { past_months, future_months }: GraphLevelProperties,
  current: MonthNumber,
): MonthRange {
  return {
    start: current - wholeMonths(past_months, DEFAULT_PAST_MONTHS),
    end: current + wholeMonths(future_months, DEFAULT_FUTURE_MONTHS),
  };
}

/** The months that timeline and selector offer: those with values, and those on screen. */
export function timelineBounds(
  timelines: readonly Timespan[],
  shown: MonthRange,
  current: MonthNumber,
): MonthRange {
  let bounds: MonthRange | null = null;
  for (const { start_date, end_date } of timelines) {
    const own = start_date && end_date ? datesToRange(start_date, end_date) : null;
    if (own) bounds = bounds ? hull(bounds, own) : own;
  }
  return hull(bounds ?? { start: monthNumber(FIRST_YEAR_WITHOUT_DATA, 1), end: current }, shown);
}

const hull = (a: MonthRange, b: MonthRange): MonthRange => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});

export const isSameRange = (a: MonthRange | null, b: MonthRange | null): boolean =>
  a?.start === b?.start && a?.end === b?.end;

/** How the selector of the numbers view names a range: the year to date, years, or months. */
export function selectionOf(
  range: MonthRange,
  { fiscalStart, currentMonth }: Pick<DateSelectionOptions, 'fiscalStart' | 'currentMonth'>,
): DateSelection {
  if (isSameRange(range, ytdRange(currentMonth, fiscalStart))) {
    return { ...EMPTY_SELECTION, ytd: monthsOfRange(range) };
  }
  const first = fiscalYearOf(range.start, fiscalStart);
  const last = fiscalYearOf(range.end, fiscalStart);
  const whole = {
    start: fiscalYearRange(first, fiscalStart).start,
    end: fiscalYearRange(last, fiscalStart).end,
  };
  if (isSameRange(range, whole)) {
    return {
      ...EMPTY_SELECTION,
      years: Array.from({ length: last - first + 1 }, (_, i) => first + i),
    };
  }
  const months = selectionOfRange(range);
  return first === last ? { ...months, years: [first] } : months;
}
