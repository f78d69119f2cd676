import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.js';
import { systemMessage, systemMessageRead } from '../../db/schema/index.js';

/** Published, and not past the time until which it is shown. */
const IS_SHOWN = `(system_message.published_at <= now()
  AND (system_message.shown_until IS NULL OR system_message.shown_until > now()))`;
const isShown = () => sql.raw(IS_SHOWN);

/** What a user has read, whose id follows. */
const READ_BY = `
  SELECT FROM system_message_read r
  WHERE r.system_message_id = system_message.id AND r.user_id =`;
const readBy = (userId: number) => sql<boolean>`EXISTS (${sql.raw(READ_BY)} ${userId})`;

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

const COUNT_UNREAD = `
  SELECT count(*)::integer AS count FROM system_message
  WHERE ${IS_SHOWN} AND NOT EXISTS (${READ_BY} $1)`;

/** Prepared: everyone who has the application open asks every 15 seconds. */
export async function countUnreadSystemMessages(
  database: Database,
  userId: number,
): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(
    'count_unread_system_messages',
    COUNT_UNREAD,
    [userId],
  );
  return row?.count ?? 0;
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
