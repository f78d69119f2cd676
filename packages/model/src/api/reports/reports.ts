import { z } from 'zod';
import { report, reportItemType, reportTheme } from '../../entities/report.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { checkPeriod, idParam, idParams, listOf, noContent, optionalPeriod } from '../fields.js';
import { MAX_REPORT_ITEMS } from '../limits.js';
import { access, content, idempotencyKey, ids, themeQuery, title, views } from './fields.js';

/** A plain number, as older clients wrote it, is a graph. */
const orderEntry = z.union([
  z.object({ id: idParam, type: reportItemType }),
  idParam.transform((id) => ({ id, type: 'graph' as const })),
]);

/** Of the PDF; left out, they stay, and are no comments and all tables in the beginning. */
const options = { comments: z.boolean().optional(), tables: z.boolean().optional() };

const items = {
  /** Ids of saved graphs; those that no longer exist are skipped. */
  report_graphs: ids,
  report_data_maps: ids,
  /**
   * Items that are not in it go last, entries that are no items of the report are skipped. Left out
   * with items given, graphs come before data maps.
   */
  properties: z.object({
    order: z
      .array(orderEntry)
      .max(MAX_REPORT_ITEMS * 10)
      .optional(),
    ...options,
  }),
};

/** By the day on which they were published, newest first. */
export const listReports = defineEndpoint({
  ...calls.listReports,
  summary: 'Reports of the active organisation',
  access,
  views,
  query: checkPeriod(z.object(optionalPeriod)),
  answer: listOf(report),
});

export const createReport = defineEndpoint({
  ...calls.createReport,
  summary: 'Put saved graphs and data maps together to a report',
  access,
  views,
  status: 201,
  body: z.object({
    title,
    content: content.default(''),
    report_graphs: items.report_graphs.default([]),
    report_data_maps: items.report_data_maps.default([]),
    properties: items.properties.optional(),
    idempotency_key: idempotencyKey,
  }),
  answer: report,
});

export const getReport = defineEndpoint({
  ...calls.getReport,
  summary: 'One report',
  access,
  views,
  params: idParams,
  answer: report,
});

/** Lists of items that are left out stay, and so does the order of what stays. */
export const updateReport = defineEndpoint({
  ...calls.updateReport,
  summary: 'Change the fields given of a report',
  access,
  views,
  params: idParams,
  body: z.object({ title, content, ...items }).partial(),
  answer: report,
});

export const deleteReport = defineEndpoint({
  ...calls.deleteReport,
  summary: 'Delete a report with its schedules and what is kept of its sends; its items stay',
  access,
  views,
  params: idParams,
  status: 204,
  answer: noContent,
});

/** A GET that changes, as specified; asked again while pictures are drawn, it starts nothing again. */
export const refreshReport = defineEndpoint({
  ...calls.refreshReport,
  summary: 'Draw the pictures of all items of a report again, with the figures of now',
  access,
  views,
  params: idParams,
  query: themeQuery,
  answer: report,
});

export const postRefreshReport = defineEndpoint({
  ...calls.postRefreshReport,
  summary: 'Draw the pictures of all items of a report again, with the figures of now',
  access,
  views,
  params: idParams,
  query: themeQuery,
  answer: report,
});

/** For `GET /api/report/{id}/download_pdf/?theme&ticket`, which answers the PDF, or 409 while pictures are drawn. */
export const createReportTicket = defineEndpoint({
  ...calls.createReportTicket,
  summary: 'A ticket that opens the PDF of a report once, within a minute',
  access,
  views,
  params: idParams,
  answer: z.object({ ticket: z.string() }),
});

/** Of a report as it is in the editor: nothing of it needs to be saved but its items. */
export const previewReportPdf = defineEndpoint({
  ...calls.previewReportPdf,
  summary: 'The PDF that a report would be',
  access,
  views,
  body: z.object({
    /** May still be empty. */
    title: z.string().trim().max(255, { message: 'title_too_long' }).default(''),
    content: content.default(''),
    theme: reportTheme.default('light'),
    ...options,
    items: z
      .array(
        z.object({
          id: idParam,
          type: reportItemType,
          /** Left out: as it is saved. */
          content: content.optional(),
        }),
      )
      .max(MAX_REPORT_ITEMS, 'too_many_report_items'),
  }),
  answer: z.object({
    /** The file in Base64. */
    pdf: z.string(),
  }),
});
