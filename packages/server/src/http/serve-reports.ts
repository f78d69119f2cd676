import { type ReportTheme, reportTheme } from '@tavoite/model';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { isOpenedByHand, sendLinkPage } from './file-link-page.js';
import { HttpError } from './http-error.js';

/** What a report can be opened as, with the types of the files. */
const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export type ReportFormat = keyof typeof MEDIA_TYPES;

/** A file of a report that is about to be opened. */
export interface OpenedReport {
  readonly title: string;
  readonly content: Uint8Array;
}

/** Opens a report as a file by a ticket; null when that is not valid, or not any more. */
export type OpenReport = (
  reportId: number,
  ticket: string,
  theme: ReportTheme,
  format: ReportFormat,
) => Promise<OpenedReport | null>;

/** For whoever opens an address again, or later. */
const LINK_PAGE = {
  title: 'report_link_title',
  explained: 'report_link_explained',
  link: { href: '/reports', text: 'report_link_open' },
} as const;

interface ReportAddress {
  Params: { id: string };
  Querystring: { ticket?: unknown; theme?: unknown };
}

/**
 * Shows the PDF of a report in a window of its own, or hands it out as a workbook or slides, by a ticket
 * that holds once: no header is needed, and no address is left that could be passed on.
 */
export function serveReports(app: FastifyInstance, open: OpenReport): void {
  for (const format of Object.keys(MEDIA_TYPES) as ReportFormat[])
    app.get<ReportAddress>(
      `/api/report/:id/download_${format}/`,
      // Most of it is compressed already.
      { compress: false, exposeHeadRoute: false },
      async (request, reply) => {
        const { params, query } = request;
        const { ticket } = query;
        const theme = reportTheme.safeParse(query.theme ?? 'light');
        const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
        const file =
          typeof ticket === 'string' && theme.success
            ? await open(id, ticket, theme.data, format)
            : null;
        if (!file) {
          if (isOpenedByHand(request)) return sendLinkPage(request, reply, LINK_PAGE);
          throw new HttpError(404, 'report_link_invalid');
        }
        const { title, content } = file;
        reply.headers({
          'content-disposition': contentDisposition(`${title}.${format}`, {
            type: format === 'pdf' ? 'inline' : 'attachment',
          }),
          // The browser's own viewer styles itself; the file itself can run nothing.
          'content-security-policy':
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
          'content-type': MEDIA_TYPES[format],
          'content-length': content.byteLength,
        });
        return reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      },
    );
}
