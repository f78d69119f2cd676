import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, organizationId } from './columns.js';

export const mapping = pgTable(
  'mapping',
  {
    organizationId: organizationId(),
    id: id(),
    key: text('key').notNull(),
    parentId: integer('parent_id'),
    viewTitle: text('view_title').notNull(),
    viewTitleFi: text('view_title_fi'),
    viewIcon: text('view_icon'),
    /** Has no page; leads to its first child. */
    redirect: boolean('redirect').notNull().default(false),
    sortOrder: integer('sort_order'),
    /** Keyed by term key. */
    graphProperties: jsonb('graph_properties')
      .$type<Record<string, Record<string, unknown>>>()
      .notNull()
      .default({}),
    /** Graph-level properties. */
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull().default({}),
    /** Term keys in drawing order. */
    termsUsed: text('terms_used').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const colorPair = pgTable(
  'color_pair',
  {
    organizationId: organizationId(),
    id: id(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    color: text('color').notNull(),
    darkColor: text('dark_color').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
