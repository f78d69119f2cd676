import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';

/** Of PostgreSQL's advisory locks. */
const IMPORT_LOCK = 7_482_648_302;

/** Until the transaction ends, nothing else is imported: a folder may name every organisation. */
export async function lockImports(tx: Queries): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/**
 * Until the transaction ends, no folder is imported. Parts are imported side by side, each under the locks
 * of its organisations.
 *
 * @returns false while one is; a request does not wait for it, since it may take minutes
 */
export async function holdOffImports(tx: Queries): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${IMPORT_LOCK}) AS held`,
  );
  return rows[0]?.held === true;
}
