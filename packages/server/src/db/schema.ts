import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * The tables of the database for typed queries. The SQL files in `migrations/` make them, with the
 * constraints, indexes and row-level security that are not repeated here; a test compares the two.
 */

const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

const id = () => integer('id').generatedByDefaultAsIdentity();
const organizationId = () => integer('organization_id').notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const organization = pgTable('organization', {
  id: id().primaryKey(),
  key: text('key').notNull().unique(),
  parentId: integer('parent_id'),
  name: text('name').notNull(),
  nameFi: text('name_fi'),
  /** Month number, 1 to 12. */
  startOfFiscalYear: smallint('start_of_fiscal_year').notNull().default(1),
  timeZone: text('time_zone').notNull().default('Europe/Helsinki'),
  /** Grows with every change of terms, series, targets or settings; caches are kept under it. */
  dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(1),
});

export const user = pgTable('user', {
  id: id().primaryKey(),
  /** Trimmed and lower-case. */
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  name: text('name').notNull().default(''),
  fullName: text('full_name').notNull().default(''),
  avatar: text('avatar'),
  language: text('language', { enum: ['en', 'fi'] })
    .notNull()
    .default('en'),
  /** Null: this user cannot sign in by password. */
  passwordHash: text('password_hash'),
  status: text('status', { enum: ['active', 'disabled'] })
    .notNull()
    .default('active'),
  activeOrganizationId: integer('active_organization_id'),
});

export const membership = pgTable(
  'membership',
  {
    organizationId: organizationId(),
    userId: integer('user_id').notNull(),
    reportManager: boolean('report_manager').notNull().default(false),
    notificationManager: boolean('notification_manager').notNull().default(false),
    roadmapManager: boolean('roadmap_manager').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const session = pgTable('session', {
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: bytea('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export const passwordReset = pgTable('password_reset', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const signInPlace = pgTable(
  'sign_in_place',
  {
    userId: integer('user_id').notNull(),
    placeHash: bytea('place_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeHash] })],
);

export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: moment('resets_at').notNull(),
});

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: moment('at').notNull().defaultNow(),
  organizationId: integer('organization_id'),
  userId: integer('user_id'),
  event: text('event').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
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

export const organizationSettings = pgTable('organization_settings', {
  organizationId: organizationId().primaryKey(),
  restrictedViews: text('restricted_views').array().notNull().default([]),
  /** Keyed by mapping id. */
  additionalInformation: jsonb('additional_information')
    .$type<Record<string, { sort_order?: number; [name: string]: unknown }>>()
    .notNull()
    .default({}),
});

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
