import {
  FISCAL_YEAR_MONTHS,
  type GraphLevelProperties,
  isAnswerable,
  MAX_RANGE_MONTHS,
  type TimeGrouping,
  type Timespan,
  wholePeriods,
} from '@tavoite/model';
import { PERIOD_DEFAULTS, type PeriodDefaults } from '../period/index.js';

const [[, PAST_MONTHS], [, FUTURE_MONTHS]] = PERIOD_DEFAULTS.graph.range;

/** A mapping's number of months as a distance from now that the API can still answer. */
const wholeMonths = (months: number): number =>
  Math.min(MAX_RANGE_MONTHS / 2 - 1, Math.max(0, Math.trunc(months)));

/** On a phone there is room for a year of months, the current one and those before it. */
const NARROW_MONTHS: PeriodDefaults['range'] = [
  ['current-month', 1 - FISCAL_YEAR_MONTHS],
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

/** From the first to the last month in which any of the terms has a value. */
export function dataOf(timelines: readonly Timespan[]): Timespan {
  const known = timelines.filter(({ start_date, end_date }) => start_date && end_date);
  const starts = known.flatMap(({ start_date }) => start_date ?? []).sort();
  const ends = known.flatMap(({ end_date }) => end_date ?? []).sort();
  return { start_date: starts[0] ?? null, end_date: ends.at(-1) ?? null };
}
