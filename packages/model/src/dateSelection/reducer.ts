import type { FiscalStart } from '../calendar/fiscal.js';
import { fiscalYearOf } from '../calendar/fiscal.js';
import { rangeToDates } from '../calendar/formats.js';
import type { DateRange, MonthNumber, MonthRange } from '../calendar/months.js';
import type { DateSelection, DateSelectionOptions } from './state.js';
import {
  EMPTY_SELECTION,
  isMonthSelectable,
  isYearSelectable,
  isYtd,
  picksYears,
  selectionToMonths,
  ytdMonths,
} from './state.js';

/** What a user, or the screen around the selector, does to a selection. */
export type DateSelectionAction =
  | { readonly type: 'pickMonth'; readonly month: MonthNumber }
  | { readonly type: 'pickYear'; readonly year: number }
  | { readonly type: 'toggleYtd' }
  | { readonly type: 'clear' }
  | { readonly type: 'set'; readonly selection: DateSelection };

const MAX_RANGE_ENDS = 2;
const MAX_RANGE_YEARS = 2;

/** Adds the values that are missing and removes those present; sorted. */
function toggled(list: readonly number[], item: number): number[] {
  return list.includes(item)
    ? list.filter((other) => other !== item)
    : [...list, item].sort((a, b) => a - b);
}

/** Of more than two months the earliest and the latest stay. */
function rangeEnds(months: readonly MonthNumber[]): MonthNumber[] {
  return months.length > MAX_RANGE_ENDS
    ? [...months.slice(0, 1), ...months.slice(-1)]
    : [...months];
}

/** With more than two years, those earlier than the picked one go. */
function rangeYears(years: readonly number[], picked: number): number[] {
  return years.length > MAX_RANGE_YEARS ? years.filter((year) => year >= picked) : [...years];
}

function pickMonth(
  state: DateSelection,
  month: MonthNumber,
  options: DateSelectionOptions,
): DateSelection {
  switch (options.mode) {
    case 'month':
    case 'month-or-year':
      return { ...EMPTY_SELECTION, months: state.months.includes(month) ? [] : [month] };
    case 'month-range':
    case 'years-and-months':
      return { ...EMPTY_SELECTION, months: rangeEnds(toggled(state.months, month)) };
    case 'numbers': {
      const year = fiscalYearOf(month, options.fiscalStart);
      const sameYear = state.years.length === 1 && state.years[0] === year;
      const months = sameYear ? rangeEnds(toggled(state.months, month)) : [month];
      return { ...EMPTY_SELECTION, years: [year], months };
    }
  }
}

function pickYear(
  state: DateSelection,
  year: number,
  options: DateSelectionOptions,
): DateSelection {
  if (options.mode === 'month-or-year') {
    return { ...EMPTY_SELECTION, years: state.years.includes(year) ? [] : [year] };
  }
  const years = toggled(state.years, year);
  // Months go: in the numbers view they are of the one chosen year, in a range they name it alone.
  if (options.mode === 'numbers') return { ...EMPTY_SELECTION, years };
  const removed = years.length < state.years.length;
  return { ...EMPTY_SELECTION, years: removed ? years : rangeYears(years, year) };
}

function toggleYtd(state: DateSelection, options: DateSelectionOptions): DateSelection {
  if (isYtd(state)) return options.defaultSelection ?? EMPTY_SELECTION;
  return { ...EMPTY_SELECTION, ytd: ytdMonths(options) };
}

/**
 * The date selector's rules. Pure: the same state comes back when an action changes nothing.
 *
 * - `pickMonth`, `pickYear`: choose, or unselect what is chosen. What may not be chosen, or not in
 *   this mode, changes nothing. A pick while the year to date is on starts again.
 * - `toggleYtd`: on, the months from the start of the fiscal year to the current month; when none of
 *   them may be chosen, the selection is cleared. Off, the default selection, or nothing.
 * - `set` takes a selection as it is: one that this reducer made, stored by the screen.
 */
export function reduceDateSelection(
  state: DateSelection,
  action: DateSelectionAction,
  options: DateSelectionOptions,
): DateSelection {
  switch (action.type) {
    case 'pickMonth': {
      if (!isMonthSelectable(action.month, options)) return state;
      return pickMonth(isYtd(state) ? EMPTY_SELECTION : state, action.month, options);
    }
    case 'pickYear': {
      if (!isYearSelectable(action.year, options)) return state;
      const current = fiscalYearOf(options.currentMonth, options.fiscalStart);
      if (options.currentYearIsYtd && action.year === current) return toggleYtd(state, options);
      if (!picksYears(options.mode)) return state;
      return pickYear(isYtd(state) ? EMPTY_SELECTION : state, action.year, options);
    }
    case 'toggleYtd':
      return toggleYtd(state, options);
    case 'clear':
      return EMPTY_SELECTION;
    case 'set':
      return action.selection;
  }
}

/**
 * The dates that a selection covers, first day to last day.
 * @param bounds keeps whole years inside the months that may be chosen
 * @returns null when nothing is chosen
 */
export function selectionToRange(
  state: DateSelection,
  fiscalStart: FiscalStart,
  bounds?: MonthRange | null,
): DateRange | null {
  const months = selectionToMonths(state, fiscalStart, bounds);
  return months && rangeToDates(months);
}
