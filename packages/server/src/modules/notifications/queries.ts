import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import {
  notification,
  notificationFile,
  notificationRecipient,
  user,
} from '../../db/schema/index.js';
import { byNotification } from './by-notification.js';

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];
export type FileRow = Pick<typeof notificationFile.$inferSelect, 'id' | 'title' | 'size'>;
export type RecipientRow = Pick<
  typeof notificationRecipient.$inferSelect,
  'notificationId' | 'userId' | 'status' | 'isChosen'
>;

/** Whose notifications, and as whom. */
export interface Reader {
  readonly organizationId: number;
  readonly userId: number;
  /** Sees also what is scheduled or waits for its files. */
  readonly isManager: boolean;
}

/** By the clock of the database, as precise as it is. */
const NOW_AS_TEXT = sql<string>`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Members see it. */
const isPublished = () =>
  and(not(notification.waitsForFiles), lte(notification.publishedAt, sql`now()`)) as SQL;

function visibleTo({ organizationId, isManager }: Reader): SQL {
  const own = eq(notification.organizationId, organizationId);
  return (isManager ? own : and(own, isPublished())) as SQL;
}

/** From the start to before the end; of what is not published yet also if `holdsNow`. */
export interface Span {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly holdsNow: boolean;
}

function within({ from, to, holdsNow }: Span): SQL | undefined {
  const published = and(
    from === null ? undefined : gte(notification.publishedAt, from),
    to === null ? undefined : lt(notification.publishedAt, to),
  );
  return holdsNow && published ? or(published, not(isPublished())) : published;
}

/** What the user had read by a moment, or has read by now; authors have read their own. */
const readBy = ({ userId, organizationId }: Reader, asOf?: string) => sql<boolean>`(
  ${notification.authorId} IS NOT DISTINCT FROM ${userId} OR EXISTS (
    SELECT FROM notification_read r
    WHERE r.organization_id = ${organizationId}
      AND r.notification_id = notification.id AND r.user_id = ${userId}
      ${asOf === undefined ? sql`` : sql`AND r.read_at < ${asOf}`}))`;

/** Notifications, newest first, with what the reader has done with them. */
function findNotifications(tx: Queries, reader: Reader, condition: SQL | undefined, asOf?: string) {
  return tx
    .select({
      ...getTableColumns(notification),
      isPublished: sql<boolean>`${isPublished()}`,
      isRead: readBy(reader, asOf),
      authorName: sql<string | null>`coalesce(nullif(${user.fullName}, ''), ${user.username})`,
    })
    .from(notification)
    .leftJoin(user, eq(user.id, notification.authorId))
    .where(condition)
    .orderBy(desc(notification.publishedAt), desc(notification.id))
    .$dynamic();
}

export async function findPage(
  tx: Queries,
  reader: Reader,
  span: Span,
  { limit, offset, asOf }: { limit: number; offset: number; asOf: string | undefined },
) {
  const condition = and(visibleTo(reader), within(span));
  const [total] = await tx
    .select({ count: count(), now: NOW_AS_TEXT })
    .from(notification)
    .where(condition);
  const rows = await findNotifications(tx, reader, condition, asOf).limit(limit).offset(offset);
  return { count: total?.count ?? 0, now: total?.now ?? '', rows };
}

export async function findNotification(
  tx: Queries,
  reader: Reader,
  id: number,
): Promise<NotificationRow | undefined> {
  const [row] = await findNotifications(
    tx,
    reader,
    and(visibleTo(reader), eq(notification.id, id)),
  );
  return row;
}

/** Keeps others from changing the notification until the transaction ends; undefined if there is none. */
export async function lockNotification(tx: Queries, organizationId: number, id: number) {
  const [row] = await tx
    .select({ ...getTableColumns(notification), isPublished: sql<boolean>`${isPublished()}` })
    .from(notification)
    .where(and(eq(notification.organizationId, organizationId), eq(notification.id, id)))
    .for('update');
  return row;
}

/** Makes a notification; undefined if the same request of its author has made it before. */
export async function insertNotification(
  tx: Queries,
  values: PgInsertValue<typeof notification>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(notification)
    .values(values)
    .onConflictDoNothing({
      target: [notification.organizationId, notification.authorId, notification.idempotencyKey],
    })
    .returning({ id: notification.id });
  return row?.id;
}

export async function findByIdempotencyKey(
  tx: Queries,
  { organizationId, userId }: Reader,
  key: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.organizationId, organizationId),
        eq(notification.authorId, userId),
        eq(notification.idempotencyKey, key),
      ),
    );
  return row?.id;
}

export async function setNotification(
  tx: Queries,
  organizationId: number,
  id: number,
  values: PgUpdateSetSource<typeof notification>,
): Promise<void> {
  await tx
    .update(notification)
    .set(values)
    .where(and(eq(notification.organizationId, organizationId), eq(notification.id, id)));
}

/** Deletes a notification with all that belongs to it; answers where its files are in the storage. */
export async function removeNotification(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<string[]> {
  const files = await tx
    .select({ storageKey: notificationFile.storageKey })
    .from(notificationFile)
    .where(
      and(
        eq(notificationFile.organizationId, organizationId),
        eq(notificationFile.notificationId, id),
      ),
    );
  await tx
    .delete(notification)
    .where(and(eq(notification.organizationId, organizationId), eq(notification.id, id)));
  return files.map(({ storageKey }) => storageKey);
}

/** The files of each notification, in the order in which they were added. */
export async function findFiles(
  tx: Queries,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, FileRow[]>> {
  const rows = await tx
    .select({
      notificationId: notificationFile.notificationId,
      id: notificationFile.id,
      title: notificationFile.title,
      size: notificationFile.size,
    })
    .from(notificationFile)
    .where(
      and(
        eq(notificationFile.organizationId, organizationId),
        inArray(notificationFile.notificationId, [...ids]),
      ),
    )
    .orderBy(notificationFile.id);
  return byNotification(rows);
}

/** Everyone a notification is or was mailed to, by notification. */
export async function findRecipients(
  tx: Queries,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, RecipientRow[]>> {
  const rows = await tx
    .select({
      notificationId: notificationRecipient.notificationId,
      userId: notificationRecipient.userId,
      status: notificationRecipient.status,
      isChosen: notificationRecipient.isChosen,
    })
    .from(notificationRecipient)
    .where(
      and(
        eq(notificationRecipient.organizationId, organizationId),
        inArray(notificationRecipient.notificationId, [...ids]),
      ),
    )
    .orderBy(notificationRecipient.userId);
  return byNotification(rows);
}
