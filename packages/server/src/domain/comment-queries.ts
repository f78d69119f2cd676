import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.js';
import { comment, term, user } from '../db/schema/index.js';

/** What comments are about, in which months, and whether they are still open. */
export interface CommentFilter {
  readonly keys?: readonly string[] | undefined;
  readonly targets?: readonly number[] | undefined;
  readonly mapping?: number | undefined;
  /** Dates, both included; comments whose months touch the period. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly resolved?: boolean | undefined;
}

const resolver = alias(user, 'resolver');
/** About any of the subjects; about everything when none is named. */
function about({ keys, targets, mapping: view }: CommentFilter): SQL | undefined {
  const subjects: SQL[] = [];
  if (keys !== undefined) subjects.push(inArray(term.key, [...keys]));
  if (targets !== undefined) subjects.push(inArray(comment.targetId, [...targets]));
  if (view !== undefined) subjects.push(eq(comment.mappingId, view));
  return or(...subjects);
}

/** Comments with their authors, newest first. */
export function selectComments(tx: Queries, organizationId: number, where: SQL | undefined) {
  return tx
    .select({
      ...getTableColumns(comment),
      termKey: term.key,
      author: { id: user.id, username: user.username, fullName: user.fullName },
      resolvedBy: {
        id: resolver.id,
        username: resolver.username,
        fullName: resolver.fullName,
      },
    })
    .from(comment)
    .leftJoin(term, and(eq(term.organizationId, organizationId), eq(term.id, comment.termId)))
    .leftJoin(user, eq(user.id, comment.authorId))
    .leftJoin(resolver, eq(resolver.id, comment.resolvedById))
    .where(and(eq(comment.organizationId, organizationId), where))
    .orderBy(desc(comment.createdAt), desc(comment.id));
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** The newest, oldest of them first. */
export async function findComments(
  tx: Queries,
  organizationId: number,
  filter: CommentFilter,
  limit: number,
): Promise<CommentRow[]> {
  const { start, end, resolved } = filter;
  const isOpen = isNull(comment.resolvedAt);
  const rows = await selectComments(
    tx,
    organizationId,
    and(
      about(filter),
      end === undefined ? undefined : lte(comment.startDate, end),
      start === undefined ? undefined : gte(comment.endDate, start),
      resolved === undefined ? undefined : resolved ? not(isOpen) : isOpen,
    ),
  ).limit(limit);
  return rows.reverse();
}
