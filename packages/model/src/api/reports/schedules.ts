import { z } from 'zod';
import {
  reportSchedule,
  reportScheduleRun,
  reportTheme,
  scheduleKind,
} from '../../entities/report.js';
import { language } from '../../entities/user.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import { access, views } from './fields.js';
import { letter } from './letter.js';
import { emails, recipients } from './recipients.js';

const MAX_DAY = 31;
const LAST_HOUR = 23;

const fields = {
  kind: scheduleKind,
  /** Day of the month, 1 to 31; or working days after the month's close, 1 to 20. */
  day: z.number().int().min(1).max(MAX_DAY),
  /** In the organisation's time zone. */
  hour: z.number().int().min(0).max(LAST_HOUR),
  theme: reportTheme,
  /** Of the PDF, its pictures, and the mails to addresses without an account. */
  language,
  users: recipients,
  emails,
  paused: z.boolean(),
  ...letter,
};

export const listReportSchedules = defineEndpoint({
  ...calls.listReportSchedules,
  summary: 'Schedules by which reports are sent by themselves',
  access,
  views,
  query: z.object({ report: idParam.optional() }),
  answer: listOf(reportSchedule),
});

export const createReportSchedule = defineEndpoint({
  ...calls.createReportSchedule,
  summary: 'Have a report sent every month; its pictures are drawn again first',
  access,
  views,
  status: 201,
  body: z.object({
    ...fields,
    report: idParam,
    theme: fields.theme.default('light'),
    /** The one of whoever makes it, unless given. */
    language: language.optional(),
    users: fields.users.default([]),
    emails: fields.emails.default([]),
    paused: fields.paused.default(false),
    subject: fields.subject.default(''),
    message: fields.message.default(''),
  }),
  answer: reportSchedule,
});

export const updateReportSchedule = defineEndpoint({
  ...calls.updateReportSchedule,
  summary: 'Change the fields given of a schedule, or pause it',
  access,
  views,
  params: idParams,
  body: z.object(fields).partial(),
  answer: reportSchedule,
});

export const deleteReportSchedule = defineEndpoint({
  ...calls.deleteReportSchedule,
  summary: 'Delete a schedule; what it has sent stays',
  access,
  views,
  params: idParams,
  status: 204,
  answer: noContent,
});

export const listReportScheduleRuns = defineEndpoint({
  ...calls.listReportScheduleRuns,
  summary: 'The last runs of a schedule, newest first',
  access,
  views,
  params: idParams,
  answer: listOf(reportScheduleRun),
});
