import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, id, organizationId } from './columns.js';

export const term = pgTable(
  'term',
  {
    organizationId: organizationId(),
    id: id(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    formula: text('formula'),
    parentId: integer('parent_id'),
    additionalParents: integer('additional_parents').array().notNull().default([]),
    unit: text('unit'),
    measurementTypePrefix: text('measurement_type_prefix'),
    /** `flow` months are summed, of `stock` months the last known counts. */
    aggregation: text('aggregation', { enum: ['flow', 'stock'] })
      .notNull()
      .default('flow'),
    sumValuesInTree: boolean('sum_values_in_tree').notNull().default(false),
    isFreeMeasure: boolean('is_free_measure').notNull().default(false),
    valueNumericType: text('value_numeric_type').notNull().default('decimal'),
    dataSource: text('data_source'),
    ordering: integer('ordering').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const series = pgTable(
  'series',
  {
    organizationId: organizationId(),
    termId: integer('term_id').notNull(),
    /** Month number of the first value, as the model's calendar counts them. */
    firstMonth: integer('first_month').notNull(),
    /** One little-endian float64 for each consecutive month, NaN for a missing one. */
    values: bytea('values').notNull(),
    /** One bit for each month, lowest bit first. */
    verified: bytea('verified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.termId] })],
);
