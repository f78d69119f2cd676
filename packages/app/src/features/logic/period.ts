import {
  currentMonth,
  type DateRange,
  type DateSelection,
  type DateSelectionOptions,
  EMPTY_SELECTION,
  FIRST_YEAR_WITHOUT_DATA,
  fiscalYearOf,
  fiscalYearRange,
  isEmptySelection,
  type MonthRange,
  monthNumber,
  monthOfDate,
  type Organization,
  rangeToDates,
  selectionToMonths,
  startOfFiscalYear,
  type Timespan,
} from '@tavoite/model';
import { isAnswerable, isSameRange, selectionOf } from '../graph/period.js';

export interface LogicPeriod {
  options: DateSelectionOptions;
  /** What the selector stands on. */
  selection: DateSelection;
  /** The months of the values on screen. */
  range: MonthRange;
  dates: DateRange;
  /** Whether that is the year to date, or the whole current fiscal year, which goes on after it. */
  kind: 'year-to-date' | 'fiscal-year' | 'other';
}

/** What says the period: the address before what was chosen on this page before. */
export interface ChosenPeriod {
  address: MonthRange | null;
  remembered: DateSelection | undefined;
}

const monthIn = (date: string | null): number | null => (date === null ? null : monthOfDate(date));

/** The months that a selection of this screen stands for; null when nothing is chosen. */
export const monthsChosen = (
  selection: DateSelection,
  { fiscalStart }: Pick<DateSelectionOptions, 'fiscalStart'>,
): MonthRange | null => selectionToMonths(selection, fiscalStart);

/**
 * Options, selection and period of the screen. Until someone chooses, and after a choice is taken
 * back, the whole current fiscal year.
 */
export function logicPeriod(
  organization: Organization,
  timespan: Timespan | null,
  { address, remembered }: ChosenPeriod,
  now?: Date,
): LogicPeriod {
  const fiscalStart = startOfFiscalYear(organization.start_of_fiscal_year);
  const current = currentMonth(organization.time_zone, now);
  const year = fiscalYearOf(current, fiscalStart);
  const thisYear = fiscalYearRange(year, fiscalStart);
  const oldest = monthIn(timespan?.start_date ?? null) ?? monthNumber(FIRST_YEAR_WITHOUT_DATA, 1);
  const newest = monthIn(timespan?.end_date ?? null) ?? current;
  const defaultSelection = { ...EMPTY_SELECTION, years: [year] };
  const options: DateSelectionOptions = {
    mode: 'years-and-months',
    fiscalStart,
    currentMonth: current,
    selectable: {
      start: Math.min(oldest, thisYear.start),
      end: Math.max(newest, thisYear.end),
    },
    defaultSelection,
  };
  const kept = remembered && !isEmptySelection(remembered) ? remembered : defaultSelection;
  const keptRange = monthsChosen(kept, options) ?? thisYear;
  const asked = address && isAnswerable(address) ? address : null;
  const range = asked ?? keptRange;
  return {
    options,
    selection: isSameRange(range, keptRange) ? kept : selectionOf(range, options),
    range,
    dates: rangeToDates(range),
    kind: isSameRange(range, thisYear)
      ? 'fiscal-year'
      : isSameRange(range, { start: thisYear.start, end: current })
        ? 'year-to-date'
        : 'other',
  };
}
