import { fiscalYearOf, fiscalYearRange } from '../calendar/fiscal.js';
import { intersectRanges, type MonthRange } from '../calendar/months.js';
import {
  type DateSelection,
  type DateSelectionOptions,
  EMPTY_SELECTION,
  picksOne,
  picksYears,
  selectableBounds,
  selectionOfRange,
} from './state.js';

/** A range that has a name. Years are fiscal years. */
export type DatePresetName = 'last-12-months' | 'this-year' | 'last-year' | 'all';

/** A named range, as a selection. */
export interface DatePreset {
  readonly name: DatePresetName;
  readonly selection: DateSelection;
}

/**
 * The named ranges that a selector of ranges offers, inside of what may be chosen; none where one month
 * or year is chosen.
 */
export function datePresets(options: DateSelectionOptions): DatePreset[] {
  const bounds = selectableBounds(options);
  if (!bounds || picksOne(options.mode)) return [];
  const { currentMonth, fiscalStart } = options;
  const year = fiscalYearOf(currentMonth, fiscalStart);
  const preset = (name: DatePresetName, range: MonthRange, ofYear?: number): DatePreset[] => {
    const inside = intersectRanges(range, bounds);
    if (!inside) return [];
    const isYear = ofYear !== undefined && picksYears(options.mode);
    const selection = isYear ? { ...EMPTY_SELECTION, years: [ofYear] } : selectionOfRange(inside);
    return [{ name, selection }];
  };
  return [
    ...preset('last-12-months', { start: currentMonth - 11, end: currentMonth }),
    ...preset('this-year', fiscalYearRange(year, fiscalStart), year),
    ...preset('last-year', fiscalYearRange(year - 1, fiscalStart), year - 1),
    ...preset('all', options.all ?? bounds),
  ];
}
