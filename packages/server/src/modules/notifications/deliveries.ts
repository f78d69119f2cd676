import type pg from 'pg';
import type { Config } from '../../config/config.js';
import type { Database } from '../../db/database.js';
import { findMembers } from '../../domain/members.js';
import { DELIVERY_STATUS_OF, type MailQueue } from '../../mail/mail-queue.js';
import {
  claimDelivery,
  type DeliveryOf,
  findDelivery,
  findName,
  type QueuedDelivery,
  setDeliveryStatus,
} from './delivery-queries.js';
import { writeMail } from './mail.js';
import { findFiles } from './queries.js';

export interface Deliveries {
  /** Has mails sent, not before a time, as a part of the transaction of `client`. */
  queue(
    of: Omit<DeliveryOf, 'userId'>,
    deliveries: readonly QueuedDelivery[],
    sendAfter: Date | null,
    client: pg.ClientBase,
  ): Promise<void>;
}

/**
 * Mails notifications, each recipient by a job of their own. The row of the recipient is claimed
 * before the mail server is handed the mail, so that a process that is killed sends nothing twice.
 */
export function createDeliveries(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  database: Database,
  mails: MailQueue,
): Deliveries {
  const queueMails = mails.define<DeliveryOf>('notification', {
    async compose(of, jobId) {
      const { organizationId, notificationId, userId } = of;
      const members = await findMembers(database, organizationId);
      return database.withOrganization(organizationId, async (tx) => {
        const found = await findDelivery(tx, of, jobId);
        if (found?.status === 'sending') {
          // The process that was handing it over came to its end.
          await setDeliveryStatus(tx, of, jobId, 'unknown', 'outcome_unknown');
          return null;
        }
        if (found?.status !== 'queued') return null;
        if (!members.some(({ id }) => id === userId)) {
          await setDeliveryStatus(tx, of, jobId, 'failed', 'recipient_left');
          return null;
        }
        const { language } = found;
        const files = (await findFiles(tx, organizationId, [notificationId])).get(notificationId);
        const { authorId } = found;
        const mail = writeMail(publicUrl, {
          title: found.title,
          text: found.textValue,
          fileTitles: (files ?? []).map(({ title }) => title),
          language,
          organization: {
            id: organizationId,
            name: found.organizationName,
            nameFi: found.organizationNameFi,
          },
          authorName: authorId === null ? null : await findName(tx, authorId),
          notificationId,
        });
        return { ...mail, to: { name: found.fullName || found.username, address: found.email } };
      });
    },
    handOver: (of, jobId) =>
      database.withOrganization(of.organizationId, (tx) => claimDelivery(tx, of, jobId)),
    record: (of, outcome, jobId) =>
      database.withOrganization(of.organizationId, (tx) =>
        setDeliveryStatus(
          tx,
          of,
          jobId,
          DELIVERY_STATUS_OF[outcome.status],
          'error' in outcome ? outcome.error : null,
        ),
      ),
    giveUp: (of, jobId) =>
      database.withOrganization(of.organizationId, async (tx) => {
        const found = await findDelivery(tx, of, jobId);
        if (found?.status === 'sending')
          await setDeliveryStatus(tx, of, jobId, 'unknown', 'outcome_unknown');
        if (found?.status === 'queued')
          await setDeliveryStatus(tx, of, jobId, 'failed', 'mail_given_up');
      }),
  });

  return {
    async queue(of, deliveries, sendAfter, client) {
      await queueMails(
        deliveries.map(({ userId, jobId }) => ({
          id: jobId,
          data: { ...of, userId },
          ...(sendAfter !== null && { sendAfter }),
        })),
        client,
      );
    },
  };
}
