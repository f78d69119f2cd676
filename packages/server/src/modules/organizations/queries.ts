import { asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.js';
import { objective, user } from '../../db/schema/index.js';

export interface OrganizationRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly nameFi: string | null;
}

/** Membership holds for the organisation and everything below it. UNION drops repetitions and so ends a cycle. */
const VISIBLE_ORGANIZATIONS = `
  WITH RECURSIVE visible AS (
    SELECT o.id, o.parent_id, o.name, o.name_fi
    FROM organization o JOIN membership m ON m.organization_id = o.id
    WHERE m.user_id = $1 AND o.archived_at IS NULL
    UNION
    SELECT o.id, o.parent_id, o.name, o.name_fi
    FROM organization o JOIN visible v ON o.parent_id = v.id
    WHERE o.archived_at IS NULL
  )
  SELECT id, parent_id AS "parentId", name, name_fi AS "nameFi" FROM visible ORDER BY id`;

/** All organisations that the user may activate. */
export function findVisibleOrganizations(
  database: Database,
  userId: number,
): Promise<OrganizationRow[]> {
  return database.prepared('visible_organizations', VISIBLE_ORGANIZATIONS, [userId]);
}

export function findObjectives(tx: Queries, organizationId: number) {
  return tx
    .select()
    .from(objective)
    .where(eq(objective.organizationId, organizationId))
    .orderBy(asc(objective.ordering), asc(objective.id));
}

export async function setActiveOrganization(
  tx: Queries,
  userId: number,
  organizationId: number,
): Promise<void> {
  await tx.update(user).set({ activeOrganizationId: organizationId }).where(eq(user.id, userId));
}
