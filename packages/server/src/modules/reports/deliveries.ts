import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { SentPicture } from '../../db/schema/index.js';
import { findMembers } from '../../domain/members.js';
import { DELIVERY_STATUS_OF } from '../../mail/mail-queue.js';
import type { Mail } from '../../mail/mailer.js';
import { localized } from '../../messages/texts.js';
import type { ReportFoundation } from './context.js';
import {
  claimDelivery,
  type DeliveryOf,
  type FoundDelivery,
  findDelivery,
  findUserName,
  type QueuedDelivery,
  setDeliveryStatus,
} from './delivery-queries.js';
import { type MailedPicture, reportLink, writeReportMail } from './mail.js';
import { findStoredFiles } from './send-queries.js';

/** Larger attachments are refused by many mail servers. */
const MAX_ATTACHED_BYTES = 10 * 1000 * 1000;

export interface Deliveries {
  /** Has mails sent, as a part of the transaction of `client`. */
  queue(
    organizationId: number,
    deliveries: readonly QueuedDelivery[],
    client: pg.ClientBase,
  ): Promise<void>;
}

/**
 * Mails what was sent, each recipient by a job of their own, by the rules of the mail queue: the row
 * of a recipient is claimed before the mail server is handed the mail.
 */
export function createDeliveries({
  config,
  database,
  mails,
  files,
}: Pick<ReportFoundation, 'config' | 'database' | 'mails' | 'files'>): Deliveries {
  async function contentOf(organizationId: number, storageKey: string): Promise<Buffer> {
    return buffer(await files.read(organizationId, storageKey));
  }

  /** The files of a send that are still kept. */
  async function readFiles(
    organizationId: number,
    { send }: FoundDelivery,
  ): Promise<Pick<Parameters<typeof writeReportMail>[0], 'pdf' | 'pictures'>> {
    const kept = (file: number | null) => (file === null ? [] : [file]);
    const ids = [...kept(send.pdfFileId), ...send.pictures.flatMap(({ file }) => kept(file))];
    const stored = new Map(
      (
        await database.withOrganization(organizationId, (tx) =>
          findStoredFiles(tx, organizationId, ids),
        )
      ).map((file) => [file.id, file]),
    );
    const pictures: MailedPicture[] = [];
    for (const picture of send.pictures as SentPicture[]) {
      const file = picture.file === null ? undefined : stored.get(picture.file);
      const content = file && (await contentOf(organizationId, file.storageKey));
      pictures.push({ ...picture, png: content ?? null });
    }
    const pdf = send.pdfFileId === null ? undefined : stored.get(send.pdfFileId);
    if (!pdf) return { pdf: null, pictures };
    const isAttached = pdf.size <= MAX_ATTACHED_BYTES;
    return {
      pictures,
      pdf: {
        name: pdf.title,
        size: pdf.size,
        content: isAttached ? await contentOf(organizationId, pdf.storageKey) : null,
        link: `${config.publicUrl}${await files.mailedReportLink(
          organizationId,
          pdf.id,
          send.keptUntil,
        )}`,
      },
    };
  }

  const queueMails = mails.define<DeliveryOf>('report', {
    async compose(of, jobId): Promise<Omit<Mail, 'id'> | null> {
      const { organizationId } = of;
      const fail = (status: 'failed' | 'unknown', error: string) =>
        database.withOrganization(organizationId, (tx) =>
          setDeliveryStatus(tx, of, jobId, status, error),
        );
      const found = await database.withOrganization(organizationId, async (tx) => {
        const row = await findDelivery(tx, of, jobId);
        return row && { ...row, author: await findUserName(tx, row.send.authorId) };
      });
      if (found?.status === 'sending') {
        // The process that was handing it over came to its end.
        await fail('unknown', 'outcome_unknown');
        return null;
      }
      if (found?.status !== 'queued') return null;
      const { send, userId } = found;
      const members = userId === null ? [] : await findMembers(database, organizationId);
      const isColleague = members.some(({ id }) => id === userId);
      // A colleague who has left, or whose account is gone.
      if (!isColleague && (userId !== null || found.email === '')) {
        await fail('failed', 'recipient_left');
        return null;
      }
      const language = found.userLanguage ?? send.language;
      const mail = writeReportMail({
        ...(await readFiles(organizationId, found)),
        title: send.title,
        content: send.content,
        language,
        organizationName: localized(language, found.organizationName, found.organizationNameFi),
        authorName: found.author,
        link: isColleague ? reportLink(config.publicUrl, organizationId, send.reportId) : null,
        keptUntil: send.keptUntil,
        timeZone: found.timeZone,
      });
      return {
        ...mail,
        to: {
          name: isColleague ? found.fullName || found.username || '' : '',
          address: found.userEmail ?? found.email,
        },
      };
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
    queue: (organizationId, deliveries, client) =>
      queueMails(
        deliveries.map(({ id, jobId }) => ({
          id: jobId,
          data: { organizationId, deliveryId: id },
        })),
        client,
      ),
  };
}
