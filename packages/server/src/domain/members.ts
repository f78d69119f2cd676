import type { OrganizationUser } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.js';

/** Before the organisation's id, and after it: an organisation with those above it. */
const LINEAGE_OF = 'WITH RECURSIVE lineage AS (SELECT id, parent_id FROM organization WHERE id = ';
const LINEAGE_END = `
    UNION
    SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
  )`;

const ACTIVE = `
  FROM lineage l
  JOIN membership m ON m.organization_id = l.id
  JOIN "user" u ON u.id = m.user_id
  WHERE u.status = 'active'`;

const MEMBERS = `${LINEAGE_OF}$1${LINEAGE_END}
  SELECT DISTINCT u.id, u.username, u.full_name, lower(u.full_name) AS sorted_by ${ACTIVE}
  ORDER BY sorted_by, u.id`;

/** Who may work in the organisation: its own members and those of the organisations above it, by name. */
export async function findMembers(
  database: Database,
  organizationId: number,
): Promise<OrganizationUser[]> {
  const rows = await database.prepared<OrganizationUser>('organization_members', MEMBERS, [
    organizationId,
  ]);
  return rows.map(({ id, username, full_name }) => ({ id, username, full_name }));
}

/** Which of these users may work in the organisation, asked within a transaction. */
export async function keepMembers(
  tx: Queries,
  organizationId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: number }>(
    sql`${sql.raw(LINEAGE_OF)}${organizationId}${sql.raw(LINEAGE_END)}
      SELECT DISTINCT u.id ${sql.raw(ACTIVE)} AND u.id = ANY(${sql.param([...userIds])}::int[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
