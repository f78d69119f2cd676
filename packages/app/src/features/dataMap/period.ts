import {
  currentMonth,
  type DateSelection,
  type DateSelectionOptions,
  datesToRange,
  EMPTY_SELECTION,
  FIRST_YEAR_WITHOUT_DATA,
  type MonthNumber,
  type MonthRange,
  monthNumber,
  monthsOfRange,
  type Organization,
  selectionOfRange,
  startOfFiscalYear,
  type Timespan,
  yearOf,
  ytdRange,
} from '@tavoite/model';
import { isAnswerable, isSameRange } from '../graph/period.js';

/** What the map shows until someone chooses: from the start of last year to this month. */
export const defaultRange = (current: MonthNumber): MonthRange => ({
  start: monthNumber(yearOf(current) - 1, 1),
  end: current,
});

const hull = (a: MonthRange, b: MonthRange): MonthRange => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});

export interface DataMapPeriod {
  options: DateSelectionOptions;
  /** The months that may be chosen: those with data, the default and those on screen. */
  bounds: MonthRange;
  /** What the selector stands on unless what was chosen says it in another way. */
  selection: DateSelection;
  /** The months on screen. */
  range: MonthRange;
  /** The months that are shown until someone chooses. */
  standard: MonthRange;
}

/**
 * Options, selection and months of the data map. A range that the API would not answer counts as
 * not asked for.
 * @param asked the range of the address, or the one chosen last on this page
 */
export function dataMapPeriod(
  organization: Organization | undefined | null,
  timespan: Timespan | null,
  asked: MonthRange | null,
  now?: Date,
): DataMapPeriod {
  const current = currentMonth(organization?.time_zone, now);
  const fiscalStart = startOfFiscalYear(organization?.start_of_fiscal_year);
  const standard = defaultRange(current);
  const range = asked && isAnswerable(asked) ? asked : standard;
  const withData = datesToRange(timespan?.start_date ?? '', timespan?.end_date ?? '') ?? {
    start: monthNumber(FIRST_YEAR_WITHOUT_DATA, 1),
    end: current,
  };
  const bounds = hull(hull(withData, standard), range);
  const ytd = ytdRange(current, fiscalStart);
  return {
    options: {
      mode: 'years-and-months',
      fiscalStart,
      currentMonth: current,
      selectable: bounds,
      defaultSelection: selectionOfRange(standard),
    },
    bounds,
    selection: isSameRange(range, ytd)
      ? { ...EMPTY_SELECTION, ytd: monthsOfRange(range) }
      : selectionOfRange(range),
    range,
    standard,
  };
}
