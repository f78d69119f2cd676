import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { membership, organization, user } from '../../db/schema/index.js';

export async function findUserByEmail(tx: Queries, email: string) {
  const [row] = await tx.select().from(user).where(eq(user.email, email));
  return row;
}

export async function findUser(tx: Queries, id: number) {
  const [row] = await tx.select().from(user).where(eq(user.id, id));
  return row;
}

/** Names, in both languages, of the organisations that the user is a member of. */
export async function findOrganizationNames(tx: Queries, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ name: organization.name, nameFi: organization.nameFi })
    .from(organization)
    .innerJoin(membership, eq(membership.organizationId, organization.id))
    .where(eq(membership.userId, userId));
  return rows.flatMap(({ name, nameFi }) => (nameFi === null ? [name] : [name, nameFi]));
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The hash as it is now, and until the end of the transaction. */
export async function holdPasswordHash(tx: Queries, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, id))
    .for('share');
  return row?.passwordHash ?? null;
}

export async function setPasswordHash(tx: Queries, id: number, passwordHash: string) {
  await tx.update(user).set({ passwordHash }).where(eq(user.id, id));
}
