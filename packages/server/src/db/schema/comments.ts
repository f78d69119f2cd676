import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, organizationId } from './columns.js';

/** What a member wrote about a figure or a period. */
export const comment = pgTable(
  'comment',
  {
    organizationId: organizationId(),
    id: id(),
    /** What it is about: one of the three. */
    termId: integer('term_id'),
    targetId: integer('target_id'),
    mappingId: integer('mapping_id'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    authorId: integer('author_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    resolvedAt: moment('resolved_at'),
    resolvedById: integer('resolved_by_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
