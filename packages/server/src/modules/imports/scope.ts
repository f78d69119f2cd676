import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';

/** UNION drops repetitions and so ends a cycle. What is archived hides what is below it. */
const open = (id: number) => sql`
  WITH RECURSIVE open AS (
    SELECT id, key FROM organization WHERE id = ${id} AND archived_at IS NULL
    UNION
    SELECT o.id, o.key FROM organization o JOIN open ON o.parent_id = open.id
    WHERE o.archived_at IS NULL
  )
  SELECT id, key FROM open`;

/**
 * The organisations into which someone may import, ids by key: the active one, and for people those below
 * it, whose managers they are, too. A token of a machine is for one organisation.
 */
export async function organizationsInScope(
  database: Database,
  { id, key }: { readonly id: number; readonly key: string },
  isMachine: boolean,
): Promise<ReadonlyMap<string, number>> {
  if (isMachine) return new Map([[key, id]]);
  const { rows } = await database.global.execute<{ id: number; key: string }>(open(id));
  return new Map(rows.map((row) => [row.key, row.id]));
}
