import { z } from 'zod';
import { reportDelivery, reportSend, reportTheme } from '../../entities/report.js';
import { language } from '../../entities/user.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParams, listOf } from '../fields.js';
import { access, idempotencyKey, ids, views } from './fields.js';
import { letter } from './letter.js';
import { emails, recipients } from './recipients.js';

/** None chosen is answered by `non_field_errors`; who is no member, and what is no address, by its field. */
export const sendReport = defineEndpoint({
  ...calls.sendReport,
  summary: 'Send a report as PDF by mail to colleagues and other addresses',
  access,
  views,
  params: idParams,
  body: z.object({
    users: recipients.default([]),
    emails: emails.default([]),
    theme: reportTheme.default('light'),
    /** Of the PDF and of mails to outsiders; the reader's if left out. */
    language: language.optional(),
    subject: letter.subject.default(''),
    message: letter.message.default(''),
    idempotency_key: idempotencyKey,
  }),
  answer: z.object({ detail: z.string(), send: reportSend }),
});

export const listReportSends = defineEndpoint({
  ...calls.listReportSends,
  summary: 'What was sent of a report, newest first',
  access,
  views,
  params: idParams,
  answer: listOf(reportSend),
});

export const listReportDeliveries = defineEndpoint({
  ...calls.listReportDeliveries,
  summary: 'What became of the mail to each recipient of a sent report',
  access,
  views,
  params: idParams,
  answer: listOf(reportDelivery),
});

export const resendReport = defineEndpoint({
  ...calls.resendReport,
  summary: 'Send the mails again that failed, or whose outcome is unknown, to all or to some',
  access,
  views,
  params: idParams,
  body: z.object({
    /** Ids of deliveries; all if left out. */
    deliveries: ids.optional(),
    idempotency_key: idempotencyKey,
  }),
  answer: reportSend,
});
