import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, organizationId } from './columns.js';

export const targetGroup = pgTable(
  'target_group',
  {
    organizationId: organizationId(),
    id: id(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    parentId: integer('parent_id'),
    /** The owner. */
    userId: integer('user_id'),
    ordering: integer('ordering').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const target = pgTable(
  'target',
  {
    organizationId: organizationId(),
    id: id(),
    key: text('key').notNull(),
    targetGroupId: integer('target_group_id').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    formula: text('formula').notNull(),
    targetFormula: text('target_formula'),
    compareFormula: text('compare_formula'),
    /** The compare formula is evaluated this many months before the chosen period. */
    compareMonthsEarlier: integer('compare_months_earlier').notNull().default(0),
    minimumValue: doublePrecision('minimum_value'),
    reversedTarget: boolean('reversed_target').notNull().default(false),
    valueNumericType: text('value_numeric_type').notNull().default('decimal'),
    measurementTypePrefix: text('measurement_type_prefix'),
    unit: text('unit'),
    additionalInformation: text('additional_information'),
    additionalInformationFi: text('additional_information_fi'),
    linkTag: text('link_tag'),
    ordering: integer('ordering').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
