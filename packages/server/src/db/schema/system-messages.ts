import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.js';

export const systemMessage = pgTable('system_message', {
  id: id().primaryKey(),
  /** Of an imported message. */
  key: text('key').unique(),
  title: text('title').notNull(),
  titleFi: text('title_fi'),
  /** Sanitised HTML. */
  textValue: text('text_value').notNull(),
  textValueFi: text('text_value_fi'),
  publishedAt: moment('published_at').notNull().defaultNow(),
  shownUntil: moment('shown_until'),
  forced: boolean('forced').notNull().default(false),
});

export const systemMessageRead = pgTable(
  'system_message_read',
  {
    userId: integer('user_id').notNull(),
    systemMessageId: integer('system_message_id').notNull(),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.systemMessageId] })],
);
