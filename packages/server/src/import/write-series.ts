import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import { series } from '../db/schema/index.js';
import { type MonthlyColumn, packSeries, unpackSeries } from '../series/codec.js';
import type { GivenMonths } from './given-months.js';
import type { OrganizationPlan } from './plan.js';
import { upsert } from './upsert.js';
import { type Ids, idOf } from './write-people.js';

/** Series that one statement reads or writes. */
const SERIES_PER_STATEMENT = 500;

/** The stored months with the given ones in their places. */
export function mergeMonths(stored: MonthlyColumn | undefined, given: GivenMonths): MonthlyColumn {
  const { start: first, end: last } = given.range;
  const storedLength = stored?.values.length ?? 0;
  const firstMonth =
    stored !== undefined && storedLength > 0 ? Math.min(stored.firstMonth, first) : first;
  const lastStored = stored === undefined ? last : stored.firstMonth + storedLength - 1;
  const length = Math.max(last, lastStored) - firstMonth + 1;
  const values = new Float64Array(length).fill(Number.NaN);
  const verified = new Uint8Array(length);
  if (stored !== undefined && storedLength > 0) {
    values.set(stored.values, stored.firstMonth - firstMonth);
    verified.set(stored.verified, stored.firstMonth - firstMonth);
  }
  for (const { month, value, verified: isVerified } of given) {
    values[month - firstMonth] = value ?? Number.NaN;
    verified[month - firstMonth] = value !== null && isVerified ? 1 : 0;
  }
  return { firstMonth, values, verified };
}

/** Writes an organisation's part of `data.csv`. @returns how many months were given */
export async function writeSeries(
  tx: Queries,
  organizationId: number,
  { data }: OrganizationPlan,
  termIds: Ids,
): Promise<number> {
  const given = [...data].map(([key, { months }]) => ({ termId: idOf(termIds, key), months }));
  let count = 0;
  for (let start = 0; start < given.length; start += SERIES_PER_STATEMENT) {
    const slice = given.slice(start, start + SERIES_PER_STATEMENT);
    const ofSlice = (ids: readonly number[]) =>
      and(eq(series.organizationId, organizationId), inArray(series.termId, [...ids]));
    const stored = await tx
      .select()
      .from(series)
      .where(ofSlice(slice.map(({ termId }) => termId)));
    const columns = new Map(stored.map((row) => [row.termId, unpackSeries(row)]));
    const packed = slice.map(({ termId, months }) => {
      count += [...months].length;
      return { termId, ...packSeries(mergeMonths(columns.get(termId), months)) };
    });
    const empty = packed.filter(({ values }) => values.length === 0);
    if (empty.length > 0) {
      await tx.delete(series).where(ofSlice(empty.map(({ termId }) => termId)));
    }
    const full = packed.filter(({ values }) => values.length > 0);
    await upsert(
      tx,
      series,
      ['organizationId', 'termId'],
      full.map(({ termId, firstMonth, values, verified }) => ({
        organizationId,
        termId,
        firstMonth,
        values,
        verified,
      })),
    );
  }
  return count;
}
