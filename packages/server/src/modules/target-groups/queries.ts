import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { targetGroup, user } from '../../db/schema/index.js';

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

/** The organisation's target groups in display order. */
export function selectTargetGroups(tx: Queries, organizationId: number): Promise<TargetGroupRow[]> {
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
    .where(eq(targetGroup.organizationId, organizationId))
    .orderBy(asc(targetGroup.ordering), asc(targetGroup.id));
}
