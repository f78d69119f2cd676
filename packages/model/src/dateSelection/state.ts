import type { FiscalStart } from '../calendar/fiscal.js';
import { fiscalYearOf, fiscalYearRange, ytdRange } from '../calendar/fiscal.js';
import type { MonthNumber, MonthRange } from '../calendar/months.js';
import {
  FIRST_YEAR_WITHOUT_DATA,
  intersectRanges,
  monthNumber,
  monthsOfRange,
} from '../calendar/months.js';

/**
 * What a date selector lets one choose.
 * - `month`: one month.
 * - `month-or-year`: one month, or one whole year that is past (strategy screen).
 * - `month-range`: the first and last month of a range.
 * - `years-and-months`: a range, named by years or by its first and last month.
 * - `numbers`: years, or months of one year (numbers view).
 */
export type DateSelectionMode =
  | 'month'
  | 'month-or-year'
  | 'month-range'
  | 'years-and-months'
  | 'numbers';

/**
 * What is chosen. Years are fiscal years, named by the calendar year in which they start. All lists
 * are sorted, oldest first, and hold nothing twice. Plain JSON, so that it can be stored.
 */
export interface DateSelection {
  readonly years: readonly number[];
  readonly months: readonly MonthNumber[];
  /** The months of the year to date while that is on, else empty; then nothing else is chosen. */
  readonly ytd: readonly MonthNumber[];
}

/** What a date selector is set up with; does not change while it is used. */
export interface DateSelectionOptions {
  readonly mode: DateSelectionMode;
  readonly fiscalStart: FiscalStart;
  readonly currentMonth: MonthNumber;
  /**
   * The months that may be chosen: a range, or a list (in any order). Left out: from January 2016
   * to the current month.
   */
  readonly selectable?: MonthRange | readonly MonthNumber[] | undefined;
  /** The months of the preset *all*; unless given, all that may be chosen. */
  readonly all?: MonthRange | undefined;
  /** Restored when the year to date is switched off. */
  readonly defaultSelection?: DateSelection | null | undefined;
  /** True: choosing the current fiscal year chooses the year to date. */
  readonly currentYearIsYtd?: boolean | undefined;
}

/** Whether a mode takes one month or one year, so that a choice replaces the one before. */
export function picksOne(mode: DateSelectionMode): boolean {
  return mode === 'month' || mode === 'month-or-year';
}

/** Whether whole years may be chosen in a mode. */
export function picksYears(mode: DateSelectionMode): boolean {
  return mode === 'years-and-months' || mode === 'numbers' || mode === 'month-or-year';
}

/** Nothing chosen. */
export const EMPTY_SELECTION: DateSelection = { years: [], months: [], ytd: [] };

/** True when neither a year, nor a month, nor the year to date is chosen. */
export function isEmptySelection(state: DateSelection): boolean {
  return state.years.length === 0 && state.months.length === 0 && state.ytd.length === 0;
}

/** True while the year to date is on. */
export function isYtd(state: DateSelection): boolean {
  return state.ytd.length > 0;
}

function isList(
  selectable: MonthRange | readonly MonthNumber[],
): selectable is readonly MonthNumber[] {
  return Array.isArray(selectable);
}

function span(sorted: readonly number[]): MonthRange | null {
  const start = sorted[0];
  const end = sorted[sorted.length - 1];
  return start === undefined || end === undefined ? null : { start, end };
}

/** First and last month that may be chosen; null when none may. */
export function selectableBounds(options: DateSelectionOptions): MonthRange | null {
  const { selectable, currentMonth } = options;
  const bounds = selectable ?? {
    start: monthNumber(FIRST_YEAR_WITHOUT_DATA, 1),
    end: currentMonth,
  };
  if (isList(bounds)) return span([...bounds].sort((a, b) => a - b));
  return bounds.start <= bounds.end ? bounds : null;
}

/** Whether a month may be chosen. */
export function isMonthSelectable(month: MonthNumber, options: DateSelectionOptions): boolean {
  if (options.selectable && isList(options.selectable)) return options.selectable.includes(month);
  const bounds = selectableBounds(options);
  return bounds !== null && month >= bounds.start && month <= bounds.end;
}

/** Whether any month of a fiscal year may be chosen. */
export function isYearSelectable(year: number, options: DateSelectionOptions): boolean {
  return monthsOfRange(fiscalYearRange(year, options.fiscalStart)).some((month) =>
    isMonthSelectable(month, options),
  );
}

/** The fiscal years that hold a selectable month, oldest first. */
export function selectableYears(options: DateSelectionOptions): number[] {
  const bounds = selectableBounds(options);
  if (!bounds) return [];
  const first = fiscalYearOf(bounds.start, options.fiscalStart);
  const last = fiscalYearOf(bounds.end, options.fiscalStart);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((year) =>
    isYearSelectable(year, options),
  );
}

/** The months that the YTD button chooses: those of the year to date that may be chosen. */
export function ytdMonths(options: DateSelectionOptions): MonthNumber[] {
  return monthsOfRange(ytdRange(options.currentMonth, options.fiscalStart)).filter((month) =>
    isMonthSelectable(month, options),
  );
}

/** The selection that stands for a range of months (of a URL, say); one month when it is one. */
export function selectionOfRange(range: MonthRange): DateSelection {
  const months = range.start === range.end ? [range.start] : [range.start, range.end];
  return { ...EMPTY_SELECTION, months };
}

/**
 * The months that a selection covers: from its first to its last month, or from the start of its
 * first year to the end of its last one. Whole years stay inside `bounds` when they are given.
 * @returns null when nothing is chosen
 */
export function selectionToMonths(
  state: DateSelection,
  fiscalStart: FiscalStart,
  bounds?: MonthRange | null,
): MonthRange | null {
  const months = span(state.ytd) ?? span(state.months);
  if (months) return months;
  const years = span(state.years);
  if (!years) return null;
  const whole = {
    start: fiscalYearRange(years.start, fiscalStart).start,
    end: fiscalYearRange(years.end, fiscalStart).end,
  };
  return bounds ? intersectRanges(whole, bounds) : whole;
}
