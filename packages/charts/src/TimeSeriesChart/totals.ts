import { ACTUAL, type Column, ESTIMATE, MISSING, PARTIAL } from '../kernel/columns.js';
import { clean } from '../kernel/ticks.js';
import type { AxisSide, ChartSeries } from '../types.js';

/** A series of a stack, lined up with the chart's periods. */
interface Part {
  readonly config: ChartSeries;
  readonly column: Column;
  readonly axis: AxisSide;
}

/** What the parts of a stack come to together. */
export interface StackTotal {
  /** Unique in its chart, and no series'. */
  readonly key: string;
  /** The series that it sums up. */
  readonly parts: readonly Part[];
  readonly column: Column;
  readonly axis: AxisSide;
  /** How it is written: as its parts are. */
  readonly config: Pick<ChartSeries, 'unit' | 'decimals'>;
}

/**
 * The sum of some columns in each period. As in the stack itself, a missing part is left out; the sum
 * is an estimate where any part is.
 */
export function sumColumns(columns: readonly Column[], length: number): Column {
  const values = new Float64Array(length).fill(Number.NaN);
  const kinds = new Uint8Array(length);
  const partial = new Uint8Array(length);
  for (let i = 0; i < length; i += 1) {
    const known = columns.filter((column) => column.kinds[i] !== MISSING);
    if (known.length === 0) continue;
    values[i] = clean(known.reduce((sum, column) => sum + (column.values[i] ?? 0), 0));
    const has = (kind: number) => known.some((column) => column.kinds[i] === kind);
    kinds[i] = has(ESTIMATE) ? ESTIMATE : has(PARTIAL) ? PARTIAL : ACTUAL;
    partial[i] = known.some((column) => column.partial[i] === 1) ? 1 : 0;
  }
  return { values, kinds, partial };
}

/**
 * The total of a stack; null where there is nothing to add up: of a single part, or of several units.
 * Targets that are stacked are not part of what they are aimed at by.
 */
export function stackTotal(
  key: string,
  members: readonly Part[],
  length: number,
): StackTotal | null {
  const parts = members.filter(({ config }) => config.targetOf === undefined);
  const [first] = parts;
  if (!first || parts.length < 2) return null;
  const { unit } = first.config;
  if (parts.some(({ config }) => config.unit !== unit)) return null;
  const decimals = parts.flatMap(({ config }) => config.decimals ?? []);
  return {
    key: `total/${key}`,
    parts,
    column: sumColumns(
      parts.map(({ column }) => column),
      length,
    ),
    axis: first.axis,
    config: { unit, decimals: decimals.length === 0 ? undefined : Math.max(...decimals) },
  };
}

/** Series with the total of their stack after the last of them. */
export const withTotals = <Series extends Part>({
  series,
  totals,
}: {
  readonly series: readonly Series[];
  readonly totals: readonly StackTotal[];
}): (Series | StackTotal)[] =>
  series.flatMap((one) => [one, ...totals.filter(({ parts }) => parts.at(-1) === one)]);

export const isTotal = (one: Part | StackTotal): one is StackTotal => 'parts' in one;

/** The name of a total: one of several says of what it is. */
export const totalTitle = (
  { parts }: StackTotal,
  { totals }: { readonly totals: readonly StackTotal[] },
  word: string,
): string =>
  totals.length < 2 ? word : `${word}: ${parts.map(({ config }) => config.title).join(', ')}`;
