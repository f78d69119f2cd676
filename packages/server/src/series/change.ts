import type { MonthRange } from '@tavoite/model';
import {
  evaluateFormula,
  type Formula,
  formulaKeys,
  linearFactors,
  ScratchColumns,
} from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { partsOf } from './parts.js';
import { type SingleValue, singleValue } from './reader.js';
import { Reading } from './reading.js';
import { settleComputed } from './rules.js';
import type { SeriesTerm } from './terms.js';
import { Yielder } from './yielder.js';

/** One input's part in a change. */
export interface Contribution {
  readonly key: string;
  /** null for a key that is no term. */
  readonly term: SeriesTerm | null;
  readonly now: SingleValue;
  readonly before: SingleValue;
  /** null where there is no change to share out, or no value with this input alone changed. */
  readonly value: number | null;
}

export interface Change {
  readonly now: SingleValue;
  readonly before: SingleValue;
  /** null where either value is missing. */
  readonly change: number | null;
  /** Empty for a term that is computed from nothing. */
  readonly contributions: readonly Contribution[];
  /** What the contributions leave of the change, 0 where nothing but rounding; null without one. */
  readonly interaction: number | null;
}

/** A remainder of a change smaller than this share of the values it comes from is rounding. */
const ROUNDING = 1e-12;
/** Inputs recomputed side by side; bounds the memory that formulas over many terms take. */
const INPUTS_AT_A_TIME = 64;

const MISSING: SingleValue = { value: null, isVerified: false };

/**
 * Why a term's value differs between two periods: for each term that it is computed from, what the
 * change would be had only that one changed. Formulas that only add up share the change out without
 * a rest, and a missing value counts as nothing in them. In all others each input in turn takes its
 * new value while the rest keep their old ones, and what comes of several changing together is the
 * interaction.
 */
export async function readChange(
  series: OrganizationSeries,
  term: SeriesTerm,
  { range, compared }: { readonly range: MonthRange; readonly compared: MonthRange },
): Promise<Change> {
  const yielder = new Yielder();
  const formula = partsOf(term);
  const keys = formula === null ? [] : formulaKeys(formula);
  const reading = await Reading.of(
    series,
    [term, ...series.termsOf(keys)],
    [range, compared],
    yielder,
  );
  const valuesOf = (of: SeriesTerm) => {
    const columns = reading.columnsOf(of);
    return { now: singleValue(columns, 0), before: singleValue(columns, 1) };
  };
  const { now, before } = valuesOf(term);
  const inputs = keys.map((key) => {
    const input = series.term(key) ?? null;
    return { key, term: input, ...(input ? valuesOf(input) : { now: MISSING, before: MISSING }) };
  });
  const change = changeOf(now.value, before.value);
  const shares = await sharesOf(change, formula, inputs, before.value, yielder);
  return {
    now,
    before,
    change,
    contributions: inputs.map((input, i) => ({ ...input, value: shares.values[i] ?? null })),
    interaction: shares.interaction,
  };
}

type Input = Omit<Contribution, 'value'>;
type Values = readonly (number | null)[];

function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before;
}

async function sharesOf(
  change: number | null,
  formula: Formula | null,
  inputs: readonly Input[],
  before: number | null,
  yielder: Yielder,
): Promise<{ values: Values; interaction: number | null }> {
  if (change === null || before === null) return { values: [], interaction: null };
  if (formula === null) return { values: [], interaction: 0 };
  const exact = linearContributions(formula, inputs);
  if (exact !== null) return { values: exact, interaction: 0 };
  const values = await singleChanges(formula, inputs, before, yielder);
  return { values, interaction: restOf(change, values, Math.abs(before)) };
}

function linearContributions(formula: Formula, inputs: readonly Input[]): number[] | null {
  const factors = linearFactors(formula);
  return (
    factors &&
    inputs.map(
      ({ key, now, before }) => (factors.get(key) ?? 0) * ((now.value ?? 0) - (before.value ?? 0)),
    )
  );
}

/** The formula's value with each input alone changed, less its value before. */
async function singleChanges(
  formula: Formula,
  inputs: readonly Input[],
  before: number,
  yielder: Yielder,
): Promise<(number | null)[]> {
  const width = Math.min(INPUTS_AT_A_TIME, inputs.length);
  // Every entry is one try: the values before, but for the one input that it changes.
  const columns = inputs.map((input) => ({
    values: new Float64Array(width).fill(input.before.value ?? Number.NaN),
    verified: new Uint8Array(width),
  }));
  const byKey = new Map(inputs.map(({ key }, at) => [key, columns[at]?.values]));
  const scratch = new ScratchColumns(width);
  const changes: (number | null)[] = [];
  for (let from = 0; from < inputs.length; from += width) {
    if (yielder.due) await yielder.rest();
    const tried = inputs.slice(from, from + width);
    const put = (pick: (input: Input) => number | null) => {
      for (const [at, input] of tried.entries())
        byKey.get(input.key)?.fill(pick(input) ?? Number.NaN, at, at + 1);
    };
    put(({ now }) => now.value);
    const recomputed = settleComputed(
      evaluateFormula(formula, (key) => byKey.get(key), scratch),
      columns,
      false,
    );
    put((input) => input.before.value);
    for (const at of tried.keys()) {
      const { value } = singleValue(recomputed, at);
      changes.push(value === null ? null : value - before);
    }
  }
  return changes;
}

/** The change minus its parts; 0 if the remainder is only rounding for numbers of that size. */
function restOf(change: number, parts: Values, size: number): number {
  const sum = (values: Values) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const rest = change - sum(parts);
  const sizes = sum(parts.map((part) => Math.abs(part ?? 0)));
  return Math.abs(rest) <= (size + Math.abs(change) + sizes) * ROUNDING ? 0 : rest;
}
