import type { Database } from '../db/database.js';
import type { FileStorage } from './storage.js';

/** Younger files can belong to an upload that is not recorded yet. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Those of the keys that no row of the organisation names. */
async function unknownKeys(
  database: Database,
  organizationId: number,
  keys: readonly string[],
): Promise<string[]> {
  return database.withOrganization(organizationId, async (_tx, client) => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM unnest($2::uuid[]) AS stored (key)
       WHERE NOT EXISTS (
         SELECT FROM notification_file f
         WHERE f.organization_id = $1 AND f.storage_key = stored.key
       ) AND NOT EXISTS (
         SELECT FROM report_file f
         WHERE f.organization_id = $1 AND f.storage_key = stored.key
       )`,
      [organizationId, keys],
    );
    return rows.map(({ key }) => key);
  });
}

/** Removes every file under the prefix that belongs to no message and no report and is older than any upload. */
export async function sweepStorage(
  storage: FileStorage,
  prefix: string,
  database: Database,
  now = Date.now(),
): Promise<void> {
  const waiting = new Map<number, string[]>();
  const sweep = async (organizationId: number, keys: readonly string[]) => {
    const unknown = await unknownKeys(database, organizationId, keys);
    await storage.remove(unknown.map((key) => `${prefix}${organizationId}/${key}`));
  };
  for await (const { key, changedAt } of storage.list(prefix)) {
    const [, organization, file] =
      /^(\d{1,9})\/([0-9a-f-]{36})$/.exec(key.slice(prefix.length)) ?? [];
    if (file === undefined || now - changedAt.getTime() < MIN_AGE_MS) continue;
    const organizationId = Number(organization);
    const keys = [...(waiting.get(organizationId) ?? []), file];
    waiting.set(organizationId, keys);
    if (keys.length < BATCH) continue;
    waiting.delete(organizationId);
    await sweep(organizationId, keys);
  }
  for (const [organizationId, keys] of waiting) await sweep(organizationId, keys);
}
