import type { OrganizationUser } from '@tavoite/model';
import type { Database } from '../db/database.js';

const MEMBERS = `
  WITH RECURSIVE lineage AS (
    SELECT id, parent_id FROM organization WHERE id = $1
    UNION
    SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
  )
  SELECT DISTINCT u.id, u.username, u.full_name, lower(u.full_name) AS sorted_by
  FROM lineage l
  JOIN membership m ON m.organization_id = l.id
  JOIN "user" u ON u.id = m.user_id
  WHERE u.status = 'active'
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
