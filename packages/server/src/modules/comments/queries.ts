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
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import { comment, type mapping, type target, term, user } from '../../db/schema/index.js';

type NewComment = typeof comment.$inferInsert;
type CommentChanges = Pick<
  PgUpdateSetSource<typeof comment>,
  'text' | 'editedAt' | 'resolvedAt' | 'resolvedById'
>;

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

function select(tx: Queries, organizationId: number, where: SQL | undefined) {
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

export type CommentRow = Awaited<ReturnType<typeof select>>[number];

/** The newest, oldest of them first. */
export async function findComments(
  tx: Queries,
  organizationId: number,
  filter: CommentFilter,
  limit: number,
): Promise<CommentRow[]> {
  const { start, end, resolved } = filter;
  const isOpen = isNull(comment.resolvedAt);
  const rows = await select(
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

export async function findComment(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<CommentRow | undefined> {
  const [row] = await select(tx, organizationId, eq(comment.id, id));
  return row;
}

export async function insertComment(tx: Queries, values: NewComment): Promise<number> {
  const [row] = await tx.insert(comment).values(values).returning({ id: comment.id });
  if (!row) throw new Error('No comment was made');
  return row.id;
}

const one = (organizationId: number, id: number) =>
  and(eq(comment.organizationId, organizationId), eq(comment.id, id));

export async function setComment(
  tx: Queries,
  organizationId: number,
  id: number,
  changes: CommentChanges,
): Promise<void> {
  await tx.update(comment).set(changes).where(one(organizationId, id));
}

export async function removeComment(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<void> {
  await tx.delete(comment).where(one(organizationId, id));
}

export async function findTermId(
  tx: Queries,
  organizationId: number,
  key: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: term.id })
    .from(term)
    .where(and(eq(term.organizationId, organizationId), eq(term.key, key)));
  return row?.id;
}

/** Whether the organisation has the target or the view. */
export async function hasRow(
  tx: Queries,
  table: typeof target | typeof mapping,
  organizationId: number,
  id: number,
): Promise<boolean> {
  return (
    (await tx.$count(table, and(eq(table.organizationId, organizationId), eq(table.id, id)))) > 0
  );
}
