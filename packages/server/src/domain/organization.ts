import { eq } from 'drizzle-orm';
import type { ActiveOrganization } from '../auth/signed-in.js';
import type { Queries } from '../db/database.js';
import { organization } from '../db/schema/index.js';
import { NotFoundError } from '../messages/errors.js';

/**
 * An organisation as it is now, for work that no request waits for. Nothing above it is to be seen.
 *
 * @throws NotFoundError when it is gone
 */
export async function readOrganization(tx: Queries, id: number): Promise<ActiveOrganization> {
  const [row] = await tx.select().from(organization).where(eq(organization.id, id));
  if (!row) throw new NotFoundError();
  const { key, name, nameFi, startOfFiscalYear, timeZone, dataVersion } = row;
  return { id, key, name, nameFi, parentId: null, startOfFiscalYear, timeZone, dataVersion };
}
