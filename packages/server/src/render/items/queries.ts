import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { mapping } from '../../db/schema/index.js';

/** A view of the organisation; undefined where it is not there. */
export async function selectMapping(tx: Queries, organizationId: number, id: number) {
  const [row] = await tx
    .select()
    .from(mapping)
    .where(and(eq(mapping.organizationId, organizationId), eq(mapping.id, id)));
  return row;
}
