import type { MonthNumber, MonthRange } from '@tavoite/model';
import type { Formula } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { readMonths } from './reader.js';
import { termsOfFormulas } from './reading.js';
import type { Columns } from './rules.js';
import type { SeriesTerm } from './terms.js';
import { Yielder } from './yielder.js';

/** The months in which any of the terms or their inputs has a value; null without data. */
export function knownSpan(terms: Iterable<SeriesTerm>): MonthRange | null {
  return spanOf(
    [...terms].map(({ firstKnown, lastKnown }) =>
      firstKnown === null || lastKnown === null ? null : { start: firstKnown, end: lastKnown },
    ),
  );
}

/**
 * First and last month with raw data, of the terms and everything they are computed from; with
 * `onlyVerified` of verified data. Null without any.
 */
export function rawDataSpan(
  terms: Iterable<SeriesTerm>,
  { onlyVerified }: { readonly onlyVerified: boolean },
): MonthRange | null {
  const found = new Set(terms);
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  // A set may grow while it is walked: every input is reached once.
  for (const term of found) {
    for (const input of term.inputs) found.add(input);
    if (term.column === null) continue;
    const { firstMonth, values, verified } = term.column;
    const counts = (i: number) =>
      onlyVerified ? verified[i] === 1 : !Number.isNaN(values[i] as number);
    for (let i = 0; i < values.length && firstMonth + i < start; i += 1)
      if (counts(i)) start = firstMonth + i;
    for (let i = values.length - 1; i >= 0 && firstMonth + i > end; i -= 1)
      if (counts(i)) end = firstMonth + i;
  }
  return start <= end ? { start, end } : null;
}

/**
 * First and last month in which each term has a value, with `onlyVerified` a verified one; null for
 * a term without.
 */
export async function readTimelines(
  series: OrganizationSeries,
  terms: readonly SeriesTerm[],
  { onlyVerified }: { readonly onlyVerified: boolean },
): Promise<(MonthRange | null)[]> {
  const span = knownSpan(terms);
  if (span === null) return terms.map(() => null);
  const reading = await readMonths(series, terms, span);
  return terms.map((term) => {
    const { values, verified } = reading.columnsOf(term);
    const counts = (value: number, i: number) =>
      onlyVerified ? verified[i] === 1 : !Number.isNaN(value);
    const first = values.findIndex(counts);
    const last = values.findLastIndex(counts);
    return first < 0 ? null : { start: span.start + first, end: span.start + last };
  });
}

/** From the first start to the last end of the ranges; null without any. */
export function spanOf(ranges: readonly (MonthRange | null)[]): MonthRange | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  return known.reduce((span, { start, end }) => ({
    start: Math.min(span.start, start),
    end: Math.max(span.end, end),
  }));
}

/**
 * The newest month in which each formula's value is verified, else the newest with a value; null
 * without data.
 */
export async function readNewestMonths(
  series: OrganizationSeries,
  formulas: readonly Formula[],
): Promise<(MonthNumber | null)[]> {
  const terms = termsOfFormulas(series, formulas);
  const span = knownSpan(terms);
  if (span === null) return formulas.map(() => null);
  const yielder = new Yielder();
  const reading = await readMonths(series, terms, span, yielder);
  const newest: (MonthNumber | null)[] = [];
  for (const formula of formulas) {
    if (yielder.due) await yielder.rest();
    const index = newestIndex(reading.evaluate(formula));
    newest.push(index < 0 ? null : span.start + index);
  }
  return newest;
}

function newestIndex({ values, verified }: Columns): number {
  const verifiedIndex = verified.lastIndexOf(1);
  return verifiedIndex >= 0 ? verifiedIndex : values.findLastIndex((value) => !Number.isNaN(value));
}
