import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { mapping } from '../../db/schema/index.js';

/** Keys of the terms that a mapping draws; undefined when the organisation has no such mapping. */
export async function selectMappingKeys(
  tx: Queries,
  organizationId: number,
  mappingId: number,
): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ termsUsed: mapping.termsUsed })
    .from(mapping)
    .where(and(eq(mapping.organizationId, organizationId), eq(mapping.id, mappingId)));
  return row?.termsUsed;
}
