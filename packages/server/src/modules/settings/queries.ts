import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { mapping, organizationSettings } from '../../db/schema/index.js';

export function findMappings(tx: Queries, organizationId: number) {
  return tx
    .select()
    .from(mapping)
    .where(eq(mapping.organizationId, organizationId))
    .orderBy(asc(mapping.sortOrder), asc(mapping.id));
}

export type MappingRow = Awaited<ReturnType<typeof findMappings>>[number];

export async function findSettings(tx: Queries, organizationId: number) {
  const [row] = await tx
    .select()
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, organizationId));
  return row;
}
