import type { IdentityProvider } from '@tavoite/model';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { ExternalAccount } from '../../auth/providers/provider.js';
import type { Queries } from '../../db/database.js';
import { externalIdentity, usedIdToken, user } from '../../db/schema/index.js';

const isAccount = (provider: IdentityProvider, { issuer, subject }: ExternalAccount) =>
  and(
    eq(externalIdentity.provider, provider),
    eq(externalIdentity.issuer, issuer),
    eq(externalIdentity.subject, subject),
  );

/** The user that an account is linked to. */
export async function findLinkedUser(
  tx: Queries,
  provider: IdentityProvider,
  account: ExternalAccount,
) {
  const [found] = await tx
    .select({ id: user.id, email: user.email, status: user.status })
    .from(externalIdentity)
    .innerJoin(user, eq(user.id, externalIdentity.userId))
    .where(isAccount(provider, account));
  return found;
}

/**
 * Whether the account is still linked to the user; if so, until the end of the transaction. The user
 * is locked first, as where accounts are unlinked: in another order the two would wait for each other.
 */
export async function holdIdentity(
  tx: Queries,
  userId: number,
  provider: IdentityProvider,
  account: ExternalAccount,
): Promise<boolean> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('share');
  const rows = await tx
    .select({ userId: externalIdentity.userId })
    .from(externalIdentity)
    .where(and(isAccount(provider, account), eq(externalIdentity.userId, userId)))
    .for('share');
  return rows.length > 0;
}

/** Who the user is, locked until the end of the transaction, with the links. */
export async function lockUserWithIdentities(tx: Queries, userId: number) {
  const [owner] = await tx
    .select({ passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  return { hasPassword: owner?.passwordHash != null, identities: await listLinked(tx, userId) };
}

export const listLinked = (tx: Queries, userId: number) =>
  tx
    .select()
    .from(externalIdentity)
    .where(eq(externalIdentity.userId, userId))
    .orderBy(externalIdentity.provider);

/** False where the account is someone's already. */
export async function insertIdentity(
  tx: Queries,
  userId: number,
  provider: IdentityProvider,
  { issuer, subject, name }: ExternalAccount,
): Promise<boolean> {
  const rows = await tx
    .insert(externalIdentity)
    .values({ userId, provider, issuer, subject, name })
    .onConflictDoNothing()
    .returning({ provider: externalIdentity.provider });
  return rows.length > 0;
}

export const deleteIdentity = (tx: Queries, userId: number, provider: IdentityProvider) =>
  tx
    .delete(externalIdentity)
    .where(and(eq(externalIdentity.userId, userId), eq(externalIdentity.provider, provider)));

/** False for a token or nonce that has been taken before. Forgets those that are no longer valid anyway. */
export async function useOnce(tx: Queries, tokenHash: Buffer, keptFor: number) {
  await tx.delete(usedIdToken).where(lt(usedIdToken.expiresAt, sql`now()`));
  const rows = await tx
    .insert(usedIdToken)
    .values({ tokenHash, expiresAt: new Date(Date.now() + keptFor) })
    .onConflictDoNothing()
    .returning({ expiresAt: usedIdToken.expiresAt });
  return rows.length > 0;
}
