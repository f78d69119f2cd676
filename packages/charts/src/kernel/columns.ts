import { range } from 'd3-array';
import type { ChartPoint, Coverage } from '../types.js';

/** Kinds as numbers, so that a column of them is one typed array. */
export const MISSING = 0;
export const ACTUAL = 1;
export const ESTIMATE = 2;
/** Actual as far as it goes, over part of a period only: drawn open, and never called an estimate. */
export const PARTIAL = 3;

/** A series lined up with the chart's periods: one entry for each period, NaN where data is missing. */
export interface Column {
  readonly values: Float64Array;
  readonly kinds: Uint8Array;
  /** 1 where a value is of a part of its period only, whatever its kind. */
  readonly partial: Uint8Array;
}

/** The periods that a chart's series span, in order. */
export interface PeriodIndex {
  readonly months: readonly number[];
  /** Coverage of partial periods, by position. */
  readonly coverage: ReadonlyMap<number, Coverage>;
  indexOf(month: number): number;
}

type PointLists = ReadonlyArray<{ readonly points: readonly ChartPoint[] }>;

/**
 * The periods of some series: every month that any of them names and, where periods are months,
 * the months between them.
 */
export const periodIndex = (series: PointLists, fillMonths: boolean): PeriodIndex =>
  fillMonths ? allMonths(series) : namedPeriods(series);

/** Every month from the first to the last: positions are differences. */
function allMonths(series: PointLists): PeriodIndex {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const covered = new Map<number, Coverage>();
  for (const { points } of series) {
    for (const { month, coverage } of points) {
      if (!Number.isFinite(month)) continue;
      if (month < first) first = month;
      if (month > last) last = month;
      if (coverage) covered.set(month, coverage);
    }
  }
  const count = last >= first ? last - first + 1 : 0;
  return {
    months: range(first, first + count),
    coverage: new Map(Array.from(covered, ([month, coverage]) => [month - first, coverage])),
    indexOf: (month) => (month >= first && month <= last ? month - first : -1),
  };
}

/** The months that are named. */
function namedPeriods(series: PointLists): PeriodIndex {
  const named = new Map<number, Coverage | undefined>();
  for (const { points } of series) {
    for (const { month, coverage } of points) {
      if (Number.isFinite(month) && (coverage || !named.has(month))) named.set(month, coverage);
    }
  }
  const months = [...named.keys()].sort((a, b) => a - b);
  const positions = new Map(months.map((month, index) => [month, index]));
  const coverage = new Map<number, Coverage>();
  for (const [month, covered] of named) {
    const index = positions.get(month);
    if (covered && index !== undefined) coverage.set(index, covered);
  }
  return { months, coverage, indexOf: (month) => positions.get(month) ?? -1 };
}

/**
 * Lines a series up with the periods. A value that is not finite is missing; an actual
 * point of a partial period is partial; of two points in one period the later given one counts.
 */
export function columnOf(points: readonly ChartPoint[], periods: PeriodIndex): Column {
  const values = new Float64Array(periods.months.length).fill(Number.NaN);
  const kinds = new Uint8Array(periods.months.length);
  const partial = new Uint8Array(periods.months.length);
  for (const point of points) {
    const index = periods.indexOf(point.month);
    if (index < 0) continue;
    partial[index] = point.coverage ? 1 : 0;
    if (point.kind === 'missing' || !Number.isFinite(point.value)) {
      values[index] = Number.NaN;
      kinds[index] = MISSING;
      continue;
    }
    values[index] = point.value;
    kinds[index] = point.kind === 'estimate' ? ESTIMATE : point.coverage ? PARTIAL : ACTUAL;
  }
  return { values, kinds, partial };
}

/** Some series lined up: the periods of all of them, and a column for each. */
export interface Alignment {
  readonly periods: PeriodIndex;
  readonly columns: readonly Column[];
}

/** Lines series up; see `periodIndex` for `fillMonths`. */
export function align(series: PointLists, fillMonths: boolean): Alignment {
  const periods = periodIndex(series, fillMonths);
  return { periods, columns: series.map(({ points }) => columnOf(points, periods)) };
}

/** How a column reads at a period. */
export const kindName = (kind: number | undefined): 'actual' | 'estimate' | 'missing' =>
  kind === ACTUAL || kind === PARTIAL ? 'actual' : kind === ESTIMATE ? 'estimate' : 'missing';

/** Which kinds of points a series has; null when it has no data at all. */
export function kindsOf(points: readonly ChartPoint[]): 'actual' | 'estimate' | 'both' | null {
  let actual = false;
  let estimate = false;
  for (const point of points) {
    if (point.kind === 'missing' || !Number.isFinite(point.value)) continue;
    if (point.kind === 'estimate') estimate = true;
    else actual = true;
    if (actual && estimate) return 'both';
  }
  return actual ? 'actual' : estimate ? 'estimate' : null;
}
