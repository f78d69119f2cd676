import {
  type DataGrouping,
  groupRange,
  type MonthNumber,
  type MonthRange,
  type Period,
  type TimeGrouping,
  yearBefore,
} from '@tavoite/model';
import type { Formula } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { monthRanges, Reading, termsOfFormulas } from './reading.js';
import {
  type Columns,
  cumulativeRange,
  endCumulative,
  isTotalPartial,
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
  /** With percentages: those of additional parents, too. */
  readonly withAdditionalParents?: boolean;
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
  /** The same of each additional parent; empty when not asked for. */
  readonly additional: readonly { readonly parent: SeriesTerm; readonly share: Columns }[];
}

export interface DataAnswer {
  /** Empty when the range is too short for the grouping. */
  readonly periods: readonly Period[];
  /** One entry per period: whether its running total is of a part of it only. */
  readonly totalsPartial: readonly boolean[];
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
  request: DataRequest,
): Promise<DataAnswer> {
  const { terms, range, grouping, withPercentage, onlyVerified } = request;
  const yielder = new Yielder();
  const periods = groupRange(range, grouping, series.fiscalStart);
  const additionalOf = (term: SeriesTerm) =>
    withPercentage && request.withAdditionalParents ? additionalParents(series, term) : [];
  const parents = withPercentage
    ? terms.flatMap((term) => [...(term.parent ? [term.parent] : []), ...additionalOf(term)])
    : [];
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
      additional: additionalOf(term).map((above) => ({
        parent: above,
        share: finish(shareOfParent(own, reading.columnsOf(above), term.isPercentage)),
      })),
    });
  }
  return { periods, totalsPartial: periods.map(isTotalPartial), columns };
}

/** The parents of a term other than its primary one, as in the tree. */
function additionalParents(series: OrganizationSeries, term: SeriesTerm): SeriesTerm[] {
  return [...new Set(term.row.additionalParents)].flatMap((id) => {
    const parent = series.termById(id);
    return parent === undefined || parent === term || parent === term.parent ? [] : parent;
  });
}

/** Values of terms whose newest verified month is the same. */
export interface VerifiedData extends DataAnswer {
  /** That month. */
  readonly end: MonthNumber;
}

/**
 * The same as `readData`, of each term only as far as it is verified: from the start of the range to
 * its newest verified month. One answer for the terms that end in the same month; a term without a
 * verified month is in none.
 */
export async function readVerifiedData(
  series: OrganizationSeries,
  request: DataRequest,
): Promise<VerifiedData[]> {
  const { terms, range } = request;
  const months = await readMonths(series, terms, range);
  const byEnd = new Map<MonthNumber, SeriesTerm[]>();
  for (const term of terms) {
    const newest = months.columnsOf(term).verified.lastIndexOf(1);
    if (newest < 0) continue;
    const end = range.start + newest;
    byEnd.set(end, [...(byEnd.get(end) ?? []), term]);
  }
  const answers: VerifiedData[] = [];
  for (const [end, ending] of byEnd) {
    const until = { ...request, terms: ending, range: { start: range.start, end } };
    answers.push({ end, ...(await readData(series, until)) });
  }
  return answers;
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

/** Terms over a whole range, and over the same months a year before: two periods, in this order. */
export function readWithYearBefore(
  series: OrganizationSeries,
  terms: Iterable<SeriesTerm>,
  range: MonthRange,
  yielder = new Yielder(),
): Promise<Reading> {
  return Reading.of(series, terms, [range, yearBefore(range)], yielder);
}
