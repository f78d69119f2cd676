import {
  type Contract,
  type EndpointAnswer,
  type EndpointRequest,
  instantOfMoment,
  momentInTimeZone,
  type Notification,
  type NotificationDelivery,
  type NotificationReaders,
} from '@tavoite/model';
import type { Queries } from '../../db/database.js';
import { findMembers } from '../../domain/members.js';
import type { List } from '../../json/list-answer.js';
import { listAnswer } from '../../json/list-answer.js';
import { NotFoundError } from '../../messages/errors.js';
import { isTextKey, translate } from '../../messages/texts.js';
import { type NotificationFoundation, type NotificationRequest, readerOf } from './context.js';
import { findDeliveries } from './delivery-queries.js';
import {
  findFiles,
  findNotification,
  findPage,
  findRecipients,
  type NotificationRow,
  type Span,
} from './queries.js';
import { countUnread, countUnreadIn, findReads, markRead } from './read-queries.js';
import { DELIVERY_STATUS, notificationAnswer } from './serialize.js';

type ListQuery = EndpointRequest<Contract['listNotifications']>['query'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instants between the first and the last day of a period, both included. */
function spanOf({ start_date, end_date }: ListQuery, timeZone: string): Span {
  const startOf = (date: string) => instantOfMoment(`${date}T00:00`, timeZone);
  const from = start_date === undefined ? null : startOf(start_date);
  const dayAfter = (date: string) =>
    new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const to = end_date === undefined ? null : startOf(dayAfter(end_date));
  const now = new Date();
  return { from, to, holdsNow: (from === null || from <= now) && (to === null || now < to) };
}

/** The address of another page of the list; null where there is none. */
function pageAddress(query: ListQuery, page: number, count: number): string | null {
  if (page < 1 || (page - 1) * query.page_size >= Math.max(1, count)) return null;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/api/notification/?${search}`;
}

/** What users read about notifications. */
export function createNotificationReading({ config, database, files }: NotificationFoundation) {
  const mailsToFiles = config.smtpUrl === null;

  async function answers(
    tx: Queries,
    request: NotificationRequest,
    rows: readonly NotificationRow[],
  ): Promise<Notification[]> {
    if (rows.length === 0) return [];
    const { organizationId, userId, isManager } = readerOf(request);
    const ids = rows.map(({ id }) => id);
    const members = isManager ? await findMembers(database, organizationId) : [];
    const memberIds = new Set(members.map(({ id }) => id));
    const [filesOf, recipientsOf, readsOf, linkOf] = [
      await findFiles(tx, organizationId, ids),
      await findRecipients(tx, organizationId, ids),
      isManager ? await findReads(tx, organizationId, ids) : null,
      await files.links(organizationId, userId),
    ];
    return rows.map((row) => {
      const isOther = (id: number) => id !== row.authorId && memberIds.has(id);
      const reads = (readsOf?.get(row.id) ?? []).filter((read) => isOther(read.userId));
      return notificationAnswer({
        row,
        files: filesOf.get(row.id) ?? [],
        recipients: recipientsOf.get(row.id) ?? [],
        facts: isManager
          ? {
              readCount: reads.length,
              memberCount: members.filter(({ id }) => isOther(id)).length,
              mailsToFiles,
            }
          : null,
        linkOf,
        timeZone: request.organization.timeZone,
      });
    });
  }

  async function existing(tx: Queries, request: NotificationRequest, id: number) {
    const row = await findNotification(tx, readerOf(request), id);
    if (!row) throw new NotFoundError();
    return row;
  }

  /** One notification as the transaction sees it. */
  async function answerOf(
    tx: Queries,
    request: NotificationRequest,
    id: number,
  ): Promise<Notification> {
    const [answer] = await answers(tx, request, [await existing(tx, request, id)]);
    if (!answer) throw new NotFoundError();
    return answer;
  }

  return {
    answerOf,

    get(request: NotificationRequest, id: number): Promise<Notification> {
      return request.inOrganization((tx) => answerOf(tx, request, id));
    },

    list(
      request: NotificationRequest,
      query: ListQuery,
    ): Promise<EndpointAnswer<Contract['listNotifications']>> {
      const { page, page_size, as_of } = query;
      const reader = readerOf(request);
      return request.inOrganization(async (tx) => {
        const { count, rows, now } = await findPage(
          tx,
          reader,
          spanOf(query, request.organization.timeZone),
          { limit: page_size, offset: (page - 1) * page_size, asOf: as_of },
        );
        const continued = { ...query, as_of: as_of ?? now };
        return {
          count,
          next: pageAddress(continued, page + 1, count),
          previous: pageAddress(continued, page - 1, count),
          results: await answers(tx, request, rows),
          unread_notifications: await countUnreadIn(tx, reader.organizationId, reader.userId),
          as_of: continued.as_of,
        };
      });
    },

    /** How many the user has not read, in an organisation. */
    countUnread(organizationId: number, userId: number): Promise<number> {
      return countUnread(database, organizationId, userId);
    },

    /** Marks some or all as read; answers how many are left unread. */
    markAsRead(request: NotificationRequest, ids: readonly number[] | undefined): Promise<number> {
      const { organizationId, userId } = readerOf(request);
      return request.inOrganization(async (tx) => {
        await markRead(tx, organizationId, userId, ids);
        return countUnreadIn(tx, organizationId, userId);
      });
    },

    readers(request: NotificationRequest, id: number): Promise<NotificationReaders> {
      const { organization } = request;
      return request.inOrganization(async (tx) => {
        const { authorId } = await existing(tx, request, id);
        const reads = (await findReads(tx, organization.id, [id])).get(id) ?? [];
        const members = (await findMembers(database, organization.id)).filter(
          (member) => member.id !== authorId,
        );
        const byId = new Map(members.map((member) => [member.id, member]));
        const readers = reads.flatMap(({ userId, readAt }) => {
          const member = byId.get(userId);
          byId.delete(userId);
          return member ? { ...member, read: momentInTimeZone(readAt, organization.timeZone) } : [];
        });
        return {
          read_count: readers.length,
          member_count: members.length,
          readers,
          others: [...byId.values()],
        };
      });
    },

    deliveries(request: NotificationRequest, id: number): Promise<List<NotificationDelivery>> {
      const { organization, language } = request;
      return request.inOrganization(async (tx) => {
        const { sendNotifications } = await existing(tx, request, id);
        const rows = await findDeliveries(tx, organization.id, id);
        return listAnswer(
          rows
            .filter(({ status }) => sendNotifications || DELIVERY_STATUS[status] !== 'queued')
            .map((row) => ({
              user: { id: row.userId, username: row.username, full_name: row.fullName },
              email: row.email,
              status: DELIVERY_STATUS[row.status],
              error:
                row.error !== null && isTextKey(row.error)
                  ? translate(language, row.error)
                  : row.error,
              attempts: row.attempts,
              since:
                row.status === 'pending'
                  ? null
                  : momentInTimeZone(row.changedAt, organization.timeZone),
            })),
        );
      });
    },
  };
}
