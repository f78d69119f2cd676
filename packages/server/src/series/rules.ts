import {
  type FiscalStart,
  fiscalYearStart,
  type MonthNumber,
  type MonthRange,
  type Period,
} from '@tavoite/model';
import type { MonthlyColumn } from './codec.js';

/*
 * What a value over time means, each rule in one function. Missing is NaN throughout; `verified` is
 * 1 or 0 and is 0 wherever the value is missing.
 */

/** One entry per period. */
export interface Columns {
  readonly values: Float64Array;
  readonly verified: Uint8Array;
}

/** `flow` months are summed, of `stock` months the last known one counts. */
export type Aggregation = 'flow' | 'stock';

/**
 * A term's own months put together per range: a flow is the sum of its known months, a stock its
 * last known month; without any known month the value is missing. Verified only when every month of
 * the range is there and verified.
 */
export function foldMonths(
  column: MonthlyColumn,
  aggregation: Aggregation,
  ranges: readonly MonthRange[],
): Columns {
  const values = new Float64Array(ranges.length);
  const verified = new Uint8Array(ranges.length);
  const { firstMonth } = column;
  const lastMonth = firstMonth + column.values.length - 1;
  ranges.forEach(({ start, end }, i) => {
    let folded = Number.NaN;
    let complete = start >= firstMonth && end <= lastMonth;
    for (let month = Math.max(start, firstMonth); month <= Math.min(end, lastMonth); month += 1) {
      const value = column.values[month - firstMonth] as number;
      if (column.verified[month - firstMonth] !== 1) complete = false;
      if (Number.isNaN(value)) continue;
      folded = aggregation === 'stock' || Number.isNaN(folded) ? value : folded + value;
    }
    values[i] = Number.isFinite(folded) ? folded : Number.NaN;
    verified[i] = complete && Number.isFinite(folded) ? 1 : 0;
  });
  return { values, verified };
}

/**
 * The same over single months, where all of them are inside the column: its own memory, not to be
 * written to. Null where they do not.
 */
export function viewMonths(column: MonthlyColumn, { start, end }: MonthRange): Columns | null {
  const from = start - column.firstMonth;
  const to = end - column.firstMonth + 1;
  if (from < 0 || to > column.values.length) return null;
  return { values: column.values.subarray(from, to), verified: column.verified.subarray(from, to) };
}

/**
 * Finishes a computed column in place and says where it is verified: missing where it has inputs and
 * all of them are missing, verified only where all of them are. An input that is no known term
 * (`hasUnknownInput`) is missing everywhere.
 */
export function settleComputed(
  values: Float64Array,
  inputs: readonly Columns[],
  hasUnknownInput: boolean,
): Columns {
  const verified = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    let known = inputs.length === 0 && !hasUnknownInput;
    let allVerified = !hasUnknownInput;
    for (const input of inputs) {
      if (!Number.isNaN(input.values[i] as number)) known = true;
      if (input.verified[i] !== 1) allVerified = false;
    }
    if (!known) values[i] = Number.NaN;
    verified[i] = allVerified && !Number.isNaN(values[i] as number) ? 1 : 0;
  }
  return { values, verified };
}

/** What a cumulative value at the end of a period is made of: everything since the fiscal-year start. */
export function cumulativeRange(period: MonthRange, fiscalStart: FiscalStart): MonthRange {
  return { start: fiscalYearStart(period.end, fiscalStart), end: period.end };
}

/**
 * A running total carries on over months without values, as its parent's does, but not past the
 * organisation's data: it is missing in periods that begin after the last month in which any term
 * has a value (null: no data at all).
 */
export function endCumulative(
  columns: Columns,
  periods: readonly MonthRange[],
  lastKnown: MonthNumber | null,
): Columns {
  const beyond = periods.findIndex(({ start }) => lastKnown === null || start > lastKnown);
  if (beyond >= 0) {
    columns.values.fill(Number.NaN, beyond);
    columns.verified.fill(0, beyond);
  }
  return columns;
}

/**
 * Share of the primary parent × 100 in the same period. 100 for a root; missing where the value or
 * the parent's is missing, the parent is 0, or the term is itself a percentage.
 */
export function shareOfParent(
  own: Columns,
  parent: Columns | null,
  isPercentage: boolean,
): Columns {
  const values = new Float64Array(own.values.length);
  const verified = new Uint8Array(own.values.length);
  for (let i = 0; i < values.length; i += 1) {
    const value = own.values[i] as number;
    const whole = parent === null ? value : (parent.values[i] as number);
    const missing = isPercentage || Number.isNaN(value);
    values[i] = missing ? Number.NaN : parent === null ? 100 : percentage(value, whole);
    if (!Number.isNaN(values[i] as number) && own.verified[i] === 1)
      verified[i] = parent === null ? 1 : (parent.verified[i] as number);
  }
  return { values, verified };
}

/** Each column's share × 100 of the sum of all of them, missing values left out of the sum. */
export function sharesOfStack(stack: readonly Float64Array[]): Float64Array[] {
  const length = stack[0]?.length ?? 0;
  const sums = new Float64Array(length);
  for (const column of stack)
    for (let i = 0; i < length; i += 1) {
      const value = column[i] as number;
      if (!Number.isNaN(value)) sums[i] = (sums[i] as number) + value;
    }
  return stack.map((column) => column.map((value, i) => percentage(value, sums[i] as number)));
}

function percentage(part: number, whole: number): number {
  const share = (part / whole) * 100;
  return Number.isFinite(share) ? share : Number.NaN;
}

/**
 * Whether a running total is of a part of its period only. It starts with the fiscal year, however
 * late the range does, so it is whole as soon as it reaches the period's end.
 */
export function isTotalPartial({ end, whole }: Period): boolean {
  return end < whole.end;
}

/** Takes away what is not verified, for a read that asks for verified values only. */
export function keepVerified(columns: Columns): Columns {
  return {
    values: columns.values.map((value, i) => (columns.verified[i] === 1 ? value : Number.NaN)),
    verified: columns.verified,
  };
}

/** Whether a term is itself a percentage, so that shares of it make no sense. */
export function isPercentageUnit(unit: string | null): boolean {
  return unit?.trim() === '%';
}
