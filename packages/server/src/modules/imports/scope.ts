import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';

/** UNION drops repetitions and so ends a cycle. What is archived hides what is below it. */
const below = (id: number) => sql`
  WITH RECURSIVE below AS (
    SELECT id, key, archived_at IS NOT NULL AS archived FROM organization WHERE id = ${id}
    UNION
    SELECT o.id, o.key, below.archived OR o.archived_at IS NOT NULL
    FROM organization o JOIN below ON o.parent_id = below.id
  )
  SELECT id, key, archived FROM below`;

export interface ImportScope {
  /** Ids by key. */
  readonly open: ReadonlyMap<string, number>;
  /** Keys of those that would be, were they not archived. */
  readonly archived: ReadonlySet<string>;
}

/**
 * The organisations into which someone may import: the active one, and for people those below it, whose
 * managers they are, too. A token of a machine is for one organisation.
 */
export async function organizationsInScope(
  database: Database,
  { id, key }: { readonly id: number; readonly key: string },
  isMachine: boolean,
): Promise<ImportScope> {
  if (isMachine) return { open: new Map([[key, id]]), archived: new Set() };
  const { rows } = await database.global.execute<{ id: number; key: string; archived: boolean }>(
    below(id),
  );
  return {
    open: new Map(rows.filter((row) => !row.archived).map((row) => [row.key, row.id])),
    archived: new Set(rows.filter((row) => row.archived).map((row) => row.key)),
  };
}
