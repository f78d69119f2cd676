import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import { target } from '../db/schema/index.js';

export type TargetRow = typeof target.$inferSelect & {
  /** The link tag is a view title; this is the same view's Finnish one. */
  readonly linkTagFi: string | null;
};

// Written out: Drizzle leaves the tables' names out of columns where it selects from one table. The
// organisation is named here, too: where tables are spread over machines, it says which one to ask.
const linkTagFiIn = (organizationId: number): SQL<string | null> => sql`(
  SELECT v.view_title_fi FROM mapping v
  WHERE v.organization_id = ${organizationId} AND v.view_title = target.link_tag
  ORDER BY v.id LIMIT 1
)`;

export interface TargetFilter {
  /** Ids of the groups that the targets belong to. */
  readonly groupIds?: readonly number[] | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** Targets in display order; all of the organisation's without a filter. */
export function selectTargets(
  tx: Queries,
  organizationId: number,
  { groupIds, ids }: TargetFilter = {},
): Promise<TargetRow[]> {
  return tx
    .select({ ...getTableColumns(target), linkTagFi: linkTagFiIn(organizationId) })
    .from(target)
    .where(
      and(
        eq(target.organizationId, organizationId),
        groupIds === undefined ? undefined : inArray(target.targetGroupId, [...groupIds]),
        ids === undefined ? undefined : inArray(target.id, [...ids]),
      ),
    )
    .orderBy(asc(target.ordering), asc(target.id));
}

/** What each target of the organisation measures. */
export function selectTargetFormulas(
  tx: Queries,
  organizationId: number,
): Promise<{ id: number; formula: string; reversedTarget: boolean }[]> {
  return tx
    .select({ id: target.id, formula: target.formula, reversedTarget: target.reversedTarget })
    .from(target)
    .where(eq(target.organizationId, organizationId))
    .orderBy(asc(target.ordering), asc(target.id));
}
