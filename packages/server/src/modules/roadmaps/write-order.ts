import { sql } from 'drizzle-orm';
import type { mainTask, roadmap } from '../../db/schema/index.js';
import type { Change } from './change.js';

/** Of a new row until the order is written. */
export const LAST_PLACE = 1_000_000;

/** Numbers rows from 0 in the order of the ids, which are all that are in use. */
export async function writeOrder(
  { tx, organizationId }: Pick<Change, 'tx' | 'organizationId'>,
  table: typeof roadmap | typeof mainTask,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    UPDATE ${table} SET ordering = given.place - 1
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS given(id, place)
    WHERE ${table.organizationId} = ${organizationId} AND ${table.id} = given.id::integer`);
}
