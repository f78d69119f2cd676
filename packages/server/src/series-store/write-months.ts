import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import { series } from '../db/schema/index.js';
import { upsert } from '../db/upsert.js';
import { type MonthlyColumn, packSeries, unpackSeries } from '../series/codec.js';
import type { GivenMonths } from './given-months.js';

/** Series that one statement reads or writes. */
const SERIES_PER_STATEMENT = 500;
/** Of PostgreSQL's advisory locks with two numbers, of which the other is the organisation. */
const FIGURES_LOCK = 74_827;

/**
 * Until the transaction ends, no one else writes figures of the organisation: the months of a term
 * are one value, so whoever writes one month has read all the others before.
 */
export async function lockFigures(tx: Queries, organizationId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${FIGURES_LOCK}, ${organizationId})`);
}

/** The stored months with the given ones in their places. */
function mergeMonths(stored: MonthlyColumn | undefined, given: GivenMonths): MonthlyColumn {
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

/** The stored months of terms, by term id; terms without any are left out. */
export async function readMonths(
  tx: Queries,
  organizationId: number,
  termIds: readonly number[],
): Promise<Map<number, MonthlyColumn>> {
  const columns = new Map<number, MonthlyColumn>();
  for (let start = 0; start < termIds.length; start += SERIES_PER_STATEMENT) {
    const ids = termIds.slice(start, start + SERIES_PER_STATEMENT);
    const rows = await tx
      .select()
      .from(series)
      .where(and(eq(series.organizationId, organizationId), inArray(series.termId, [...ids])));
    for (const row of rows) columns.set(row.termId, unpackSeries(row));
  }
  return columns;
}

/** Writes the given months of terms, by term id; all others stay. */
export async function writeMonths(
  tx: Queries,
  organizationId: number,
  given: ReadonlyMap<number, GivenMonths>,
): Promise<void> {
  const stored = await readMonths(tx, organizationId, [...given.keys()]);
  const packed = [...given].map(([termId, months]) => ({
    termId,
    ...packSeries(mergeMonths(stored.get(termId), months)),
  }));
  const empty = packed.filter(({ values }) => values.length === 0).map(({ termId }) => termId);
  if (empty.length > 0) {
    await tx
      .delete(series)
      .where(and(eq(series.organizationId, organizationId), inArray(series.termId, empty)));
  }
  const full = packed.filter(({ values }) => values.length > 0);
  for (let start = 0; start < full.length; start += SERIES_PER_STATEMENT) {
    const rows = full.slice(start, start + SERIES_PER_STATEMENT);
    await upsert(
      tx,
      series,
      ['organizationId', 'termId'],
      rows.map((row) => ({ organizationId, ...row })),
    );
  }
}
