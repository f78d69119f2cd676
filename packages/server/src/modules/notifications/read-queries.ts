import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.js';
import { notification, notificationRead } from '../../db/schema/index.js';
import { byNotification } from './by-notification.js';

const COUNT_UNREAD = 'SELECT count_unread_notifications($1, $2) AS count';

/** How many published notifications of the organisation the user has not read, outside of a transaction. */
export async function countUnread(
  database: Database,
  organizationId: number,
  userId: number,
): Promise<number> {
  const values = [organizationId, userId];
  const [row] = await database.prepared<{ count: number }>('count_unread', COUNT_UNREAD, values);
  return row?.count ?? 0;
}

/** The same, as the transaction sees it. */
export async function countUnreadIn(
  tx: Queries,
  organizationId: number,
  userId: number,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count_unread_notifications(${organizationId}, ${userId}) AS count`,
  );
  return rows[0]?.count ?? 0;
}

/** Marks published notifications as read by the user: those that are named, or all. */
export async function markRead(
  tx: Queries,
  organizationId: number,
  userId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  const named = ids && inArray(notification.id, [...ids]);
  await tx.execute(sql`
    INSERT INTO notification_read (organization_id, notification_id, user_id)
    SELECT ${organizationId}, ${notification.id}, ${userId} FROM ${notification}
    WHERE ${notification.organizationId} = ${organizationId}
      AND NOT ${notification.waitsForFiles} AND ${notification.publishedAt} <= now()
      ${named ? sql`AND ${named}` : sql``}
    ON CONFLICT DO NOTHING`);
}

/** Authors know what they wrote. */
export async function markReadByAuthor(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  userId: number,
): Promise<void> {
  await tx
    .insert(notificationRead)
    .values({ organizationId, notificationId, userId })
    .onConflictDoNothing();
}

/** Who has read which of the notifications. */
export async function findReads(tx: Queries, organizationId: number, ids: readonly number[]) {
  const rows = await tx
    .select({
      notificationId: notificationRead.notificationId,
      userId: notificationRead.userId,
      readAt: notificationRead.readAt,
    })
    .from(notificationRead)
    .where(
      and(
        eq(notificationRead.organizationId, organizationId),
        inArray(notificationRead.notificationId, [...ids]),
      ),
    )
    .orderBy(notificationRead.readAt, notificationRead.userId);
  return byNotification(rows);
}
