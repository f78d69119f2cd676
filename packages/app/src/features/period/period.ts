import {
  currentMonth,
  type DateRange,
  type DateSelection,
  type DateSelectionOptions,
  EMPTY_SELECTION,
  FIRST_YEAR_WITHOUT_DATA,
  type FiscalStart,
  fiscalYearOf,
  fiscalYearRange,
  hull,
  isAnswerable,
  isSameRange,
  type MonthNumber,
  type MonthRange,
  monthNumber,
  monthOfDate,
  type Organization,
  picksOne,
  rangeToDates,
  selectionOfRange,
  selectionToMonths,
  startOfFiscalYear,
  type Timespan,
  yearOf,
  ytdMonths,
} from '@tavoite/model';
import type { PeriodDefaults, RelativeMonth } from './defaults.js';

/** What a period is made of. */
export interface PeriodSources {
  organization: Organization | null | undefined;
  /** First and last month with data; either may be unknown. The newest, where it is another than the last. */
  data: (Timespan & { readonly newest?: string | null }) | null;
  /** The range of the address; null when it has none. */
  address: MonthRange | null;
  /** What was chosen on this page before. */
  remembered: DateSelection | undefined;
}

/** The period of a screen. */
export interface Period {
  /** The months on screen. */
  range: MonthRange;
  /** The same as days. */
  dates: DateRange;
  fiscalStart: FiscalStart;
  options: DateSelectionOptions;
  /** What the selector shows. */
  selection: DateSelection;
  /** The months that can be chosen. */
  bounds: MonthRange;
  /** The months that are shown until someone chooses. */
  defaultRange: MonthRange;
  /** The months that were chosen on this page before; null when none were. */
  remembered: MonthRange | null;
  /** The months that a selection covers; null when nothing is chosen. */
  monthsOf: (selection: DateSelection) => MonthRange | null;
}

interface Now {
  current: MonthNumber;
  fiscalYear: MonthRange;
  newest: MonthNumber;
}

function resolve([from, months]: RelativeMonth, { current, fiscalYear, newest }: Now): MonthNumber {
  const anchors: Record<RelativeMonth[0], MonthNumber> = {
    'current-month': current,
    january: monthNumber(yearOf(current), 1),
    december: monthNumber(yearOf(current), 12),
    'fiscal-year-start': fiscalYear.start,
    'newest-data': newest,
  };
  return anchors[from] + months;
}

function spanOf(months: readonly MonthNumber[]): MonthRange | null {
  const [start, end] = [months[0], months.at(-1)];
  return start === undefined || end === undefined ? null : { start, end };
}

/** The selection that names a range as a screen does; by its months where no name fits. */
export function selectionOf(
  range: MonthRange,
  { names }: Pick<PeriodDefaults, 'names'>,
  options: DateSelectionOptions,
): DateSelection {
  const { fiscalStart } = options;
  const first = fiscalYearOf(range.start, fiscalStart);
  const last = fiscalYearOf(range.end, fiscalStart);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const ytd = ytdMonths(options);
  const wholeYears = {
    start: fiscalYearRange(first, fiscalStart).start,
    end: fiscalYearRange(last, fiscalStart).end,
  };
  for (const name of names) {
    if (name === 'year-to-date' && isSameRange(range, spanOf(ytd))) {
      return { ...EMPTY_SELECTION, ytd };
    }
    if (name === 'fiscal-years' && isSameRange(range, wholeYears)) {
      return { ...EMPTY_SELECTION, years };
    }
  }
  const months = selectionOfRange(range);
  // A selector of one month or one year shows the month alone.
  const isOfYear = first === last && names.includes('fiscal-years') && !picksOne(options.mode);
  return isOfYear ? { ...months, years } : months;
}

const monthIn = (date: string | null | undefined): MonthNumber | null =>
  date ? monthOfDate(date) : null;

/**
 * The period of a screen: that of its address, else what was chosen on it before, else its
 * default. A range that the API would not answer counts as not given.
 */
export function periodOf(
  defaults: PeriodDefaults,
  { organization, data, address, remembered }: PeriodSources,
  now?: Date,
): Period {
  const fiscalStart = startOfFiscalYear(organization?.start_of_fiscal_year);
  const current = currentMonth(organization?.time_zone, now);
  const year = fiscalYearOf(current, fiscalStart);
  const last = monthIn(data?.end_date) ?? current;
  const newest = data?.newest === undefined ? last : (monthIn(data.newest) ?? current);
  const anchors: Now = { current, newest, fiscalYear: fiscalYearRange(year, fiscalStart) };
  const [start, end] = defaults.range;
  const months = { start: resolve(start, anchors), end: resolve(end, anchors) };
  const known = { start: monthIn(data?.start_date), end: monthIn(data?.end_date) };
  const defaultRange = defaults.fit?.(months, fiscalStart, known) ?? months;

  const withData = {
    start: monthIn(data?.start_date) ?? monthNumber(FIRST_YEAR_WITHOUT_DATA, 1),
    end: last,
  };
  const monthsOf = (selection: DateSelection) =>
    selectionToMonths(
      selection,
      fiscalStart,
      defaults.clipsYears ? hull(withData, defaultRange) : null,
    );
  const chosen = remembered ? monthsOf(remembered) : null;
  const range = (address && isAnswerable(address) ? address : chosen) ?? defaultRange;

  const offered = {
    'default-range': defaultRange,
    'current-month': { start: current, end: current },
    'fiscal-year': anchors.fiscalYear,
    'shown-range': range,
  };
  const bounds = hull(withData, ...defaults.offers.map((name) => offered[name]));
  const options: DateSelectionOptions = {
    mode: defaults.mode,
    fiscalStart,
    currentMonth: current,
    selectable: bounds,
    // What was chosen before is no part of it.
    all: hull(withData, defaultRange),
    defaultSelection:
      defaults.fallback === 'fiscal-year'
        ? { ...EMPTY_SELECTION, years: [year] }
        : selectionOfRange(defaultRange),
    currentYearIsYtd: defaults.currentYearIsYtd,
  };
  return {
    range,
    dates: rangeToDates(range),
    fiscalStart,
    options,
    selection:
      remembered && isSameRange(range, chosen) ? remembered : selectionOf(range, defaults, options),
    bounds,
    defaultRange,
    remembered: chosen,
    monthsOf,
  };
}
