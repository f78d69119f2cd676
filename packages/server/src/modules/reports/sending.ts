import {
  type Contract,
  type EndpointRequest,
  type Language,
  momentInTimeZone,
  type ReportDelivery,
  type ReportSend,
  type ReportTheme,
} from '@tavoite/model';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import type { Queries } from '../../db/database.js';
import type { SentPicture } from '../../db/schema/index.js';
import { findUserName } from '../../domain/user-names.js';
import { type List, listAnswer } from '../../json/list-answer.js';
import { NotFoundError, nonFieldError } from '../../messages/errors.js';
import { isTextKey, translate } from '../../messages/texts.js';
import { alternativeOf } from '../../render/items/alternative.js';
import type { ReportFoundation, ReportRequest, Writing } from './context.js';
import type { Deliveries } from './deliveries.js';
import { findDeliveries, insertDeliveries, queueAgain } from './delivery-queries.js';
import { type Pdfs, readSaved } from './pdfs.js';
import { checkRecipients, type Recipients } from './recipients.js';
import { insertFiles, keepFiles, type MadeFile } from './report-files.js';
import { findReport, lockReport } from './report-queries.js';
import { countsBySend } from './reports.js';
import { findSend, findSendByKey, findSends, insertSend, type SendRow } from './send-queries.js';

