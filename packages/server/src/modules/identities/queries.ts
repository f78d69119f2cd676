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

export async function hasPassword(tx: Queries, userId: number): Promise<boolean> {
  const [owner] = await tx
    .select({ passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, userId));
  return owner?.passwordHash != null;
}

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

/** False for a token that has been taken before. Forgets those that are no longer valid anyway. */
export async function useIdToken(tx: Queries, tokenHash: Buffer, keptFor: number) {
  await tx.delete(usedIdToken).where(lt(usedIdToken.expiresAt, sql`now()`));
  const rows = await tx
    .insert(usedIdToken)
    .values({ tokenHash, expiresAt: new Date(Date.now() + keptFor) })
    .onConflictDoNothing()
    .returning({ expiresAt: usedIdToken.expiresAt });
  return rows.length > 0;
}
