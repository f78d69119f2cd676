import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { reportDelivery, type SentPicture } from '../../db/schema/index.js';
import { createDeliveryStates } from '../../domain/deliveries.js';
import { findMembers } from '../../domain/members.js';
import { withWholeLinks } from '../../domain/page-links.js';
import { findUserName } from '../../domain/user-names.js';
import type { Mail } from '../../mail/mailer.js';
import { localized } from '../../messages/texts.js';
import { managesReports } from './access-queries.js';
import type { ReportFoundation } from './context.js';
import {
  type DeliveryOf,
  type FoundDelivery,
  findDelivery,
  type QueuedDelivery,
  rowOf,
} from './delivery-queries.js';
import { type MailedPicture, organizationLink, reportLink, writeReportMail } from './mail.js';
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

  /** The page of reports is closed to most colleagues. */
  async function linkFor(organizationId: number, userId: number | null, reportId: number) {
    const isManager = await database.withOrganization(organizationId, (_tx, client) =>
      managesReports(client, organizationId, userId ?? 0),
    );
    return isManager
      ? reportLink(config.publicUrl, organizationId, reportId, 'report')
      : organizationLink(config.publicUrl, organizationId);
  }

  const states = createDeliveryStates<DeliveryOf>(database, { table: reportDelivery, rowOf });

  const queueMails = mails.define<DeliveryOf>('report', {
    ...states.rules,
    async compose(of, jobId): Promise<Omit<Mail, 'id'> | null> {
      const { organizationId } = of;
      const found = await database.withOrganization(organizationId, async (tx) => {
        const row = await findDelivery(tx, of, jobId);
        const isWaiting = await states.isWaiting(tx, of, jobId, row?.status);
        return row && isWaiting
          ? { ...row, author: await findUserName(tx, row.send.authorId) }
          : null;
      });
      if (!found) return null;
      const { send, userId } = found;
      const members = userId === null ? [] : await findMembers(database, organizationId);
      const isColleague = members.some(({ id }) => id === userId);
      // A colleague who has left, or whose account is gone.
      if (!isColleague && (userId !== null || found.email === '')) {
        await database.withOrganization(organizationId, (tx) =>
          states.set(tx, of, jobId, 'failed', 'recipient_left'),
        );
        return null;
      }
      const language = found.userLanguage ?? send.language;
      const { pdf, pictures } = await readFiles(organizationId, found);
      const whole = (stored: string) => withWholeLinks(stored, config.publicUrl, organizationId);
      const mail = writeReportMail({
        pdf,
        pictures: pictures.map((one) => ({ ...one, content: whole(one.content) })),
        title: send.title,
        content: whole(send.content),
        subject: send.subject,
        message: send.message,
        language,
        reportLanguage: send.language,
        organizationName: localized(language, found.organizationName, found.organizationNameFi),
        authorName: found.author,
        link: isColleague ? await linkFor(organizationId, userId, send.reportId) : null,
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
