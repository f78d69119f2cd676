import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { notification, notificationRead } from '../../db/schema/index.js';
import { byNotification } from './by-notification.js';

/** How many published notifications of the organisation the user has not read. */
export async function countUnread(
  tx: Queries,
  organizationId: number,
  userId: number,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM notification n
    WHERE n.organization_id = ${organizationId} AND NOT n.waits_for_files
      AND n.published_at <= now() AND NOT EXISTS (
        SELECT FROM notification_read r
        WHERE r.organization_id = ${organizationId} AND r.notification_id = n.id
          AND r.user_id = ${userId})`);
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
      AND NOT EXISTS (
        SELECT FROM notification_read r
        WHERE r.organization_id = ${organizationId} AND r.notification_id = ${notification.id}
          AND r.user_id = ${userId})
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
