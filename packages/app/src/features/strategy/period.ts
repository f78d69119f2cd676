import {
  currentMonth,
  type DateRange,
  type DateSelection,
  type DateSelectionOptions,
  EMPTY_SELECTION,
  FIRST_YEAR_WITHOUT_DATA,
  type MonthRange,
  monthNumber,
  monthOfDate,
  type Organization,
  rangeToDates,
  selectionOfRange,
  selectionToMonths,
  startOfFiscalYear,
  type Timespan,
  ytdMonths,
} from '@tavoite/model';
import { isAnswerable, isSameRange } from '../graph/period.js';

export interface StrategyPeriod {
  options: DateSelectionOptions;
  /** What the selector stands on. */
  selection: DateSelection;
  /** The period of the values on screen. */
  range: DateRange;
  /** The months that were chosen on this page before; null when none were. */
  chosen: MonthRange | null;
  /** The month that is shown until someone chooses. */
  standard: MonthRange;
}

/** What says the period: the address before what was chosen on this page before. */
export interface AskedPeriod {
  asked: MonthRange | null;
  remembered: DateSelection | undefined;
}

const monthIn = (date: string | null): number | null => (date === null ? null : monthOfDate(date));

/**
 * Options, selection and period of the strategy screen. Until someone chooses, and after a choice
 * is taken back, the newest month with verified data of targets holds; without data, this month. A
 * range that the API would not answer counts as not asked for.
 */
export function strategyPeriod(
  organization: Organization,
  timespan: Timespan,
  { asked, remembered }: AskedPeriod,
  now?: Date,
): StrategyPeriod {
  const fiscalStart = startOfFiscalYear(organization.start_of_fiscal_year);
  const current = currentMonth(organization.time_zone, now);
  const newest = monthIn(timespan.end_date) ?? current;
  const oldest = monthIn(timespan.start_date) ?? monthNumber(FIRST_YEAR_WITHOUT_DATA, 1);
  const standard = { start: newest, end: newest };
  const defaultSelection = selectionOfRange(standard);
  const options: DateSelectionOptions = {
    mode: 'month',
    fiscalStart,
    currentMonth: current,
    selectable: { start: oldest, end: Math.max(newest, current) },
    defaultSelection,
    currentYearIsYtd: true,
  };
  const chosen = remembered ? selectionToMonths(remembered, fiscalStart) : null;
  const range = (asked && isAnswerable(asked) ? asked : chosen) ?? standard;
  return {
    options,
    selection: remembered && isSameRange(range, chosen) ? remembered : selectionOf(range, options),
    range: rangeToDates(range),
    chosen,
    standard,
  };
}

/** How the selector names a range: the year to date, or months. */
function selectionOf(range: MonthRange, options: DateSelectionOptions): DateSelection {
  const ytd = ytdMonths(options);
  const isYtd = ytd[0] === range.start && ytd.at(-1) === range.end;
  return isYtd ? { ...EMPTY_SELECTION, ytd } : selectionOfRange(range);
}
