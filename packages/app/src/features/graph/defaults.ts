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

/**
 * What a graph shows until someone chooses: its mapping's months around the current one, or the whole
 * quarters or years of them. A part of a period is shown only to those who chose it.
 */
export const graphDefaults = (
  { past_months = -PAST_MONTHS, future_months = FUTURE_MONTHS }: GraphLevelProperties,
  grouping: TimeGrouping,
  isNarrow: boolean,
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
          ['current-month', -wholeMonths(past_months)],
          ['current-month', wholeMonths(future_months)],
        ],
});
