import { z } from 'zod';
import { moment, timeGrouping } from '../api/fields.js';
import { deliveryCounts, deliveryStatus } from './notification.js';
import { language } from './user.js';

const id = z.number().int();

/** What a picture or a page can be drawn in; `system` is resolved by the client. */
export const reportTheme = z.enum(['light', 'dark']);
export type ReportTheme = z.infer<typeof reportTheme>;

/** The two kinds of items of a report. Their ids are of one sequence, so no two items share one. */
export const reportItemType = z.enum(['graph', 'data-map']);
export type ReportItemType = z.infer<typeof reportItemType>;

/**
 * `processing`: it is being drawn, or waits for its turn. `ready`: there is a picture. `failed`: the
 * last try to draw it failed, `error` says why; a refresh tries again.
 */
export const pictureState = z.enum(['processing', 'ready', 'failed']);
export type PictureState = z.infer<typeof pictureState>;

const itemProperties = {
  /** What the item is called in reports; empty for the title of its view, or "Data map". */
  title: z.string().default(''),
  start_date: z.string(),
  end_date: z.string(),
  /** Not null: the last so many closed months; the dates are what that was at the last refresh. */
  closed_months: z.number().int().nullable(),
};

/** How a saved graph is drawn: what the address of the graph page said. */
export const reportGraphProperties = z.object({
  ...itemProperties,
  /** Keys of terms that are hidden. */
  filtered_keys: z.array(z.string()),
  theme: reportTheme,
  grouping: timeGrouping,
  cumulative: z.boolean(),
});
export type ReportGraphProperties = z.infer<typeof reportGraphProperties>;

/** How a saved data map is drawn: what the address of the data map said. */
export const reportDataMapProperties = z.object({
  ...itemProperties,
  /** Keys of the terms that it is about; none for all. */
  keys: z.array(z.string()),
  /** Keys of the rows that are open, by their paths as the address of the data map writes them. */
  opened_terms: z.array(z.string()),
  /** Pixels of the data map on screen. */
  map_width: z.number().int(),
  map_height: z.number().int(),
  theme: reportTheme,
});
export type ReportDataMapProperties = z.infer<typeof reportDataMapProperties>;

const itemFields = {
  id,
  /** Formatted text as Draft raw JSON, serialised; empty for none. */
  content: z.string(),
  created: moment,
  /** An address that opens the picture without a header, for this user and some minutes; null until it is drawn. */
  image_file: z.string().nullable(),
  /** The same picture in each theme; null until it is drawn, and where an older item has only its own. */
  image_files: z.object({ light: z.string().nullable(), dark: z.string().nullable() }),
  /** For a small place, in each theme: the marks of a graph with their scales, or the last months of a data map; null until they are drawn, and for an older item. */
  plot_files: z.object({ light: z.string().nullable(), dark: z.string().nullable() }),
  /** For a place where no letter could be read, in each theme; null until they are drawn, and for an older item. */
  cover_files: z.object({ light: z.string().nullable(), dark: z.string().nullable() }),
  /** What the picture shows, in words, in the language that it was drawn in. */
  image_text: z.string().nullable(),
  /** Pixels; null until it is drawn. */
  image_width: z.number().int().nullable(),
  image_height: z.number().int().nullable(),
  state: pictureState,
  /** Why the picture failed, in the user's language. */
  error: z.string().nullable(),
};

export const reportGraph = z.object({
  ...itemFields,
  mapping: z.object({
    id,
    view_title: z.string(),
    /** The view is no longer among the organisation's views; the title is its last one. */
    deleted: z.boolean(),
  }),
  properties: reportGraphProperties,
});
export type ReportGraph = z.infer<typeof reportGraph>;

export const reportDataMap = z.object({ ...itemFields, properties: reportDataMapProperties });
export type ReportDataMap = z.infer<typeof reportDataMap>;

export const reportOrderEntry = z.object({ id, type: reportItemType });
export type ReportOrderEntry = z.infer<typeof reportOrderEntry>;

const personName = z.object({ id, name: z.string() });

/**
 * `day_of_month`: on that day, or the last one of a shorter month. `working_days`: so many working
 * days, Monday to Friday, after the end of the month.
 */
