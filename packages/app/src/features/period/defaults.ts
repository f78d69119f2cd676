import type { DateSelectionMode, FiscalStart, MonthNumber, MonthRange } from '@tavoite/model';

/**
 * What a default is counted from: the current month, January or December of its calendar year, the
 * first month of its fiscal year, or the newest month with data (without any, the current one).
 */
export type Anchor = 'current-month' | 'january' | 'december' | 'fiscal-year-start' | 'newest-data';

/** A month, counted from an anchor: `['january', -6]` is half a year before January. */
export type RelativeMonth = readonly [from: Anchor, months: number];

/** How one screen chooses its period. */
export interface PeriodDefaults {
  /** What the selector lets one choose. */
  mode: DateSelectionMode;
  /** The first and last month that are shown until someone chooses. */
  range: readonly [start: RelativeMonth, end: RelativeMonth];
  /** What the default becomes where only whole quarters or years make sense; left out, it stays. */
  fit?: (
    range: MonthRange,
    fiscalStart: FiscalStart,
    data: { start: MonthNumber | null; end: MonthNumber | null },
  ) => MonthRange;
  /** How the selector names a range; the first that fits. Where none does, by its months. */
  names: readonly ('year-to-date' | 'fiscal-years')[];
  /** What the selector goes back to when the year to date is switched off. */
  fallback: 'default-range' | 'fiscal-year';
  /** What can be chosen in addition to the months with data. */
  offers: readonly ('default-range' | 'current-month' | 'fiscal-year' | 'shown-range')[];
  /** Whether the default, too, is written into the address once it is chosen. */
  isDefaultWritten: boolean;
  /** Whether the current fiscal year means the year to date. */
  currentYearIsYtd?: boolean;
  /** Whether chosen years end where the months that can be chosen do. */
  clipsYears?: boolean;
}

/** From the start of the fiscal year to the current month, in years or months of one year. */
const yearToDate: PeriodDefaults = {
  mode: 'numbers',
  range: [
    ['fiscal-year-start', 0],
    ['current-month', 0],
  ],
  names: ['year-to-date', 'fiscal-years'],
  fallback: 'fiscal-year',
  offers: ['shown-range'],
  isDefaultWritten: true,
};

/** The year to date is also what its button goes back to. */
const messages: PeriodDefaults = {
  ...yearToDate,
  mode: 'years-and-months',
  fallback: 'default-range',
  isDefaultWritten: false,
};

/** The defaults of every screen, by its name. */
export const PERIOD_DEFAULTS = {
  strategy: {
    mode: 'month-or-year',
    range: [
      ['newest-data', 0],
      ['newest-data', 0],
    ],
    names: ['year-to-date', 'fiscal-years'],
    fallback: 'default-range',
    offers: ['current-month'],
    isDefaultWritten: false,
    currentYearIsYtd: true,
  },
  /** A mapping may set another: see `rangeAround`. */
  graph: {
    ...yearToDate,
    range: [
      ['current-month', -12],
      ['current-month', 6],
    ],
  },
  numbers: yearToDate,
  logic: {
    mode: 'years-and-months',
    // As on the strategy screen.
    range: [
      ['newest-data', 0],
      ['newest-data', 0],
    ],
    names: ['fiscal-years', 'year-to-date'],
    fallback: 'default-range',
    offers: ['default-range', 'fiscal-year'],
    isDefaultWritten: false,
  },
  'data-map': {
    mode: 'years-and-months',
    range: [
      ['january', -12],
      ['current-month', 0],
    ],
    names: ['year-to-date'],
    fallback: 'default-range',
    offers: ['default-range', 'shown-range'],
    isDefaultWritten: false,
    clipsYears: true,
  },
  'monthly-figures': {
    mode: 'years-and-months',
    range: [
      ['current-month', -12],
      ['current-month', 2],
    ],
    names: ['year-to-date'],
    fallback: 'default-range',
    offers: ['default-range', 'shown-range'],
    isDefaultWritten: false,
  },
  roadmap: {
    mode: 'month-range',
    range: [
      ['january', -6],
      ['december', 6],
    ],
    names: [],
    fallback: 'default-range',
    offers: ['default-range', 'shown-range'],
    isDefaultWritten: false,
  },
  notifications: messages,
  reports: messages,
} as const satisfies Record<string, PeriodDefaults>;

/** A screen that has its own defaults. */
export type PeriodName = keyof typeof PERIOD_DEFAULTS;
