import { and, asc, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { systemMessage, systemMessageRead } from '../../db/schema/index.js';

/** Published, and not past the time until which it is shown. */
const isShown = () =>
  and(
    lte(systemMessage.publishedAt, sql`now()`),
    or(isNull(systemMessage.shownUntil), gt(systemMessage.shownUntil, sql`now()`)),
  ) as SQL;

const readBy = (userId: number) => sql<boolean>`EXISTS (
  SELECT FROM system_message_read r
  WHERE r.system_message_id = system_message.id AND r.user_id = ${userId})`;

/** All messages, newest first; or those that are to cover the screen, oldest first. */
export function findSystemMessages(tx: Queries, userId: number, { forced = false } = {}) {
  const order = forced ? asc : desc;
  return tx
    .select({
      id: systemMessage.id,
      title: systemMessage.title,
      titleFi: systemMessage.titleFi,
      textValue: systemMessage.textValue,
      textValueFi: systemMessage.textValueFi,
      publishedAt: systemMessage.publishedAt,
      forced: systemMessage.forced,
      isRead: readBy(userId),
    })
    .from(systemMessage)
    .where(
      and(isShown(), forced ? and(eq(systemMessage.forced, true), not(readBy(userId))) : undefined),
    )
    .orderBy(order(systemMessage.publishedAt), order(systemMessage.id));
}

export type SystemMessageRow = Awaited<ReturnType<typeof findSystemMessages>>[number];

export async function countUnreadSystemMessages(tx: Queries, userId: number): Promise<number> {
  return tx.$count(systemMessage, and(isShown(), not(readBy(userId))));
}

/** Marks messages as read by the user: those that are named, or all that are shown. */
export async function markSystemMessagesRead(
  tx: Queries,
  userId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  const unread = await tx
    .select({ systemMessageId: systemMessage.id })
    .from(systemMessage)
    .where(and(isShown(), not(readBy(userId)), ids && inArray(systemMessage.id, [...ids])));
  if (unread.length === 0) return;
  await tx
    .insert(systemMessageRead)
    .values(unread.map(({ systemMessageId }) => ({ systemMessageId, userId })))
    .onConflictDoNothing();
}
