import type { Language, PersonFlags } from '@tavoite/model';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { membership, user } from '../../db/schema/index.js';

/** The organisation itself, then those above it, nearest first. */
export interface LineageRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_fi: string | null;
}

/** A membership in one of these, with whose it is. */
export interface MemberRow extends PersonFlags {
  readonly organization_id: number;
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly language: Language;
  readonly status: 'active' | 'disabled';
  /** Nothing to sign in with, and never signed in. */
  readonly is_invited: boolean;
  readonly last_sign_in: Date | null;
  /** Of an organisation that is not below this one. */
  readonly has_others: boolean;
}

const LINEAGE = (organizationId: number): SQL => sql`
  WITH RECURSIVE lineage AS (
    SELECT id, parent_id, name, name_fi FROM organization WHERE id = ${organizationId}
    UNION
    SELECT o.id, o.parent_id, o.name, o.name_fi
    FROM organization o JOIN lineage l ON o.id = l.parent_id
  )`;

/** Whether a user has a way to sign in, or has had one. */
const HAS_SIGNED_UP = sql`(
  u.password_hash IS NOT NULL
  OR EXISTS (SELECT FROM external_identity e WHERE e.user_id = u.id)
  OR EXISTS (SELECT FROM sign_in_place p WHERE p.user_id = u.id)
)`;

export async function readLineage(tx: Queries, organizationId: number): Promise<LineageRow[]> {
  const { rows } = await tx.execute<LineageRow & Record<string, unknown>>(
    sql`${LINEAGE(organizationId)} SELECT * FROM lineage`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered: LineageRow[] = [];
  for (let next = byId.get(organizationId); next; next = byId.get(next.parent_id ?? 0)) {
    byId.delete(next.id);
    ordered.push(next);
  }
  return ordered;
}

/** All memberships that hold in the organisation, by name; of one user if an id is given. */
export async function readMembers(
  tx: Queries,
  organizationId: number,
  userId: number | null = null,
): Promise<MemberRow[]> {
  const { rows } = await tx.execute<MemberRow & Record<string, unknown>>(sql`
    ${LINEAGE(organizationId)}, kept AS (
      SELECT id FROM organization WHERE id = ${organizationId}
      UNION
      SELECT o.id FROM organization o JOIN kept k ON o.parent_id = k.id
    )
    SELECT m.organization_id, m.report_manager, m.notification_manager, m.roadmap_manager,
      m.organization_manager, u.id, u.email, coalesce(nullif(u.full_name, ''), u.username) AS full_name,
      u.language, u.status, NOT ${HAS_SIGNED_UP} AS is_invited,
      (SELECT max(p.last_used_at) FROM sign_in_place p WHERE p.user_id = u.id) AS last_sign_in,
      EXISTS (
        SELECT FROM membership o
        WHERE o.user_id = u.id AND o.organization_id NOT IN (SELECT id FROM kept)
      ) AS has_others
    FROM lineage l
    JOIN membership m ON m.organization_id = l.id
    JOIN "user" u ON u.id = m.user_id
    ${userId === null ? sql`` : sql`WHERE u.id = ${userId}`}
    ORDER BY lower(coalesce(nullif(u.full_name, ''), u.username)), u.id`);
  return rows;
}

/** Nobody else changes who manages what until the transaction ends. */
export async function lockPeople(tx: Queries): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('people'))`);
}

/** Of organisations that the user manages: those where nobody else who can sign in does, here or from above. */
export async function countUnmanaged(tx: Queries, organizationIds: readonly number[]) {
  let count = 0;
  for (const id of organizationIds) {
    const { rows } = await tx.execute(sql`
      ${LINEAGE(id)}
      SELECT FROM lineage l
      JOIN membership m ON m.organization_id = l.id
      JOIN "user" u ON u.id = m.user_id
      WHERE m.organization_manager AND u.status = 'active' AND ${HAS_SIGNED_UP}
      LIMIT 1`);
    if (rows.length === 0) count += 1;
  }
  return count;
}

export async function findManagedBy(tx: Queries, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: membership.organizationId })
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.organizationManager, true)));
  return rows.map(({ id }) => id);
}

export interface NewAccount {
  readonly email: string;
  readonly full_name: string;
  readonly language: Language;
}

/** The account of the address; a new one, without a password, unless there is one. */
export async function findOrAddAccount(
  tx: Queries,
  organizationId: number,
  { email, full_name, language }: NewAccount,
) {
  // Not by drizzle, which would name every column: the server may fill in these only.
  await tx.execute(sql`
    INSERT INTO "user" (email, username, name, full_name, language, active_organization_id)
    VALUES (${email}, ${email}, ${full_name}, ${full_name}, ${language}, ${organizationId})
    ON CONFLICT (email) DO NOTHING`);
  const [row] = await tx
    .select({ id: user.id, status: user.status })
    .from(user)
    .where(eq(user.email, email));
  if (!row) throw new Error('An account was not added.');
  return row;
}

const columnsOf = (flags: Partial<PersonFlags>) => ({
  reportManager: flags.report_manager,
  notificationManager: flags.notification_manager,
  roadmapManager: flags.roadmap_manager,
  organizationManager: flags.organization_manager,
});

/** False if there is one already. */
export async function addMembership(
  tx: Queries,
  organizationId: number,
  userId: number,
  flags: PersonFlags,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(membership)
    .values({ organizationId, userId, ...columnsOf(flags) })
    .onConflictDoNothing();
  return rowCount === 1;
}

const membershipOf = (organizationId: number, userId: number) =>
  and(eq(membership.organizationId, organizationId), eq(membership.userId, userId));

export async function setFlags(
  tx: Queries,
  organizationId: number,
  userId: number,
  flags: Partial<PersonFlags>,
): Promise<void> {
  if (Object.values(flags).every((flag) => flag === undefined)) return;
  await tx.update(membership).set(columnsOf(flags)).where(membershipOf(organizationId, userId));
}

export async function setAccount(
  tx: Queries,
  userId: number,
  values: { language?: Language | undefined; status?: 'active' | 'disabled' | undefined },
): Promise<void> {
  if (values.language === undefined && values.status === undefined) return;
  await tx.update(user).set(values).where(eq(user.id, userId));
}

export async function endMembership(tx: Queries, organizationId: number, userId: number) {
  await tx.delete(membership).where(membershipOf(organizationId, userId));
}
