import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../../config/config.js';
import type { Database } from '../../db/database.js';
import { notificationRecipient } from '../../db/schema/index.js';
import { createDeliveryStates } from '../../domain/deliveries.js';
import { findMembers } from '../../domain/members.js';
import { findUserName } from '../../domain/user-names.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import { type DeliveryOf, findDelivery, type QueuedDelivery, rowOf } from './delivery-queries.js';
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
  const states = createDeliveryStates<DeliveryOf>(database, {
    table: notificationRecipient,
    rowOf,
    isDue: eq(notificationRecipient.isChosen, true),
  });

  const queueMails = mails.define<DeliveryOf>('notification', {
    ...states.rules,
    async compose(of, jobId) {
      const { organizationId, notificationId, userId } = of;
      const members = await findMembers(database, organizationId);
      return database.withOrganization(organizationId, async (tx) => {
        const found = await findDelivery(tx, of, jobId);
        if (!(await states.isWaiting(tx, of, jobId, found?.status)) || !found) return null;
        if (!members.some(({ id }) => id === userId)) {
          await states.set(tx, of, jobId, 'failed', 'recipient_left');
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
          authorName: await findUserName(tx, authorId),
          notificationId,
        });
        return { ...mail, to: { name: found.fullName || found.username, address: found.email } };
      });
    },
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
