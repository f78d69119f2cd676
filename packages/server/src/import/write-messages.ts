import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { instantOfMoment } from '@tavoite/model';
import { eq, sql } from 'drizzle-orm';
import { OperatorError } from '../config/operator-error.js';
import type { Queries } from '../db/database.js';
import { notification, notificationFile, organization, systemMessage } from '../db/schema/index.js';
import { upsert } from '../db/upsert.js';
import { safeHtml } from '../domain/safe-html.js';
import type { Files, KeptFile, StagedFile } from '../files/index.js';
import { FieldError, TooLargeError, UnavailableError } from '../messages/errors.js';
import { sentenceOf } from '../messages/sentence.js';
import { FILES_FOLDER } from './check-messages.js';
import { contentOfCell, namesOfCell } from './message-text.js';
import type { ImportPlan } from './plan.js';
import { type Count, type Ids, idOf } from './write-people.js';

/** Where the files of messages are taken from, and how they are kept. */
export interface MessageFileSource {
  readonly folder: string;
  readonly files: Pick<Files, 'stage' | 'discard' | 'keep'>;
}

interface MessageWriting {
  readonly tx: Queries;
  readonly plan: ImportPlan;
  readonly organizationIds: Ids;
  readonly userIds: Ids;
  readonly count: Count;
  readonly source: MessageFileSource | null;
}

/** A file that has passed all checks before can still hold a virus, or not be saved. */
function refusal(path: string, error: unknown): unknown {
  const messages =
    error instanceof FieldError
      ? Object.values(error.fields).flat()
      : error instanceof TooLargeError || error instanceof UnavailableError
        ? [error.detail]
        : [];
  const sentences = messages.map((message) => sentenceOf('en', message)).join(' ');
  return sentences === ''
    ? error
    : new OperatorError(`Nothing was imported. ${path}: ${sentences}`, { cause: error });
}

/** Puts the named files into the storage, as those of the message. */
async function writeFiles(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  names: readonly string[],
  { folder, files }: MessageFileSource,
): Promise<void> {
  const staged: StagedFile[] = [];
  for (const name of names) {
    const path = join(folder, FILES_FOLDER, name);
    try {
      staged.push(await files.stage(name, createReadStream(path)));
    } catch (error) {
      await files.discard(staged);
      throw refusal(path, error);
    }
  }
  const record = async (kept: readonly KeptFile[]) => {
    await tx.insert(notificationFile).values(
      kept.map(({ name, storageKey, type, bytes, sha256 }) => ({
        organizationId,
        notificationId,
        title: name,
        storageKey,
        mediaType: type.mediaType,
        size: bytes,
        sha256,
      })),
    );
  };
  await files.keep(organizationId, staged, record);
}

/** Everyone who may look into the organisation has read it. */
async function markReadByAll(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO notification_read (organization_id, notification_id, user_id)
    WITH RECURSIVE lineage AS (
      SELECT id, parent_id FROM organization WHERE id = ${organizationId}
      UNION
      SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
    )
    SELECT DISTINCT ${organizationId}::integer, ${id}::integer, m.user_id
    FROM lineage l JOIN membership m ON m.organization_id = l.id
    ON CONFLICT DO NOTHING`);
}

/** Messages belong to their managers once they are there: only new ones are written. */
async function writeNotifications(writing: MessageWriting): Promise<void> {
  const { tx, plan, organizationIds, userIds, count, source } = writing;
  for (const { key: organizationKey, notifications } of plan.byOrganization.values()) {
    if (notifications.size === 0) continue;
    const organizationId = idOf(organizationIds, organizationKey);
    const [zone] = await tx
      .select({ timeZone: organization.timeZone })
      .from(organization)
      .where(eq(organization.id, organizationId));
    for (const { values } of notifications.values()) {
      const authorId = values.author ? idOf(userIds, values.author) : null;
      const [made] = await tx
        .insert(notification)
        .values({
          organizationId,
          key: values.key,
          title: values.title,
          textValue: contentOfCell(values.text ?? ''),
          publishedAt: instantOfMoment(values.published, zone?.timeZone),
          authorId,
        })
        .onConflictDoNothing({ target: [notification.organizationId, notification.key] })
        .returning({ id: notification.id });
      count('notifications', made ? [{ created: true }] : []);
      if (!made) continue;
      if (values.read) await markReadByAll(tx, organizationId, made.id);
      else if (authorId !== null)
        await tx.execute(sql`
          INSERT INTO notification_read (organization_id, notification_id, user_id)
          VALUES (${organizationId}, ${made.id}, ${authorId})`);
      const names = namesOfCell(values.files);
      if (names.length > 0 && source !== null)
        await writeFiles(tx, organizationId, made.id, names, source);
    }
  }
}

/** Null and undefined mean what they mean to `upsert`. */
function instantOf(written: string | null | undefined): Date | null | undefined {
  return typeof written === 'string' ? instantOfMoment(written) : written;
}

async function writeSystemMessages({ tx, plan, count }: MessageWriting): Promise<void> {
  const rows = [...plan.systemMessages.values()].map(({ values }) => ({
    key: values.key,
    title: values.title,
    titleFi: values.title_fi,
    textValue: safeHtml(values.html),
    textValueFi: values.html_fi && safeHtml(values.html_fi),
    publishedAt: instantOf(values.published),
    shownUntil: instantOf(values.shown_until),
    forced: values.forced,
  }));
  count('system messages', await upsert(tx, systemMessage, ['key'], rows));
}

/** Writes the notifications of all organisations, and the system messages. */
export async function writeMessages(writing: MessageWriting): Promise<void> {
  await writeNotifications(writing);
  await writeSystemMessages(writing);
}
