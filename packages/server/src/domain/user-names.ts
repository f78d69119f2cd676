import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import { user } from '../db/schema/index.js';

/** The full name of a user, or else the name to sign in with; null for an account that is gone. */
export async function findUserName(tx: Queries, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await tx
    .select({ fullName: user.fullName, username: user.username })
    .from(user)
    .where(eq(user.id, id));
  return row ? row.fullName || row.username : null;
}
