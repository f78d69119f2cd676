import type { MonthNumber, MonthRange } from '@tavoite/model';
import { evaluateFormula, type Formula, formulaKeys, ScratchColumns } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { type Columns, foldMonths, settleComputed, viewMonths } from './rules.js';
import type { SeriesTerm } from './terms.js';
import type { Yielder } from './yielder.js';

/** Terms between two looks at the clock. */
const TERMS_PER_LOOK = 32;

/**
 * Terms evaluated over ranges of months, one entry per range. Every read of values is one: months
 * are ranges of one month, groups ranges of several, a running total ranges that share their start,
 * a headline figure one range. Terms with their own months are folded over each range and
 * formulas computed from the folded inputs, so that a ratio's year is the ratio of the years.
 */
export class Reading {
  private readonly columns = new Map<SeriesTerm, Columns>();
  private readonly scratch: ScratchColumns;
  private readonly missing: Columns;
  /** Set when the ranges are the single months of this one. */
  private readonly months: MonthRange | null;

  private constructor(
    private readonly series: OrganizationSeries,
    readonly ranges: readonly MonthRange[],
  ) {
    this.scratch = new ScratchColumns(ranges.length);
    this.months = singleMonths(ranges);
    this.missing = {
      values: new Float64Array(ranges.length).fill(Number.NaN),
      verified: new Uint8Array(ranges.length),
    };
  }

  /** Evaluates the terms, and what they are computed from, over the ranges. */
  static async of(
    series: OrganizationSeries,
    terms: Iterable<SeriesTerm>,
    ranges: readonly MonthRange[],
    yielder: Yielder,
  ): Promise<Reading> {
    const reading = new Reading(series, ranges);
    for (const [i, term] of inEvaluationOrder(terms).entries()) {
      if (i % TERMS_PER_LOOK === 0 && yielder.due) await yielder.rest();
      reading.columns.set(term, reading.compute(term));
    }
    return reading;
  }

  /** The columns of one of the terms read; not to be written to. */
  columnsOf(term: SeriesTerm): Columns {
    return this.columns.get(term) ?? this.missing;
  }

  /** Evaluates a formula whose terms were read. The columns are the caller's own. */
  evaluate(formula: Formula): Columns {
    const inputs = formulaKeys(formula).map((key) => this.series.term(key));
    const known = inputs.filter((term) => term !== undefined);
    return this.settle(formula, known, known.length < inputs.length);
  }

  private compute(term: SeriesTerm): Columns {
    if (term.computedBy !== null)
      return this.settle(term.computedBy, term.inputs, term.hasUnknownInput);
    if (term.column === null) return this.missing;
    const view = this.months === null ? null : viewMonths(term.column, this.months);
    return view ?? foldMonths(term.column, term.row.aggregation, this.ranges);
  }

  private settle(
    formula: Formula,
    inputs: readonly SeriesTerm[],
    hasUnknownInput: boolean,
  ): Columns {
    const columnOf = (key: string) => {
      const term = this.series.term(key);
      return term === undefined ? undefined : this.columns.get(term)?.values;
    };
    return settleComputed(
      evaluateFormula(formula, columnOf, this.scratch),
      inputs.map((input) => this.columnsOf(input)),
      hasUnknownInput,
    );
  }
}

/** Terms that are evaluated to read the given ones: themselves and all they are computed from. */
export function countEvaluated(terms: Iterable<SeriesTerm>): number {
  return inEvaluationOrder(terms).length;
}

/** The terms and all they are computed from, inputs first; those on a circular reference left out. */
function inEvaluationOrder(terms: Iterable<SeriesTerm>): SeriesTerm[] {
  const found = new Set(terms);
  // A set may grow while it is walked: every input is reached once.
  for (const term of found) for (const input of term.inputs) found.add(input);
  return [...found]
    .filter((term) => term.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}

/** The terms that formulas name and that exist. */
export function termsOfFormulas(
  series: OrganizationSeries,
  formulas: Iterable<Formula>,
): SeriesTerm[] {
  const keys: string[] = [];
  for (const formula of formulas) keys.push(...formulaKeys(formula));
  return series.termsOf(keys);
}

/** The range that the ranges are the single months of; null when they are not. */
function singleMonths(ranges: readonly MonthRange[]): MonthRange | null {
  const first = ranges[0]?.start;
  if (first === undefined) return null;
  const single = ranges.every(({ start, end }, i) => start === end && start === first + i);
  return single ? { start: first, end: first + ranges.length - 1 } : null;
}

/** One range per month. */
export function monthRanges({ start, end }: MonthRange): MonthRange[] {
  return Array.from({ length: end - start + 1 }, (_, i): MonthRange => {
    const month: MonthNumber = start + i;
    return { start: month, end: month };
  });
}
