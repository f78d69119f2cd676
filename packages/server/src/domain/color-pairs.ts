import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import { colorPair } from '../db/schema/index.js';

/** The pairs of colours that an organisation has named. */
export function selectColorPairs(tx: Queries, organizationId: number) {
  return tx
    .select({
      id: colorPair.id,
      title: colorPair.title,
      color: colorPair.color,
      dark_color: colorPair.darkColor,
    })
    .from(colorPair)
    .where(eq(colorPair.organizationId, organizationId))
    .orderBy(asc(colorPair.id));
}
