import { aliasedTable, and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { targetGroup, user } from '../../db/schema/index.js';

export interface TargetGroupFilter {
  /** Every group, whatever its parent. */
  readonly all?: boolean;
  readonly ids?: readonly number[];
  /** Children of this group. */
  readonly parent?: number;
}

export interface TargetGroupRow {
  readonly id: number;
  readonly title: string;
  readonly titleFi: string | null;
  readonly parentId: number | null;
  /** The owner; null for none. */
  readonly user: {
    readonly id: number;
    readonly username: string;
    readonly fullName: string;
    readonly avatar: string | null;
  } | null;
}

/** Target groups in display order; those at the top without a filter. */
export function selectTargetGroups(
  tx: Queries,
  organizationId: number,
  { all = false, ids, parent }: TargetGroupFilter,
): Promise<TargetGroupRow[]> {
  const atTop = !all && ids === undefined && parent === undefined;
  return tx
    .select({
      id: targetGroup.id,
      title: targetGroup.title,
      titleFi: targetGroup.titleFi,
      parentId: targetGroup.parentId,
      user: {
        id: user.id,
        username: user.username,
        fullName: user.fullName,
        avatar: user.avatar,
      },
    })
    .from(targetGroup)
    .leftJoin(user, eq(user.id, targetGroup.userId))
    .where(
      and(
        eq(targetGroup.organizationId, organizationId),
        atTop ? isNull(targetGroup.parentId) : undefined,
        ids === undefined ? undefined : inArray(targetGroup.id, [...ids]),
        parent === undefined ? undefined : eq(targetGroup.parentId, parent),
      ),
    )
    .orderBy(asc(targetGroup.ordering), asc(targetGroup.id));
}

export interface ChildRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly hasChildren: boolean;
}

/** The groups right below the given ones, in display order. */
export function selectChildren(
  tx: Queries,
  organizationId: number,
  parentIds: readonly number[],
): Promise<ChildRow[]> {
  const below = aliasedTable(targetGroup, 'below');
  const hasChildren = exists(
    tx
      .select({ one: sql`1` })
      .from(below)
      .where(and(eq(below.organizationId, organizationId), eq(below.parentId, targetGroup.id))),
  );
  return tx
    .select({
      id: targetGroup.id,
      parentId: targetGroup.parentId,
      hasChildren: sql<boolean>`${hasChildren}`,
    })
    .from(targetGroup)
    .where(
      and(
        eq(targetGroup.organizationId, organizationId),
        inArray(targetGroup.parentId, [...parentIds]),
      ),
    )
    .orderBy(asc(targetGroup.ordering), asc(targetGroup.id));
}
