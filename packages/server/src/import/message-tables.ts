import { boolean, email, key, moment, organizations, text } from './kinds.js';
import { defineTable, optional, type Row, required } from './table.js';

/* The files of messages, like those of tables.ts. */

const MAX_TEXT = 30_000;
const title = text(255);

export const notificationsTable = defineTable('notifications.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(title),
  text: optional(text(MAX_TEXT)),
  published: required(moment),
  author: optional(email),
  files: optional(text(MAX_TEXT)),
  read: optional(boolean),
});

export const systemMessagesTable = defineTable('system_messages.csv', {
  key: required(key),
  title: required(title),
  title_fi: optional(title),
  html: required(text(MAX_TEXT)),
  html_fi: optional(text(MAX_TEXT)),
  published: optional(moment),
  shown_until: optional(moment),
  forced: optional(boolean),
});

export const messageTables = [notificationsTable, systemMessagesTable] as const;

export type NotificationTableRow = Row<typeof notificationsTable.columns>;
export type SystemMessageTableRow = Row<typeof systemMessagesTable.columns>;
