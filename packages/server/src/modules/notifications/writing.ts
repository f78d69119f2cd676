import type { Contract, EndpointRequest, Notification } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import type { AuditEvent } from '../../auth/audit.js';
import { checkText } from '../../domain/formatted-text.js';
import { findMembers } from '../../domain/members.js';
import { FieldError, NotFoundError } from '../../messages/errors.js';
import {
  type NotificationFoundation,
  type NotificationRequest,
  readerOf,
  type Writing,
} from './context.js';
import type { Deliveries } from './deliveries.js';
import {
  queueAgain,
  queueDeliveries,
  setRecipients,
  takeBackDeliveries,
} from './delivery-queries.js';
import { changedTime, plannedTime } from './publishing.js';
import {
  findByIdempotencyKey,
  findFiles,
  findRecipients,
  insertNotification,
  lockNotification,
  removeNotification,
  setNotification,
} from './queries.js';
import { markReadByAuthor } from './read-queries.js';
import type { createNotificationReading } from './reading.js';

type CreateBody = EndpointRequest<Contract['createNotification']>['body'];
type UpdateBody = EndpointRequest<Contract['updateNotification']>['body'];
type ResendBody = EndpointRequest<Contract['resendNotification']>['body'];
type Locked = NonNullable<Awaited<ReturnType<typeof lockNotification>>>;

/** By the clock of the database, which decides what is published. */
const NOW = sql`now()`;

