import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';

/** Of PostgreSQL's advisory locks with two numbers, of which the other is the organisation. */
const PLAN_LOCK = 74_826;

/**
 * Until the transaction ends, no one else changes a roadmap of the organisation: places are numbered
 * without gaps, and what a change was checked against stays as it is.
 */
export async function lockPlans(tx: Queries, organizationId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${PLAN_LOCK}, ${organizationId})`);
}
