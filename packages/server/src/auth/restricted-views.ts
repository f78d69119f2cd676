import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { organizationSettings } from '../db/schema/index.js';
import { cacheByVersion } from '../db/version-cache.js';
import type { ActiveOrganization } from './signed-in.js';

/** Reads the restricted views of an organisation. */
export type RestrictedViews = (organization: ActiveOrganization) => Promise<ReadonlySet<string>>;

export function createRestrictedViews(database: Database): RestrictedViews {
  return cacheByVersion(async ({ id }: ActiveOrganization) => {
    const [row] = await database.withOrganization(id, (tx) =>
      tx
        .select({ restrictedViews: organizationSettings.restrictedViews })
        .from(organizationSettings)
        .where(eq(organizationSettings.organizationId, id)),
    );
    return new Set(row?.restrictedViews ?? []);
  });
}
