import {
  type DataGrouping,
  groupRange,
  type MonthRange,
  type Period,
  type TimeGrouping,
} from '@tavoite/model';
import type { Formula } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { monthRanges, Reading, termsOfFormulas } from './reading.js';
import {
  type Columns,
  cumulativeRange,
  endCumulative,
  keepVerified,
  shareOfParent,
  sharesOfStack,
} from './rules.js';
import type { SeriesTerm } from './terms.js';
import { Yielder } from './yielder.js';

/*
 * The one reader: every value that the product shows, over months, groups, running totals, whole
 * periods and shares, comes from these functions.
 */

export interface DataRequest {
  readonly terms: readonly SeriesTerm[];
  readonly range: MonthRange;
  readonly grouping: DataGrouping;
  readonly withPercentage: boolean;
  /** Answers values that are not verified as missing. */
  readonly onlyVerified: boolean;
}

/** One term's columns, one entry per period. */
export interface TermColumns {
  readonly term: SeriesTerm;
  readonly own: Columns;
  /** Running totals from the fiscal-year start to the end of each period. */
  readonly cumulative: Columns;
  /** Shares of the primary parent × 100; null when not asked for. */
  readonly percentage: Columns | null;
}

export interface DataAnswer {
  /** Empty when the range is too short for the grouping. */
  readonly periods: readonly Period[];
  readonly columns: readonly TermColumns[];
}

function readCumulative(
  series: OrganizationSeries,
  terms: readonly SeriesTerm[],
  periods: readonly Period[],
  yielder: Yielder,
): Promise<Reading> {
  const ranges = periods.map((period) => cumulativeRange(period, series.fiscalStart));
  return Reading.of(series, terms, ranges, yielder);
}

function cumulativeColumns(
  series: OrganizationSeries,
  reading: Reading,
  term: SeriesTerm,
  periods: readonly Period[],
): Columns {
  const { values, verified } = reading.columnsOf(term);
  const own = { values: values.slice(), verified: verified.slice() };
  return endCumulative(own, periods, series.lastKnown);
}

/** Values of terms per month, quarter or fiscal year, or over the whole range. */
export async function readData(
  series: OrganizationSeries,
  { terms, range, grouping, withPercentage, onlyVerified }: DataRequest,
): Promise<DataAnswer> {
  const yielder = new Yielder();
  const periods = groupRange(range, grouping, series.fiscalStart);
  const parents = withPercentage ? terms.flatMap(({ parent }) => parent ?? []) : [];
  const reading = await Reading.of(series, [...terms, ...parents], periods, yielder);
  const cumulated = await readCumulative(series, terms, periods, yielder);
  const finish = (columns: Columns) => (onlyVerified ? keepVerified(columns) : columns);
  const columns: TermColumns[] = [];
  for (const term of terms) {
    if (yielder.due) await yielder.rest();
    const own = reading.columnsOf(term);
    const parent = term.parent === null ? null : reading.columnsOf(term.parent);
    columns.push({
      term,
      own: finish(own),
      cumulative: finish(cumulativeColumns(series, cumulated, term, periods)),
      percentage: withPercentage ? finish(shareOfParent(own, parent, term.isPercentage)) : null,
    });
  }
  return { periods, columns };
}

export interface StackRequest {
  /** Each with the name of the stack that it belongs to. */
  readonly members: readonly { readonly term: SeriesTerm; readonly stack: string }[];
  readonly range: MonthRange;
  readonly grouping: TimeGrouping;
  readonly cumulative: boolean;
}

export interface StackShares {
  readonly periods: readonly Period[];
  /** One share per period. */
  readonly shares: readonly { readonly term: SeriesTerm; readonly values: Float64Array }[];
}

/** Each member's share × 100 of its stack, per period. */
export async function readStackShares(
  series: OrganizationSeries,
  { members, range, grouping, cumulative }: StackRequest,
): Promise<StackShares> {
  const yielder = new Yielder();
  const periods = groupRange(range, grouping, series.fiscalStart);
  const terms = members.map(({ term }) => term);
  const reading = cumulative
    ? await readCumulative(series, terms, periods, yielder)
    : await Reading.of(series, terms, periods, yielder);
  const valuesOf = (term: SeriesTerm) =>
    (cumulative ? cumulativeColumns(series, reading, term, periods) : reading.columnsOf(term))
      .values;
  const byTerm = new Map<SeriesTerm, Float64Array>();
  for (const stack of new Set(members.map((member) => member.stack))) {
    const stacked = members.filter((member) => member.stack === stack).map(({ term }) => term);
    const shares = sharesOfStack(stacked.map(valuesOf));
    for (const [i, term] of stacked.entries()) byTerm.set(term, shares[i] ?? new Float64Array());
  }
  const shares = terms.map((term) => ({ term, values: byTerm.get(term) ?? new Float64Array() }));
  return { periods, shares };
}

/** A single value; `value` is null when missing. */
export interface SingleValue {
  readonly value: number | null;
  readonly isVerified: boolean;
}

export interface SingleValueRequest {
  readonly formula: Formula;
  readonly range: MonthRange;
}

/**
 * Formulas over whole periods, each one single value, in the order asked: headline figures and
 * targets.
 */
export async function readSingleValues(
  series: OrganizationSeries,
  requests: readonly SingleValueRequest[],
): Promise<SingleValue[]> {
  const ranges = new Map<string, { range: MonthRange; index: number }>();
  const indexes = requests.map(({ range }) => {
    const name = `${range.start}-${range.end}`;
    const known = ranges.get(name) ?? { range, index: ranges.size };
    ranges.set(name, known);
    return known.index;
  });
  const yielder = new Yielder();
  const reading = await Reading.of(
    series,
    termsOfFormulas(
      series,
      requests.map(({ formula }) => formula),
    ),
    [...ranges.values()].map(({ range }) => range),
    yielder,
  );
  const answers: SingleValue[] = [];
  for (const [i, { formula }] of requests.entries()) {
    if (yielder.due) await yielder.rest();
    answers.push(singleValue(reading.evaluate(formula), indexes[i] ?? 0));
  }
  return answers;
}

/** One entry of a column; NaN becomes null. */
export function singleValue({ values, verified }: Columns, index: number): SingleValue {
  const value = values[index] ?? Number.NaN;
  return { value: Number.isNaN(value) ? null : value, isVerified: verified[index] === 1 };
}

/** Terms month by month, for the data map and for graphs of targets. */
export function readMonths(
  series: OrganizationSeries,
  terms: Iterable<SeriesTerm>,
  range: MonthRange,
  yielder = new Yielder(),
): Promise<Reading> {
  return Reading.of(series, terms, monthRanges(range), yielder);
}
