import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { id, moment, organizationId } from './columns.js';

export const organization = pgTable('organization', {
  id: id().primaryKey(),
  key: text('key').notNull().unique(),
  parentId: integer('parent_id'),
  name: text('name').notNull(),
  nameFi: text('name_fi'),
  /** Month number, 1 to 12. */
  startOfFiscalYear: smallint('start_of_fiscal_year').notNull().default(1),
  timeZone: text('time_zone').notNull().default('Europe/Helsinki'),
  /** Those who see the organisation have to have a second factor. */
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  /** Since when nobody sees it; what is below it is archived with it. */
  archivedAt: moment('archived_at'),
  /** Grows with every change of terms, series, targets or settings; caches are kept under it. */
  dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(1),
});

export const organizationSettings = pgTable('organization_settings', {
  organizationId: organizationId().primaryKey(),
  restrictedViews: text('restricted_views').array().notNull().default([]),
  /** Keyed by mapping id. */
  additionalInformation: jsonb('additional_information')
    .$type<Record<string, { sort_order?: number; [name: string]: unknown }>>()
    .notNull()
    .default({}),
});

export const objective = pgTable(
  'objective',
  {
    organizationId: organizationId(),
    id: id(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    description: text('description').notNull().default(''),
    descriptionFi: text('description_fi'),
    ordering: integer('ordering').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