type SendBody = EndpointRequest<Contract['sendReport']>['body'];
type ResendBody = EndpointRequest<Contract['resendReport']>['body'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures in a mail; all of them are in the PDF. */
const MAX_PICTURES = 12;
/** A mail is light, whatever the theme of its PDF. */
const MAIL_THEME: ReportTheme = 'light';

/** What its mails say besides the report; empty for nothing of one's own. */
export interface Letter {
  readonly subject: string;
  readonly message: string;
}

/** A report that is to be sent, by someone or by itself. */
export interface SendOrder {
  readonly organization: ActiveOrganization;
  readonly reportId: number;
  readonly userId: number | null;
  readonly scheduleId: number | null;
  readonly language: Language;
  readonly theme: ReportTheme;
  readonly recipients: Recipients;
  readonly letter: Letter;
  /** The same key sends nothing twice. */
  readonly key: string | null;
}

/** A name that every file system takes. */
function fileName(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...plain].slice(0, 80).join('').trim() || 'report'}.pdf`;
}

/** Sends reports: what is sent is frozen first, then mailed to each recipient by a job. */
export function createSending(
  { config, database, audit, jobs, mails, files, render, webhookEvents }: ReportFoundation,
  pdfs: Pdfs,
  deliveries: Deliveries,
) {
  const mailsToFiles = config.smtpUrl === null;

  async function answers(
    tx: Queries,
    { organization, user }: ReportRequest,
    rows: readonly SendRow[],
  ): Promise<ReportSend[]> {
    const { timeZone } = organization;
    const linkOf = await files.reportLinks(organization.id, user.id);
    const countsOf = await countsBySend(
      tx,
      organization.id,
      rows.map(({ id }) => id),
      mailsToFiles,
    );
    // Between its last day and the sweep that removes it, the file opens no more.
    const pdfOf = ({ pdfFileId, pdfSize, keptUntil }: SendRow) =>
      pdfFileId === null || keptUntil <= new Date()
        ? { pdf_file: null, pdf_size: null }
        : { pdf_file: linkOf(pdfFileId), pdf_size: pdfSize };
    return rows.map((row) => ({
      id: row.id,
      report: row.reportId,
      title: row.title,
      sent: momentInTimeZone(row.sentAt, timeZone),
      theme: row.theme,
      language: row.language,
      subject: row.subject,
      message: row.message,
      author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? '' },
      schedule: row.scheduleId,
      deliveries: countsOf(row.id),
      ...pdfOf(row),
      kept_until: momentInTimeZone(row.keptUntil, timeZone),
    }));
  }

  async function answerOf(tx: Queries, request: ReportRequest, id: number): Promise<ReportSend> {
    const row = await findSend(tx, request.organization.id, id);
    const [answer] = row ? await answers(tx, request, [row]) : [];
    if (!answer) throw new NotFoundError();
    return answer;
  }

  /** The PDF and the pictures of a report as it is now. */
  async function freeze({ organization, reportId, userId, language, theme }: SendOrder) {
    const { saved, author } = await database.withOrganization(organization.id, async (tx) => {
      const found = await readSaved(tx, organization.id, reportId);
      const name = await findUserName(tx, userId ?? found.report.authorId);
      return { saved: found, author: name ?? '' };
    });
    const drawing = { organization, language, theme, author };
    const { document, entries } = await pdfs.readReport(saved, drawing);
    for (const { title, reason } of entries) {
      // Half a report would be worse than none.
      if (reason !== null)
        throw nonFieldError({ key: 'schedule_item_failed', values: { title, reason } });
    }
    const made: MadeFile[] = [
      { name: fileName(saved.report.title), content: await pdfs.draw(document) },
    ];
    const pictures: SentPicture[] = [];
    for (const { row, title, item, notes } of entries) {
      if (item === null) continue;
      const { period } = item;
      const words = { title, period, text: alternativeOf(item), content: row.content, notes };
      const shown = { ...words, file: null, width: 0, height: 0 };
      if (pictures.length >= MAX_PICTURES) {
        pictures.push(shown);
        continue;
      }
      const { png, width, height } = await render.drawPicture(item, MAIL_THEME);
      // Until it is stored, the place of its file among those made.
      pictures.push({ ...shown, file: made.length, width, height });
      made.push({ name: `${row.kind}-${row.id}.png`, content: png });
    }
    return { report: saved.report, made, pictures };
  }

  /**
   * Freezes the report and has it mailed; all of it or nothing.
   *
   * @param alongside what else belongs to the same transaction
   * @returns the id of the send, also of one that the same key made before
   * @throws NotFoundError, NotReadyError while a picture is drawn, FieldError for an item that shows
   * nothing any more, UnavailableError when files cannot be stored
   */
  async function send(
    order: SendOrder,
    alongside: (writing: Writing, sendId: number) => Promise<void> = async () => undefined,
  ): Promise<number> {
    const { organization, reportId, userId, key, recipients } = order;
    const keptUntil = new Date(Date.now() + config.reportDays * DAY_MS);
    const { report, made, pictures } = await freeze(order);
    const { id, superseded } = await keepFiles(files, organization.id, made, (kept) =>
      database.withOrganization(organization.id, async (tx, client) => {
        if (!(await lockReport(tx, organization.id, reportId))) throw new NotFoundError();
        const before =
          key === null ? undefined : await findSendByKey(tx, organization.id, reportId, key);
        if (before) return { id: before.id, superseded: kept };
        const fileIds = await insertFiles(tx, organization.id, kept);
        const sendId = await insertSend(tx, {
          organizationId: organization.id,
          reportId,
          title: report.title,
          content: report.content,
          ...order.letter,
          theme: order.theme,
          language: order.language,
          pictures: pictures.map((picture) => ({
            ...picture,
            file: picture.file === null ? null : (fileIds[picture.file] ?? null),
          })),
          authorId: userId,
          scheduleId: order.scheduleId,
          pdfFileId: fileIds[0] ?? null,
          keptUntil,
          idempotencyKey: key,
        });
        if (sendId === undefined) throw new NotFoundError();
        const queued = await insertDeliveries(tx, organization.id, sendId, recipients);
        await deliveries.queue(organization.id, queued, client);
        const data = { organizationId: organization.id, sendId };
        await jobs.add('report-clean-up', [{ data, startAfter: keptUntil }], client);
        await audit.record(
          'report_sent',
          {
            userId: userId ?? undefined,
            organizationId: organization.id,
            detail: { report: reportId, send: sendId, mails: queued.length },
          },
          tx,
        );
        await webhookEvents.tell(tx, organization.id, 'report.sent', {
          report: { id: reportId, title: report.title },
          send: sendId,
          recipients: queued.length,
          schedule: order.scheduleId,
        });
        await alongside({ tx, client }, sendId);
        return { id: sendId, superseded: [] };
      }),
    );
    mails.wake();
    await files
      .remove(
        organization.id,
        superseded.map(({ storageKey }) => storageKey),
      )
      .catch(() => undefined);
    return id;
  }

  function detailOf(language: Language, count: number): string {
    const sentences = [
      count === 1
        ? translate(language, 'report_sent_one')
        : translate(language, 'report_sent', { count }),
      ...(mailsToFiles ? [translate(language, 'report_written_to_files')] : []),
    ];
    return sentences.join(' ');
  }

  return {
    send,

    async sendNow(
      request: ReportRequest,
      id: number,
      body: SendBody,
    ): Promise<{ detail: string; send: ReportSend }> {
      const { organization, user, language } = request;
      const key = body.idempotency_key ?? null;
      const answer = async (sendId: number) => {
        const sent = await request.inOrganization((tx) => answerOf(tx, request, sendId));
        const { queued, sent: done, failed, unknown } = sent.deliveries;
        return { detail: detailOf(language, queued + done + failed + unknown), send: sent };
      };
      const before = await request.inOrganization(async (tx) => {
        if (!(await findReport(tx, organization.id, id))) throw new NotFoundError();
        return key === null ? undefined : findSendByKey(tx, organization.id, id, key);
      });
      if (before) return answer(before.id);
      const recipients = await checkRecipients(database, organization.id, body);
      return answer(
        await send({
          organization,
          reportId: id,
          userId: user.id,
          scheduleId: null,
          language: body.language ?? language,
          theme: body.theme,
          recipients,
          letter: { subject: body.subject, message: body.message },
          key,
        }),
      );
    },

    list(request: ReportRequest, reportId: number): Promise<List<ReportSend>> {
      const { organization } = request;
      return request.inOrganization(async (tx) => {
        if (!(await findReport(tx, organization.id, reportId))) throw new NotFoundError();
        return listAnswer(
          await answers(tx, request, await findSends(tx, organization.id, reportId)),
        );
      });
    },

    deliveries(request: ReportRequest, sendId: number): Promise<List<ReportDelivery>> {
      const { organization, language } = request;
      return request.inOrganization(async (tx) => {
        if (!(await findSend(tx, organization.id, sendId))) throw new NotFoundError();
        const rows = await findDeliveries(tx, organization.id, sendId);
        return listAnswer(
          rows.map((row) => ({
            id: row.id,
            user:
              row.userId === null
                ? null
                : { id: row.userId, username: row.username ?? '', full_name: row.fullName ?? '' },
            email: row.email,
            status: row.status === 'sending' ? ('queued' as const) : row.status,
            error:
              row.error !== null && isTextKey(row.error)
                ? translate(language, row.error)
                : row.error,
            attempts: row.attempts,
            since: momentInTimeZone(row.changedAt, organization.timeZone),
          })),
        );
      });
    },

    /** Mails again what failed, or what has no known outcome. */
    async resend(request: ReportRequest, sendId: number, body: ResendBody): Promise<ReportSend> {
      const { organization, user } = request;
      const answer = await database.withOrganization(organization.id, async (tx, client) => {
        const row = await findSend(tx, organization.id, sendId);
        if (!row || !(await lockReport(tx, organization.id, row.reportId)))
          throw new NotFoundError();
        const { deliveries: ids, idempotency_key: key } = body;
        const queued = await queueAgain(tx, organization.id, sendId, ids, key);
        await deliveries.queue(organization.id, queued, client);
        if (queued.length > 0) {
          const detail = { send: sendId, mails: queued.length };
          const entry = { userId: user.id, organizationId: organization.id, detail };
          await audit.record('report_resent', entry, tx);
        }
        return answerOf(tx, request, sendId);
      });
      mails.wake();
      return answer;
    },
  };
}

export type Sending = ReturnType<typeof createSending>;
