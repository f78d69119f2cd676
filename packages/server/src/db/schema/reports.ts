import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, moment, organizationId } from './columns.js';

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'fi'] as const;

/** A message to users as it is stored: its key in the texts, or with the values of its placeholders. */
export type StoredMessage =
  | string
  | { readonly key: string; readonly values: Readonly<Record<string, string | number>> };

/** Pictures and PDFs in the storage of files. */
export const reportFile = pgTable(
  'report_file',
  {
    organizationId: organizationId(),
    id: id(),
    title: text('title').notNull(),
    storageKey: uuid('storage_key').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    sha256: bytea('sha256').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** A picture of an item in one language. */
interface ItemPicture {
  /** Id of the file, in the theme that the item was saved in. */
  readonly file: number;
  /** That of the same picture in the other theme; an older item has none. */
  readonly other?: number;
  /** That of a graph's marks with their scales, in the theme that the item was saved in; an older item has none. */
  readonly plot?: number;
  /** Those in the other theme. */
  readonly otherPlot?: number;
  /** That of its marks alone, in the theme that the item was saved in; an older item has none. */
  readonly cover?: number;
  /** That in the other theme. */
  readonly otherCover?: number;
  readonly width: number;
  readonly height: number;
  /** What it shows, in words. */
  readonly text: string;
}

/** An older item has only the one of whoever saved it. */
export type ItemPictures = { readonly [language in (typeof LANGUAGES)[number]]?: ItemPicture };

/** What the columns `properties` hold is checked when it is written. */
export const reportItem = pgTable(
  'report_item',
  {
    organizationId: organizationId(),
    id: id(),
    /** Of an imported item. */
    key: text('key'),
    kind: text('kind', { enum: ['graph', 'data-map'] }).notNull(),
    /** Of a graph; the view may have been deleted since. */
    mappingId: integer('mapping_id'),
    viewTitle: text('view_title'),
    viewTitleFi: text('view_title_fi'),
    /** Draft raw JSON; empty for none. */
    content: text('content').notNull().default(''),
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
    authorId: integer('author_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    pictureState: text('picture_state', { enum: ['processing', 'ready', 'failed'] })
      .notNull()
      .default('processing'),
    pictureError: jsonb('picture_error').$type<StoredMessage>(),
    /** The job that may draw it. */
    pictureJobId: uuid('picture_job_id'),
    /** By language; none until they are drawn. */
    pictures: jsonb('pictures').$type<ItemPictures>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const report = pgTable(
  'report',
  {
    organizationId: organizationId(),
    id: id(),
    /** Of an imported report. */
    key: text('key'),
    title: text('title').notNull(),
    /** Draft raw JSON; empty for none. */
    content: text('content').notNull().default(''),
    authorId: integer('author_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** Its PDF carries the open comments about its graphs. */
    withComments: boolean('with_comments').notNull().default(false),
    /** Its PDF carries the figures of its graphs as tables. */
    withTables: boolean('with_tables').notNull().default(true),
    idempotencyKey: uuid('idempotency_key'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** The items of a report by their places. */
export const reportEntry = pgTable(
  'report_entry',
  {
    organizationId: organizationId(),
    reportId: integer('report_id').notNull(),
    itemId: integer('item_id').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.reportId, table.itemId] })],
);

export const reportSchedule = pgTable(
  'report_schedule',
  {
    organizationId: organizationId(),
    id: id(),
    reportId: integer('report_id').notNull(),
    kind: text('kind', { enum: ['day_of_month', 'working_days'] }).notNull(),
    day: integer('day').notNull(),
    hour: integer('hour').notNull(),
    theme: text('theme', { enum: THEMES }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    userIds: integer('user_ids').array().notNull().default([]),
    emails: text('emails').array().notNull().default([]),
    /** Of the mails; empty for the one that names the report. */
    subject: text('subject').notNull().default(''),
    /** Above the report in the mails; empty for none. */
    message: text('message').notNull().default(''),
    paused: boolean('paused').notNull().default(false),
    nextRunAt: moment('next_run_at'),
    /** The job that may run it. */
    jobId: uuid('job_id'),
    ownerId: integer('owner_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** An item of a mail that was frozen with the send. */
export interface SentPicture {
  readonly title: string;
  /** What is shown, in words. */
  readonly period: string;
  /** What is written for it: Draft raw JSON; empty for none. */
  readonly content: string;
  /** What the picture shows, for those who do not see it; a send of an older release has none. */
  readonly text?: string;
  /** The comments whose numbers are in the picture; a send of an older release has none. */
  readonly notes?: readonly string[];
  /** Id of the file; null for an item that could not be drawn. */
  readonly file: number | null;
  readonly width: number;
  readonly height: number;
}

export const reportSend = pgTable(
  'report_send',
  {
    organizationId: organizationId(),
    id: id(),
    reportId: integer('report_id').notNull(),
    /** Of an imported one. */
    key: text('key'),
    title: text('title').notNull(),
    content: text('content').notNull(),
    theme: text('theme', { enum: THEMES }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Of the mails; empty for the one that names the report. */
    subject: text('subject').notNull().default(''),
    /** Above the report in the mails; empty for none. */
    message: text('message').notNull().default(''),
    pictures: jsonb('pictures').$type<readonly SentPicture[]>().notNull().default([]),
    authorId: integer('author_id'),
    scheduleId: integer('schedule_id'),
    /** null when it is no longer kept. */
    pdfFileId: integer('pdf_file_id'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    keptUntil: moment('kept_until').notNull(),
    idempotencyKey: uuid('idempotency_key'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const reportDelivery = pgTable(
  'report_delivery',
  {
    organizationId: organizationId(),
    id: id(),
    sendId: integer('send_id').notNull(),
    userId: integer('user_id'),
    /** Empty for a colleague. */
    email: text('email').notNull(),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed', 'unknown'] }).notNull(),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    /** The job that may mail it. */
    jobId: uuid('job_id'),
    resendKey: uuid('resend_key'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** One time that a schedule came due. */
export const reportScheduleRun = pgTable(
  'report_schedule_run',
  {
    organizationId: organizationId(),
    id: id(),
    scheduleId: integer('schedule_id').notNull(),
    dueAt: moment('due_at').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    state: text('state', { enum: ['running', 'sent', 'failed'] })
      .notNull()
      .default('running'),
    error: jsonb('error').$type<StoredMessage>(),
    sendKey: uuid('send_key').notNull().defaultRandom(),
    sendId: integer('send_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Opens the PDF of a report once. */
export const reportTicket = pgTable(
  'report_ticket',
  {
    organizationId: organizationId(),
    hash: bytea('hash').notNull(),
    reportId: integer('report_id').notNull(),
    userId: integer('user_id').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.hash] })],
);
