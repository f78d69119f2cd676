import { and, eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import { comment, type mapping, type target, term } from '../../db/schema/index.js';
import { type CommentRow, selectComments } from '../../domain/comment-queries.js';

type NewComment = typeof comment.$inferInsert;
type CommentChanges = Pick<
  PgUpdateSetSource<typeof comment>,
  'text' | 'editedAt' | 'resolvedAt' | 'resolvedById'
>;

export async function findComment(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<CommentRow | undefined> {
  const [row] = await selectComments(tx, organizationId, eq(comment.id, id));
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
