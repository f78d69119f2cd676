import { type ReportTheme, reportTheme } from '@tavoite/model';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.js';

/** A PDF that is about to be shown. */
export interface OpenedPdf {
  readonly title: string;
  readonly content: Uint8Array;
}

/** Opens the PDF of a report by a ticket; null when that is not valid, or not any more. */
export type DownloadPdf = (
  reportId: number,
  ticket: string,
  theme: ReportTheme,
) => Promise<OpenedPdf | null>;

interface ReportAddress {
  Params: { id: string };
  Querystring: { ticket?: unknown; theme?: unknown };
}

/**
 * Shows the PDF of a report in a window of its own, by a ticket that holds once: no header is needed,
 * and no address is left that could be passed on.
 */
export function serveReports(app: FastifyInstance, download: DownloadPdf): void {
  app.get<ReportAddress>(
    '/api/report/:id/download_pdf/',
    // Most of it is compressed already.
    { compress: false, exposeHeadRoute: false },
    async ({ params, query }, reply) => {
      const { ticket } = query;
      const theme = reportTheme.safeParse(query.theme ?? 'light');
      const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
      const pdf =
        typeof ticket === 'string' && theme.success ? await download(id, ticket, theme.data) : null;
      if (!pdf) throw new HttpError(404, 'report_link_invalid');
      reply.headers({
        'content-disposition': contentDisposition(`${pdf.title}.pdf`, { type: 'inline' }),
        // The browser's own viewer styles itself; the file itself can run nothing.
        'content-security-policy':
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'content-type': 'application/pdf',
        'content-length': pdf.content.byteLength,
      });
      return reply.send(
        Buffer.from(pdf.content.buffer, pdf.content.byteOffset, pdf.content.byteLength),
      );
    },
  );
}
