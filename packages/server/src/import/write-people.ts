import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../auth/passwords.js';
import type { Queries } from '../db/database.js';
import { membership, organization, session, user } from '../db/schema/index.js';
import { upsert } from '../db/upsert.js';
import type { ImportPlan } from './plan.js';
import type { Stored } from './stored.js';

/** Ids by key or e-mail. */
export type Ids = ReadonlyMap<string, number>;

/** Counts what is written. */
export type Count = (what: string, rows: readonly { readonly created: boolean }[]) => void;

/**
 * Hashes of the passwords that are new or have changed, by e-mail: a password that fits already
 * keeps its hash, and its user stays signed in.
 */
export async function hashPasswords(
  plan: ImportPlan,
  stored: Stored,
  onProgress: (done: number, total: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const given = [...plan.users].flatMap(([email, { values }]) =>
    values.password ? [{ email, password: values.password }] : [],
  );
  const hashes = new Map<string, string>();
  for (const [index, { email, password }] of given.entries()) {
    onProgress(index, given.length);
    const before = stored.users.get(email)?.passwordHash;
    if (before && (await verifyPassword(before, password))) continue;
    hashes.set(email, await hashPassword(password));
  }
  return hashes;
}

/** Writes `organizations.csv`. @returns the ids of all organisations */
export async function writeOrganizations(
  tx: Queries,
  plan: ImportPlan,
  stored: Stored,
  count: Count,
): Promise<Ids> {
  const rows = [...plan.organizations.values()];
  const written = await upsert(
    tx,
    organization,
    ['key'],
    rows.map(({ values }) => ({
      key: values.key,
      name: values.name,
      nameFi: values.name_fi,
      startOfFiscalYear: values.start_of_fiscal_year,
      timeZone: values.time_zone,
      secondFactorRequired: values.second_factor_required,
    })),
    ['id', 'key'],
  );
  count('organizations', written);
  const ids = new Map([...stored.organizations].map(([key, { id }]) => [key, id]));
  for (const { id, key } of written) ids.set(String(key), Number(id));
  for (const { values } of rows) {
    if (values.parent === undefined) continue;
    await tx
      .update(organization)
      .set({ parentId: values.parent === null ? null : idOf(ids, values.parent) })
      .where(eq(organization.key, values.key));
  }
  return ids;
}

/** The id of a key that the check has found to be there. */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No id for ${key}`);
  return id;
}

/**
 * Writes `users.csv`. Language and active organisation are the users' own choices: they are written
 * for users who have none yet. @returns the ids of all users by e-mail
 */
export async function writeUsers(
  tx: Queries,
  plan: ImportPlan,
  stored: Stored,
  organizationIds: Ids,
  hashes: ReadonlyMap<string, string>,
  count: Count,
): Promise<Ids> {
  const rows = [...plan.users.values()].map(({ values }) => values);
  const written = await upsert(
    tx,
    user,
    ['email'],
    rows.map((values) => ({
      email: values.email,
      username: values.email,
      name: values.name,
      fullName: values.full_name,
      avatar: values.avatar,
      status: values.status,
    })),
    ['id', 'email'],
  );
  count('users', written);
  const ids = new Map([...stored.users].map(([email, { id }]) => [email, id]));
  for (const { id, email } of written) ids.set(String(email), Number(id));
  for (const { email, language, active_organization: active, status } of rows) {
    const isUser = eq(user.email, email);
    const passwordHash = hashes.get(email);
    if (passwordHash !== undefined) await tx.update(user).set({ passwordHash }).where(isUser);
    if (passwordHash !== undefined || status === 'disabled') {
      await tx.delete(session).where(eq(session.userId, idOf(ids, email)));
    }
    if (language && !stored.users.has(email)) await tx.update(user).set({ language }).where(isUser);
    if (active) {
      const activeOrganizationId = idOf(organizationIds, active);
      await tx
        .update(user)
        .set({ activeOrganizationId })
        .where(and(isUser, isNull(user.activeOrganizationId)));
    }
  }
  return ids;
}

/** Writes `memberships.csv`. */
export async function writeMemberships(
  tx: Queries,
  plan: ImportPlan,
  organizationIds: Ids,
  userIds: Ids,
  count: Count,
): Promise<void> {
  const rows = [...plan.byOrganization.values()].flatMap(({ key, memberships }) =>
    [...memberships.values()].map(({ values }) => ({
      organizationId: idOf(organizationIds, key),
      userId: idOf(userIds, values.user),
      reportManager: values.report_manager,
      notificationManager: values.notification_manager,
      roadmapManager: values.roadmap_manager,
      organizationManager: values.organization_manager,
    })),
  );
  count('memberships', await upsert(tx, membership, ['organizationId', 'userId'], rows));
}