export const scheduleKind = z.enum(['day_of_month', 'working_days']);
export type ScheduleKind = z.infer<typeof scheduleKind>;

export const report = z.object({
  id,
  title: z.string(),
  /** Formatted text as Draft raw JSON, serialised; empty for none. */
  content: z.string(),
  created: moment,
  /** By which lists are filtered: when it was made. */
  published: moment,
  report_graphs: z.array(id),
  report_data_maps: z.array(id),
  properties: z.object({
    /** Every item of the report, once. */
    order: z.array(reportOrderEntry),
    /** Its PDF carries the open comments about its graphs. */
    comments: z.boolean(),
    /** Its PDF carries the figures of its graphs as tables. */
    tables: z.boolean(),
  }),
  /** `processing` while a picture of an item is, else `failed` if one is; `ready` without items. */
  state: pictureState,
  /** null when the user no longer exists, or when the report was imported. */
  author: personName.nullable(),
  /** When it was last sent, and how many mails are where. */
  last_send: z.object({ id, sent: moment, deliveries: deliveryCounts }).nullable(),
  /** Schedules that are not paused. */
  schedule_count: z.number().int(),
  /** Schedules that are paused. */
  paused_schedule_count: z.number().int(),
  /** When a schedule sends it next, its rhythm as a schedule has it, and to how many; those who have left are not counted. */
  next_send: z
    .object({
      due: moment,
      kind: scheduleKind,
      day: z.number().int(),
      recipients: z.number().int(),
    })
    .nullable(),
});
export type Report = z.infer<typeof report>;

/** What was sent at once: its file stays as it was. */
export const reportSend = z.object({
  id,
  report: id,
  /** Of the report when it was sent. */
  title: z.string(),
  sent: moment,
  theme: reportTheme,
  language,
  /** Who sent it, or set the schedule up. */
  author: personName.nullable(),
  /** Of its mails; empty for the one that names the report. */
  subject: z.string(),
  /** Above the report in its mails; empty for none. */
  message: z.string(),
  /** The schedule that sent it. */
  schedule: id.nullable(),
  deliveries: deliveryCounts,
  /** An address that opens the PDF without a header, for this user and some minutes; null when it is no longer kept. */
  pdf_file: z.string().nullable(),
  /** Bytes. */
  pdf_size: z.number().int().nullable(),
  /** Until when the PDF is kept. */
  kept_until: moment,
});
export type ReportSend = z.infer<typeof reportSend>;

/** The mail to one recipient of a sent report. */
export const reportDelivery = z.object({
  id,
  /** A colleague; null for a typed address. */
  user: z.object({ id, username: z.string(), full_name: z.string() }).nullable(),
  email: z.string(),
  status: deliveryStatus,
  /** Why it failed, or why it waits: the mail server's own words. */
  error: z.string().nullable(),
  /** How often it was tried. */
  attempts: z.number().int(),
  /** When the status was reached. */
  since: moment,
});
export type ReportDelivery = z.infer<typeof reportDelivery>;

export const reportSchedule = z.object({
  id,
  report: id,
  kind: scheduleKind,
  /** Day of the month, 1 to 31; or working days after the month's close, 1 to 20. */
  day: z.number().int(),
  /** 0 to 23, in the organisation's time zone. */
  hour: z.number().int(),
  theme: reportTheme,
  language,
  /** Ids of colleagues. Those who have left are skipped. */
  users: z.array(id),
  emails: z.array(z.string()),
  /** Of its mails; empty for the one that names the report. */
  subject: z.string(),
  /** Above the report in its mails; empty for none. */
  message: z.string(),
  paused: z.boolean(),
  /** null while it is paused. */
  next_run: moment.nullable(),
  /** Who set it up, and is told when a run fails. */
  owner: personName.nullable(),
  last_run: z.object({ state: z.enum(['running', 'sent', 'failed']), due: moment }).nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** One time that a schedule came due. */
export const reportScheduleRun = z.object({
  id,
  /** When it was to run. */
  due: moment,
  started: moment,
  finished: moment.nullable(),
  state: z.enum(['running', 'sent', 'failed']),
  /** Why it failed, in the user's language. */
  error: z.string().nullable(),
  /** What it sent. */
  send: id.nullable(),
});
export type ReportScheduleRun = z.infer<typeof reportScheduleRun>;
