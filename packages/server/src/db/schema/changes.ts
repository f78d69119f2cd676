import { CHANGE_ACTIONS } from '@tavoite/model';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, organizationId } from './columns.js';

/** A figure before and after a change; null is no value. */
export type ChangedFigure = [
  termId: number,
  month: number,
  valueBefore: number | null,
  verifiedBefore: boolean,
  valueAfter: number | null,
  verifiedAfter: boolean,
];

/** An entry of the history. */
export const change = pgTable(
  'change',
  {
    organizationId: organizationId(),
    id: id(),
    at: moment('at').notNull().defaultNow(),
    userId: integer('user_id'),
    action: text('action', { enum: CHANGE_ACTIONS }).notNull(),
    termIds: integer('term_ids').array().notNull(),
    /** Month numbers of the calendar. */
    firstMonth: integer('first_month').notNull(),
    lastMonth: integer('last_month').notNull(),
    figures: jsonb('figures').$type<ChangedFigure[]>().notNull(),
    figureCount: integer('figure_count').notNull(),
    reason: text('reason'),
    undoesId: integer('undoes_id'),
    undoneById: integer('undone_by_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
