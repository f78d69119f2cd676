import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { target } from '../../db/schema.js';

export type TargetRow = typeof target.$inferSelect;

export interface TargetFilter {
  /** Ids of the groups that the targets belong to. */
  readonly groupIds?: readonly number[] | undefined;
  readonly id?: number | undefined;
}

/** Targets in display order; all of the organisation's without a filter. */
export function selectTargets(
  tx: Queries,
  organizationId: number,
  { groupIds, id }: TargetFilter = {},
): Promise<TargetRow[]> {
  return tx
    .select()
    .from(target)
    .where(
      and(
        eq(target.organizationId, organizationId),
        groupIds === undefined ? undefined : inArray(target.targetGroupId, [...groupIds]),
        id === undefined ? undefined : eq(target.id, id),
      ),
    )
    .orderBy(asc(target.ordering), asc(target.id));
}

/** What each target of the organisation measures. */
export function selectTargetFormulas(
  tx: Queries,
  organizationId: number,
): Promise<{ id: number; formula: string }[]> {
  return tx
    .select({ id: target.id, formula: target.formula })
    .from(target)
    .where(eq(target.organizationId, organizationId))
    .orderBy(asc(target.ordering), asc(target.id));
}
