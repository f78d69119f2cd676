import {
  FISCAL_YEAR_MONTHS,
  type GraphLevelProperties,
  isAnswerable,
  MAX_RANGE_MONTHS,
  type TimeGrouping,
  wholePeriods,
} from '@tavoite/model';
import { PERIOD_DEFAULTS, type PeriodDefaults } from '../period/index.js';

const [[, PAST_MONTHS], [, FUTURE_MONTHS]] = PERIOD_DEFAULTS.graph.range;

/** A mapping's number of months as a distance from now that the API can still answer. */
const wholeMonths = (months: number): number =>
  Math.min(MAX_RANGE_MONTHS / 2 - 1, Math.max(0, Math.trunc(months)));

/** On a phone there is room for the current month and a year before it, whose first is the same of last year. */
const NARROW_MONTHS: PeriodDefaults['range'] = [
  ['current-month', -FISCAL_YEAR_MONTHS],
  ['current-month', 0],
];

/** What a graph has for its months in a window of the width of a tablet, in pixels. */
const MEDIUM_PLOT_PX = 640;
/** A bar with its share of the room between months: below it, bars of several series are hard to tell apart. */
const BAR_PX = 11;

/** How many months of bars are read well in a window of the width of a tablet, by how many stand side by side. */
export const readableMonths = (barColumns: number): number =>
  barColumns === 0 ? Number.POSITIVE_INFINITY : Math.floor(MEDIUM_PLOT_PX / (barColumns * BAR_PX));

/** Fewer past months where all have no room, though not less than a year of them. */
function pastMonths(past: number, future: number, most: number): number {
  return Math.min(past, Math.max(FISCAL_YEAR_MONTHS, most - 1 - future));
}

/**
 * What a graph shows until someone chooses: its mapping's months around the current one, or the whole
 * quarters or years of them. A part of a period is shown only to those who chose it.
 * @param mostMonths as many as have room; there is always a year of past ones
 */
export const graphDefaults = (
  { past_months = -PAST_MONTHS, future_months = FUTURE_MONTHS }: GraphLevelProperties,
  grouping: TimeGrouping,
  isNarrow: boolean,
  mostMonths = Number.POSITIVE_INFINITY,
): PeriodDefaults => ({
  ...PERIOD_DEFAULTS.graph,
  fit: (range, fiscalStart, data) => {
    const whole = wholePeriods(range, grouping, fiscalStart, data);
    return isAnswerable(whole) ? whole : range;
  },
  range:
    isNarrow && grouping === 'month'
      ? NARROW_MONTHS
      : [
          [
            'current-month',
            -(grouping === 'month'
              ? pastMonths(wholeMonths(past_months), wholeMonths(future_months), mostMonths)
              : wholeMonths(past_months)),
          ],
          ['current-month', wholeMonths(future_months)],
        ],
});
