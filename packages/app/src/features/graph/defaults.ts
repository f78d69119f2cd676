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

/** What a graph has for its months in a window of the width of a tablet, and of a phone, in pixels. */
const PLOT_PX = { medium: 640, narrow: 240 };
/** A bar with its share of the room between months: below it, bars of several series are hard to tell apart. */
const BAR_PX = 11;

/** How many months of bars are read well in a window, by how many stand side by side. */
export const readableMonths = (
  barColumns: number,
  window: keyof typeof PLOT_PX = 'medium',
): number =>
  barColumns === 0 ? Number.POSITIVE_INFINITY : Math.floor(PLOT_PX[window] / (barColumns * BAR_PX));

/**
 * On a phone there is room for the current month and a year before it, whose first is the same of last
 * year; for less where bars would be hairlines, though not for less than half a year.
 */
function narrowMonths(most: number): PeriodDefaults['range'] {
  const past = Math.min(FISCAL_YEAR_MONTHS, Math.max(FISCAL_YEAR_MONTHS / 2, most) - 1);
  return [
    ['current-month', -past],
    ['current-month', 0],
  ];
}

/** Fewer past months where all have no room, though not less than a year of them. */
function pastMonths(past: number, future: number, most: number): number {
  return Math.min(past, Math.max(FISCAL_YEAR_MONTHS, most - 1 - future));
}

/**
 * What a graph shows until someone chooses: its mapping's months around the current one, or the whole
 * quarters or years of them. A part of a period is shown only to those who chose it.
 * @param mostMonths as many as have room; there is always a year of past ones, on a phone half of one
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
      ? narrowMonths(mostMonths)
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