/** What managers do with notifications. */
export function createNotificationWriting(
  { database, audit, mails, files }: NotificationFoundation,
  reading: ReturnType<typeof createNotificationReading>,
  deliveries: Deliveries,
) {
  /** Runs the work in one transaction, then has the mails that it queued sent. */
  async function write<T>(
    { organization }: NotificationRequest,
    work: (writing: Writing) => Promise<T>,
  ): Promise<T> {
    const result = await database.withOrganization(organization.id, (tx, client) =>
      work({ tx, client }),
    );
    mails.wake();
    return result;
  }

  function record(
    { tx }: Writing,
    { organization, user }: NotificationRequest,
    event: AuditEvent,
    detail: Record<string, unknown>,
  ): Promise<void> {
    return audit.record(event, { userId: user.id, organizationId: organization.id, detail }, tx);
  }

  /** Those who are recipients already may stay, even if they are members no more. */
  async function checkRecipients(
    { organization }: NotificationRequest,
    isSent: boolean,
    chosen: readonly number[],
    before: readonly number[] = [],
  ): Promise<void> {
    const refuse = (message: 'recipients_required' | 'recipients_not_members') => {
      throw new FieldError({ notification_recipients: [message] });
    };
    if (isSent && chosen.length === 0) refuse('recipients_required');
    const added = chosen.filter((id) => !before.includes(id));
    if (added.length === 0) return;
    const members = new Set((await findMembers(database, organization.id)).map(({ id }) => id));
    if (added.some((id) => !members.has(id))) refuse('recipients_not_members');
  }

  /** Queues the mails that the message as it is now needs; answers how many. */
  async function queueMails(
    { tx, client }: Writing,
    organizationId: number,
    id: number,
    plan: { isMailed: boolean; sendAfter: Date | null; isMoved?: boolean },
  ): Promise<number> {
    await takeBackDeliveries(tx, organizationId, id, {
      exceptChosen: plan.isMailed && plan.isMoved !== true,
    });
    if (!plan.isMailed) return 0;
    const queued = await queueDeliveries(tx, organizationId, id);
    await deliveries.queue({ organizationId, notificationId: id }, queued, plan.sendAfter, client);
    return queued.length;
  }

  async function locked({ tx }: Writing, organizationId: number, id: number): Promise<Locked> {
    const row = await lockNotification(tx, organizationId, id);
    if (!row) throw new NotFoundError();
    return row;
  }

  return {
    async create(request: NotificationRequest, body: CreateBody): Promise<Notification> {
      const { organization, user } = request;
      const reader = readerOf(request);
      const { title, text_value, send_notifications, waits_for_files, idempotency_key } = body;
      const recipients = [...new Set(body.notification_recipients)];
      return write(request, async (writing) => {
        const { tx } = writing;
        const made = async () =>
          idempotency_key === undefined
            ? undefined
            : findByIdempotencyKey(tx, reader, idempotency_key);
        const before = await made();
        if (before !== undefined) return reading.answerOf(tx, request, before);
        checkText('text_value', text_value, { mayBeBlank: waits_for_files });
        const planned = plannedTime(body.published, organization.timeZone);
        await checkRecipients(request, send_notifications, recipients);
        const id = await insertNotification(tx, {
          organizationId: organization.id,
          title,
          textValue: text_value,
          publishedAt: planned ?? NOW,
          waitsForFiles: waits_for_files,
          sendNotifications: send_notifications,
          authorId: user.id,
          idempotencyKey: idempotency_key ?? null,
        });
        if (id === undefined) {
          // The same request, sent twice at a time: the other one has made it meanwhile.
          const meanwhile = await made();
          if (meanwhile === undefined) throw new NotFoundError();
          return reading.answerOf(tx, request, meanwhile);
        }
        await markReadByAuthor(tx, organization.id, id, user.id);
        await setRecipients(tx, organization.id, id, recipients);
        const isMailed = send_notifications && !waits_for_files;
        const mailed = await queueMails(writing, organization.id, id, {
          isMailed,
          sendAfter: planned,
        });
        await record(
          writing,
          request,
          waits_for_files ? 'notification_created' : 'notification_published',
          { id, title, mails: mailed, published: planned },
        );
        return reading.answerOf(tx, request, id);
      });
    },

    /** Changes the fields that are given. */
    async update(
      request: NotificationRequest,
      id: number,
      body: UpdateBody,
    ): Promise<Notification> {
      const { organization } = request;
      return write(request, async (writing) => {
        const { tx } = writing;
        const row = await locked(writing, organization.id, id);
        const text = body.text_value ?? row.textValue;
        const fileCount = (await findFiles(tx, organization.id, [id])).get(id)?.length ?? 0;
        if (body.text_value !== undefined)
          checkText('text_value', text, { mayBeBlank: row.waitsForFiles || fileCount > 0 });
        const before = ((await findRecipients(tx, organization.id, [id])).get(id) ?? [])
          .filter(({ isChosen }) => isChosen)
          .map(({ userId }) => userId);
        const recipients = [...new Set(body.notification_recipients ?? before)];
        const isSent = body.send_notifications ?? row.sendNotifications;
        await checkRecipients(request, isSent, recipients, before);
        const time = changedTime(body.published, row, organization.timeZone);
        const title = body.title ?? row.title;
        const isEdited = title !== row.title || text !== row.textValue;
        await setNotification(tx, organization.id, id, {
          title,
          textValue: text,
          sendNotifications: isSent,
          ...(time !== undefined && { publishedAt: time ?? NOW }),
          ...(isEdited && row.isPublished && { editedAt: NOW }),
        });
        await setRecipients(tx, organization.id, id, recipients);
        const isScheduled = !row.isPublished && time !== null;
        const mailed = await queueMails(writing, organization.id, id, {
          isMailed: isSent && !row.waitsForFiles,
          sendAfter: isScheduled ? (time ?? row.publishedAt) : null,
          isMoved: time !== undefined,
        });
        await record(writing, request, 'notification_edited', { id, title, mails: mailed });
        return reading.answerOf(tx, request, id);
      });
    },

    /** Publishes what waited for its files, at its time if that is still to come. */
    async finish(request: NotificationRequest, id: number): Promise<Notification> {
      const { organization } = request;
      return write(request, async (writing) => {
        const { tx } = writing;
        const row = await locked(writing, organization.id, id);
        if (!row.waitsForFiles) return reading.answerOf(tx, request, id);
        const fileCount = (await findFiles(tx, organization.id, [id])).get(id)?.length ?? 0;
        checkText('text_value', row.textValue, { mayBeBlank: fileCount > 0 });
        const planned = row.publishedAt > new Date() ? row.publishedAt : null;
        await setNotification(tx, organization.id, id, {
          waitsForFiles: false,
          ...(planned === null && { publishedAt: NOW }),
        });
        const mailed = await queueMails(writing, organization.id, id, {
          isMailed: row.sendNotifications,
          sendAfter: planned,
        });
        await record(writing, request, 'notification_published', {
          id,
          title: row.title,
          files: fileCount,
          mails: mailed,
          published: planned,
        });
        return reading.answerOf(tx, request, id);
      });
    },

    async remove(request: NotificationRequest, id: number): Promise<void> {
      const { organization } = request;
      const storageKeys = await write(request, async (writing) => {
        const row = await locked(writing, organization.id, id);
        const keys = await removeNotification(writing.tx, organization.id, id);
        await record(writing, request, 'notification_deleted', { id, title: row.title });
        return keys;
      });
      // What cannot be removed now is removed at night.
      await files.remove(organization.id, storageKeys).catch(() => undefined);
    },

    /** Mails again what failed, or what has no known outcome. */
    async resend(
      request: NotificationRequest,
      id: number,
      { users, idempotency_key }: ResendBody,
    ): Promise<Notification> {
      const { organization } = request;
      return write(request, async (writing) => {
        const { tx, client } = writing;
        const row = await locked(writing, organization.id, id);
        if (row.sendNotifications && !row.waitsForFiles) {
          const queued = await queueAgain(tx, organization.id, id, users, idempotency_key);
          const of = { organizationId: organization.id, notificationId: id };
          await deliveries.queue(of, queued, null, client);
          if (queued.length > 0)
            await record(writing, request, 'notification_resent', { id, mails: queued.length });
        }
        return reading.answerOf(tx, request, id);
      });
    },
  };
}
