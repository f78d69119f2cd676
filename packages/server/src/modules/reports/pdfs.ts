import type { Contract, EndpointRequest, Language, ReportTheme } from '@tavoite/model';
import { hashToken, newToken } from '../../auth/session-store.js';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import type { Queries } from '../../db/database.js';
import { readOrganization } from '../../domain/organization.js';
import { withWholeLinks } from '../../domain/page-links.js';
import { findUserName } from '../../domain/user-names.js';
import type { OpenReport, ReportFormat } from '../../http/serve-reports.js';
import { NotFoundError, NotReadyError, UnavailableError } from '../../messages/errors.js';
import { ItemError } from '../../render/items/item-error.js';
import type { ReportDocument } from '../../render/pdf/document.js';
import { managesReports } from './access-queries.js';
import type { ReportFoundation, ReportRequest } from './context.js';
import { type ReadDraft, type ReportDraft, readDraft } from './document.js';
import { findItemsByIds, type ItemRow } from './item-queries.js';
import type { ReadItem } from './item-reading.js';
import { checkContent } from './items.js';
import { notesOf } from './notes.js';
import { stateOfAll } from './pictures.js';
import { findEntries, findReport, type ReportRow } from './report-queries.js';
import { insertTicket, takeTicket } from './ticket-queries.js';

type PreviewBody = EndpointRequest<Contract['previewReportPdf']>['body'];

/** Long enough to open a window. */
const TICKET_SECONDS = 60;
const RETRY_AFTER_S = 10;

/** A saved report with its items in their order. */
export interface SavedReport {
  readonly report: ReportRow;
  readonly items: readonly ItemRow[];
}

/** @throws NotFoundError */
export async function readSaved(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<SavedReport> {
  const report = await findReport(tx, organizationId, id);
  if (!report) throw new NotFoundError();
  const entries = (await findEntries(tx, organizationId, [id])).get(id) ?? [];
  const rows = await findItemsByIds(
    tx,
    organizationId,
    entries.map((entry) => entry.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { report, items: entries.flatMap((entry) => byId.get(entry.id) ?? []) };
}

/** In whose words and colours a report is drawn. */
export interface Drawing {
  readonly organization: ActiveOrganization;
  readonly language: Language;
  readonly theme: ReportTheme;
  readonly author: string;
}

/** PDFs, workbooks and slides of reports as they are now; PDFs of those that are not saved, too. */
export function createPdfs({ config, database, render }: ReportFoundation, readItem: ReadItem) {
  const write: Record<ReportFormat, (document: ReportDocument) => Promise<Uint8Array>> = {
    pdf: (document) => render.drawReport(document),
    xlsx: (document) => render.writeWorkbook(document),
    pptx: (document) => render.writeSlides(document),
  };

  /** @throws UnavailableError when it cannot be drawn now, BusyError when too much waits */
  async function draw(document: ReportDocument, format: ReportFormat = 'pdf'): Promise<Uint8Array> {
    try {
      return await write[format](document);
    } catch (error) {
      if (!(error instanceof ItemError)) throw error;
      throw new UnavailableError(error.reason, RETRY_AFTER_S, { cause: error });
    }
  }

  const notesIn =
    (organization: ActiveOrganization, areWanted: boolean): ReportDraft['notesOf'] =>
    async (row, item) =>
      areWanted
        ? database.withOrganization(organization.id, (tx) => notesOf(tx, organization, row, item))
        : [];

  const read = (draft: ReportDraft): Promise<ReadDraft> => {
    const whole = (stored: string) =>
      withWholeLinks(stored, config.publicUrl, draft.organization.id);
    return readDraft(readItem, {
      ...draft,
      content: whole(draft.content),
      items: draft.items.map((item) => ({ ...item, content: whole(item.content) })),
    });
  };

  /**
   * What a saved report shows now.
   *
   * @throws NotReadyError while a picture is being drawn
   */
  async function readReport({ report, items }: SavedReport, drawing: Drawing): Promise<ReadDraft> {
    if (stateOfAll(items) === 'processing') throw new NotReadyError('report_processing');
    return read({
      ...drawing,
      title: report.title,
      content: report.content,
      tables: report.withTables,
      notesOf: notesIn(drawing.organization, report.withComments),
      items: items.map((row) => ({ row, content: row.content })),
    });
  }

  const open: OpenReport = async (reportId, ticket, theme, format) => {
    const [, organization, secret] = /^(\d{1,9})\.([\w-]{20,100})$/.exec(ticket) ?? [];
    if (organization === undefined || secret === undefined) return null;
    const organizationId = Number(organization);
    const found = await database.withOrganization(organizationId, async (tx, client) => {
      const taken = await takeTicket(tx, organizationId, reportId, hashToken(secret));
      if (!taken || !(await managesReports(client, organizationId, taken.userId))) return null;
      const saved = await readSaved(tx, organizationId, reportId);
      return {
        saved,
        language: taken.language,
        organization: await readOrganization(tx, organizationId),
        author: (await findUserName(tx, saved.report.authorId ?? taken.userId)) ?? '',
      };
    });
    if (!found) return null;
    const { document } = await readReport(found.saved, { ...found, theme });
    return {
      title: found.saved.report.title,
      content: await draw(document, format),
    };
  };

  return {
    draw,
    readReport,
    open,

    async createTicket(request: ReportRequest, id: number): Promise<{ ticket: string }> {
      const { organization, user, language } = request;
      const secret = newToken();
      await request.inOrganization(async (tx) => {
        if (!(await findReport(tx, organization.id, id))) throw new NotFoundError();
        const ticket = { organizationId: organization.id, reportId: id, userId: user.id, language };
        await insertTicket(tx, ticket, hashToken(secret), TICKET_SECONDS);
      });
      return { ticket: `${organization.id}.${secret}` };
    },

    /** The PDF of what is in the editor. Items that no longer exist are skipped. */
    async preview(request: ReportRequest, body: PreviewBody): Promise<{ pdf: string }> {
      const { organization, language, user } = request;
      for (const content of [body.content, ...body.items.map((item) => item.content)])
        checkContent(content);
      const rows = await request.inOrganization((tx) =>
        findItemsByIds(
          tx,
          organization.id,
          body.items.map(({ id }) => id),
        ),
      );
      const byId = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
      const { document } = await read({
        organization,
        language,
        theme: body.theme,
        title: body.title,
        content: body.content,
        author: user.fullName || user.username,
        tables: body.tables ?? true,
        notesOf: notesIn(organization, body.comments ?? false),
        items: body.items.flatMap(({ id, type, content }) => {
          const row = byId.get(`${type} ${id}`);
          return row ? { row, content: content ?? row.content } : [];
        }),
      });
      const pdf = await draw(document);
      return { pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('base64') };
    },
  };
}

export type Pdfs = ReturnType<typeof createPdfs>;
