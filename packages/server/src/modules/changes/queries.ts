import { and, arrayContains, desc, eq, getTableColumns, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { change, user } from '../../db/schema/index.js';

/** Which changes; all of them where nothing is named. */
export interface ChangeFilter {
  readonly termId?: number | undefined;
  readonly userId?: number | undefined;
  /** Only those before this one. */
  readonly before?: number | undefined;
}

const { figures, ...summary } = getTableColumns(change);
const author = { id: user.id, username: user.username, fullName: user.fullName };

function matching(organizationId: number, { termId, userId }: ChangeFilter): SQL | undefined {
  return and(
    eq(change.organizationId, organizationId),
    termId === undefined ? undefined : arrayContains(change.termIds, [termId]),
    userId === undefined ? undefined : eq(change.userId, userId),
  );
}

/** Newest first, without their figures. */
export async function findChanges(
  tx: Queries,
  organizationId: number,
  filter: ChangeFilter,
  limit: number,
) {
  return tx
    .select({ ...summary, author })
    .from(change)
    .leftJoin(user, eq(user.id, change.userId))
    .where(
      and(
        matching(organizationId, filter),
        filter.before === undefined ? undefined : lt(change.id, filter.before),
      ),
    )
    .orderBy(desc(change.id))
    .limit(limit);
}

export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];

export async function countChanges(
  tx: Queries,
  organizationId: number,
  filter: ChangeFilter,
): Promise<number> {
  return tx.$count(change, matching(organizationId, filter));
}

/** A change with its figures. */
export async function findChange(tx: Queries, organizationId: number, id: number) {
  const [row] = await tx
    .select({ ...summary, figures, author })
    .from(change)
    .leftJoin(user, eq(user.id, change.userId))
    .where(and(eq(change.organizationId, organizationId), eq(change.id, id)));
  return row;
}
