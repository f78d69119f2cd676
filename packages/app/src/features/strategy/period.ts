import {
  currentMonth,
  type DateRange,
  type DateSelection,
  type DateSelectionOptions,
  FIRST_YEAR_WITHOUT_DATA,
  monthNumber,
  monthOfDate,
  type Organization,
  rangeToDates,
  selectionOfRange,
  selectionToRange,
  startOfFiscalYear,
  type Timespan,
} from '@tavoite/model';

export interface StrategyPeriod {
  options: DateSelectionOptions;
  /** What the selector stands on. */
  selection: DateSelection;
  /** The period of the values on screen. */
  range: DateRange;
}

const monthIn = (date: string | null): number | null => (date === null ? null : monthOfDate(date));

/**
 * Options, selection and period of the strategy screen. Until somebody chooses, and after a choice
 * is taken back, the newest month with verified data of targets holds; without data, this month.
 */
export function strategyPeriod(
  organization: Organization,
  timespan: Timespan,
  chosen: DateSelection | undefined,
  now?: Date,
): StrategyPeriod {
  const fiscalStart = startOfFiscalYear(organization.start_of_fiscal_year);
  const current = currentMonth(organization.time_zone, now);
  const newest = monthIn(timespan.end_date) ?? current;
  const oldest = monthIn(timespan.start_date) ?? monthNumber(FIRST_YEAR_WITHOUT_DATA, 1);
  const standard = { start: newest, end: newest };
  const defaultSelection = selectionOfRange(standard);
  const selection = chosen ?? defaultSelection;
  return {
    options: {
      mode: 'month',
      fiscalStart,
      currentMonth: current,
      selectable: { start: oldest, end: Math.max(newest, current) },
      defaultSelection,
      currentYearIsYtd: true,
    },
    selection,
    range: selectionToRange(selection, fiscalStart) ?? rangeToDates(standard),
  };
}
