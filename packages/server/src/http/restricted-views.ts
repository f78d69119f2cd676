import type { ViewKey } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { organizationSettings } from '../db/schema.js';
import type { ActiveOrganization } from './signed-in.js';

const MAX_CACHED_ORGANIZATIONS = 10_000;

/** Answers the restricted views of an organisation; read again whenever its data version has changed. */
export function createRestrictedViews(database: Database) {
  const cache = new Map<number, { version: number; views: ReadonlySet<string> }>();
  return async ({ id, dataVersion }: ActiveOrganization): Promise<ReadonlySet<string>> => {
    const cached = cache.get(id);
    if (cached?.version === dataVersion) return cached.views;
    const [row] = await database.withOrganization(id, (tx) =>
      tx
        .select({ restrictedViews: organizationSettings.restrictedViews })
        .from(organizationSettings)
        .where(eq(organizationSettings.organizationId, id)),
    );
    const views: ReadonlySet<ViewKey | string> = new Set(row?.restrictedViews ?? []);
    if (cache.size >= MAX_CACHED_ORGANIZATIONS) cache.clear();
    cache.set(id, { version: dataVersion, views });
    return views;
  };
}

export type RestrictedViews = ReturnType<typeof createRestrictedViews>;
