import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queries } from '../../db/database.js';
import { notification, notificationFile } from '../../db/schema/index.js';
import type { FileGrant, KeptFile } from '../../files/index.js';

/** The first number of the advisory locks on the files of an organisation. */
const FILES_LOCK = 0x66696c65;

export interface FileRow {
  readonly id: number;
  readonly title: string;
  readonly size: number;
}

const ofMessage = (organizationId: number, notificationId: number) =>
  and(
    eq(notificationFile.organizationId, organizationId),
    eq(notificationFile.notificationId, notificationId),
  );

export async function filesOf(
  tx: Queries,
  organizationId: number,
  notificationId: number,
): Promise<FileRow[]> {
  return tx
    .select({
      id: notificationFile.id,
      title: notificationFile.title,
      size: notificationFile.size,
    })
    .from(notificationFile)
    .where(ofMessage(organizationId, notificationId))
    .orderBy(asc(notificationFile.id));
}

/** Whether the message exists; with `lock`, no other change of its files is under way until the commit. */
export async function findMessage(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  { lock = false } = {},
): Promise<boolean> {
  const query = tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(eq(notification.organizationId, organizationId), eq(notification.id, notificationId)),
    );
  const rows = await (lock ? query.for('update') : query);
  return rows.length > 0;
}

/** Whether the request with this key has added its files before. */
export async function hasUpload(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  uploadKey: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ files: count() })
    .from(notificationFile)
    .where(
      and(ofMessage(organizationId, notificationId), eq(notificationFile.uploadKey, uploadKey)),
    );
  return (row?.files ?? 0) > 0;
}

/** Bytes of all files of an organisation, which no one else adds to until the commit. */
export async function lockUsedBytes(tx: Queries, organizationId: number): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${FILES_LOCK}, ${organizationId})`);
  return usedBytes(tx, organizationId);
}

export async function usedBytes(tx: Queries, organizationId: number): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${notificationFile.size}), 0)` })
    .from(notificationFile)
    .where(eq(notificationFile.organizationId, organizationId));
  return Number(row?.bytes ?? 0);
}

export async function insertFiles(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  uploadKey: string | null,
  files: readonly KeptFile[],
): Promise<void> {
  await tx.insert(notificationFile).values(
    files.map(({ name, type, bytes, sha256, storageKey }) => ({
      organizationId,
      notificationId,
      title: name,
      storageKey,
      mediaType: type.mediaType,
      size: bytes,
      sha256,
      uploadKey,
    })),
  );
}

/** Deletes the files of a message other than those named; answers their keys in the storage. */
export async function deleteOtherFiles(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  retained: readonly number[],
): Promise<string[]> {
  const rows = await tx
    .delete(notificationFile)
    .where(
      and(
        ofMessage(organizationId, notificationId),
        retained.length > 0 ? notInArray(notificationFile.id, [...retained]) : undefined,
      ),
    )
    .returning({ storageKey: notificationFile.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

/** Notes that a message was changed that members may have seen. */
export async function markEdited(
  tx: Queries,
  organizationId: number,
  notificationId: number,
): Promise<void> {
  await tx
    .update(notification)
    .set({ editedAt: sql`now()` })
    .where(
      and(
        eq(notification.organizationId, organizationId),
        inArray(notification.id, [notificationId]),
        eq(notification.waitsForFiles, false),
        sql`${notification.publishedAt} <= now()`,
      ),
    );
}

interface ReadableFile {
  readonly title: string;
  readonly storage_key: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: Buffer;
}

// What holds when a file is opened counts, not what held when its address was made: the user is
// active, belongs to the organisation or to one above it, and may see the message.
const READABLE = `
  WITH RECURSIVE lineage AS (
    SELECT id, parent_id FROM organization WHERE id = $1
    UNION
    SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
  ), member AS (
    SELECT bool_or(m.notification_manager) AS is_manager
    FROM lineage l
    JOIN membership m ON m.organization_id = l.id
    JOIN "user" u ON u.id = m.user_id
    WHERE u.id = $3 AND u.status = 'active'
    HAVING count(*) > 0
  )
  SELECT f.title, f.storage_key, f.media_type, f.size, f.sha256
  FROM notification_file f
  JOIN notification n ON n.organization_id = f.organization_id AND n.id = f.notification_id
  CROSS JOIN member
  WHERE f.organization_id = $1 AND f.id = $2
    AND (member.is_manager OR (NOT n.waits_for_files AND n.published_at <= now()))
    AND NOT EXISTS (
      SELECT FROM organization_settings s
      WHERE s.organization_id = $1 AND 'notifications' = ANY (s.restricted_views)
    )`;

/** The file, if the user may read it now. */
export async function readableFile(
  client: pg.ClientBase,
  { organizationId, fileId, userId }: FileGrant,
): Promise<ReadableFile | undefined> {
  const { rows } = await client.query<ReadableFile>(READABLE, [organizationId, fileId, userId]);
  return rows[0];
}
