import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import { passwordReset } from '../db/schema/index.js';

/* Links by which users set a password: for one that was forgotten, and for the first one. */

/** Only the newest link works. */
export async function replacePasswordReset(
  tx: Queries,
  userId: number,
  tokenHash: Buffer,
  expiresAt: Date,
) {
  await tx.delete(passwordReset).where(eq(passwordReset.userId, userId));
  await tx.insert(passwordReset).values({ tokenHash, userId, expiresAt });
}

function openReset(userId: number, tokenHash: Buffer) {
  return and(
    eq(passwordReset.tokenHash, tokenHash),
    eq(passwordReset.userId, userId),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, sql`now()`),
  );
}

/** Whether the link still works. */
export async function isResetOpen(tx: Queries, userId: number, tokenHash: Buffer) {
  const rows = await tx.select().from(passwordReset).where(openReset(userId, tokenHash));
  return rows.length > 0;
}

/** Uses the link up; false when it does not work, or someone else was faster. */
export async function consumeReset(tx: Queries, userId: number, tokenHash: Buffer) {
  const { rowCount } = await tx
    .update(passwordReset)
    .set({ usedAt: sql`now()` })
    .where(openReset(userId, tokenHash));
  return rowCount === 1;
}
