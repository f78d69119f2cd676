import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, moment, organizationId } from './columns.js';

export const notification = pgTable(
  'notification',
  {
    organizationId: organizationId(),
    id: id(),
    /** Of an imported message. */
    key: text('key'),
    title: text('title').notNull(),
    /** Draft raw JSON. */
    textValue: text('text_value').notNull(),
    /** Members see it from then. Of one that waits for its files: when it was written or is planned. */
    publishedAt: moment('published_at').notNull(),
    waitsForFiles: boolean('waits_for_files').notNull().default(false),
    sendNotifications: boolean('send_notifications').notNull().default(false),
    authorId: integer('author_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    idempotencyKey: uuid('idempotency_key'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const notificationRecipient = pgTable(
  'notification_recipient',
  {
    organizationId: organizationId(),
    notificationId: integer('notification_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The row of someone who is no recipient any more remembers what they were mailed. */
    isChosen: boolean('is_chosen').notNull().default(true),
    status: text('status', {
      enum: ['pending', 'queued', 'sending', 'sent', 'failed', 'unknown'],
    })
      .notNull()
      .default('pending'),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    /** The job that may mail it. */
    jobId: uuid('job_id'),
    resendKey: uuid('resend_key'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.notificationId, table.userId] })],
);

export const notificationRead = pgTable(
  'notification_read',
  {
    organizationId: organizationId(),
    notificationId: integer('notification_id').notNull(),
    userId: integer('user_id').notNull(),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.notificationId, table.userId] })],
);

export const notificationFile = pgTable(
  'notification_file',
  {
    organizationId: organizationId(),
    id: id(),
    notificationId: integer('notification_id').notNull(),
    title: text('title').notNull(),
    storageKey: uuid('storage_key').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    sha256: bytea('sha256').notNull(),
    uploadKey: uuid('upload_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
