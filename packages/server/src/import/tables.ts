import {
  language,
  MAX_FORMULA_CHARACTERS,
  MAX_UNIT_CHARACTERS,
  seriesType,
  valueNumericType,
  viewKey,
} from '@tavoite/model';
import { seriesColorNames } from '@tavoite/tokens';
import {
  boolean,
  color,
  email,
  endDate,
  integer,
  key,
  keys,
  month,
  number,
  organizations,
  paletteColor,
  startDate,
  text,
  timeZone,
  url,
  word,
  wordList,
} from './kinds.js';
import { messageTables } from './message-tables.js';
import { reportTables } from './report-tables.js';
import { roadmapTables } from './roadmap-tables.js';
import { type Columns, defineTable, optional, type Row, required } from './table.js';

/*
 * The files of an import folder. `docs/import.md` explains every column; a test compares the two.
 */

const MAX_TITLE = 255;
const MAX_TEXT = 10_000;
/** A password is checked by the password rules, not here; this bounds what is hashed. */
const MAX_PASSWORD = 1024;
const MAX_ORDER = 1_000_000;

const title = text(MAX_TITLE);
const longText = text(MAX_TEXT);
const unit = text(MAX_UNIT_CHARACTERS);
const ordering = integer(-MAX_ORDER, MAX_ORDER);
const formula = text(MAX_FORMULA_CHARACTERS);
const seriesColor = paletteColor(seriesColorNames);
const monthCount = integer(0, 1200);

export const organizationsTable = defineTable('organizations.csv', {
  key: required(key),
  name: required(title),
  name_fi: optional(title),
  parent: optional(key),
  start_of_fiscal_year: optional(integer(1, 12)),
  time_zone: optional(timeZone),
  second_factor_required: optional(boolean),
});

export const usersTable = defineTable('users.csv', {
  email: required(email),
  name: optional(title),
  full_name: optional(title),
  avatar: optional(url),
  language: optional(word(language.options)),
  status: optional(word(['active', 'disabled'])),
  password: optional(text(MAX_PASSWORD)),
  active_organization: optional(key),
});

export const membershipsTable = defineTable('memberships.csv', {
  organization: required(organizations),
  user: required(email),
  report_manager: optional(boolean),
  notification_manager: optional(boolean),
  roadmap_manager: optional(boolean),
  organization_manager: optional(boolean),
});

export const settingsTable = defineTable('settings.csv', {
  organization: required(organizations),
  restricted_views: optional(wordList(viewKey.options)),
});

export const objectivesTable = defineTable('objectives.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(title),
  title_fi: optional(title),
  description: optional(longText),
  description_fi: optional(longText),
  ordering: optional(ordering),
});

export const colorPairsTable = defineTable('color_pairs.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(title),
  color: required(color),
  dark_color: required(color),
});

export const termsTable = defineTable('terms.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(title),
  title_fi: optional(title),
  formula: optional(formula),
  parent: optional(key),
  additional_parents: optional(keys),
  unit: optional(unit),
  measurement_type_prefix: optional(unit),
  aggregation: optional(word(['flow', 'stock'])),
  sum_values_in_tree: optional(boolean),
  is_free_measure: optional(boolean),
  value_numeric_type: optional(word(valueNumericType.options)),
  data_source: optional(title),
  ordering: optional(ordering),
});

export const DATA_FILE = 'data.csv';

/** Columns of `data.csv` with one month per row. */
export const longDataColumns = {
  organization: required(key),
  term: required(key),
  month: required(month),
  value: optional(number),
  verified: required(boolean),
} satisfies Columns;

/** Columns of `data.csv` with one term per row; every other column is named by its month. */
export const wideDataColumns = {
  organization: required(key),
  term: required(key),
  verified_until: optional(month),
} satisfies Columns;

export const targetGroupsTable = defineTable('target_groups.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(title),
  title_fi: optional(title),
  parent: optional(key),
  user: optional(email),
  ordering: optional(ordering),
});

export const targetsTable = defineTable('targets.csv', {
  organization: required(organizations),
  key: required(key),
  target_group: required(key),
  title: required(title),
  title_fi: optional(title),
  start_date: required(startDate),
  end_date: required(endDate),
  formula: required(formula),
  target_formula: optional(formula),
  compare_formula: optional(formula),
  compare_months_earlier: optional(monthCount),
  minimum_value: optional(number),
  reversed_target: optional(boolean),
  value_numeric_type: optional(word(valueNumericType.options)),
  measurement_type_prefix: optional(unit),
  unit: optional(unit),
  additional_information: optional(longText),
  additional_information_fi: optional(longText),
  link_tag: optional(title),
  ordering: optional(ordering),
});

export const mappingsTable = defineTable('mappings.csv', {
  organization: required(organizations),
  key: required(key),
  parent: optional(key),
  view_title: required(title),
  view_title_fi: optional(title),
  view_icon: optional(key),
  redirect: optional(boolean),
  sort_order: optional(ordering),
  unit: optional(unit),
  u_right: optional(unit),
  target_type: optional(word(['line', 'bar', 'area', 'radar'])),
  target_color: optional(seriesColor),
  target_second_axis: optional(boolean),
  y_axis_min: optional(number),
  y_axis_max: optional(number),
  y_axis_2_min: optional(number),
  y_axis_2_max: optional(number),
  tick_count: optional(integer(2, 50)),
  show_decimals: optional(boolean),
  past_months: optional(monthCount),
  future_months: optional(monthCount),
  related_pages: optional(keys),
  related_pages_title: optional(title),
});

export const mappingTermsTable = defineTable('mapping_terms.csv', {
  organization: required(organizations),
  mapping: required(key),
  term: required(key),
  type: optional(word(seriesType.options)),
  color: optional(seriesColor),
  stack_id: optional(key),
  second_axis: optional(boolean),
  calc_formula_for_numbers: optional(boolean),
});

/** In the order in which they refer to one another; problems are listed in it. */
export const importFiles: readonly string[] = [
  organizationsTable.file,
  usersTable.file,
  membershipsTable.file,
  settingsTable.file,
  objectivesTable.file,
  colorPairsTable.file,
  termsTable.file,
  DATA_FILE,
  targetGroupsTable.file,
  targetsTable.file,
  mappingsTable.file,
  mappingTermsTable.file,
  ...roadmapTables.map(({ file }) => file),
  ...messageTables.map(({ file }) => file),
  ...reportTables.map(({ file }) => file),
];

export type OrganizationRow = Row<typeof organizationsTable.columns>;
export type UserRow = Row<typeof usersTable.columns>;
export type MembershipRow = Row<typeof membershipsTable.columns>;
export type SettingsRow = Row<typeof settingsTable.columns>;
export type ObjectiveRow = Row<typeof objectivesTable.columns>;
export type ColorPairRow = Row<typeof colorPairsTable.columns>;
export type TermTableRow = Row<typeof termsTable.columns>;
export type TargetGroupRow = Row<typeof targetGroupsTable.columns>;
export type TargetRow = Row<typeof targetsTable.columns>;
export type MappingRow = Row<typeof mappingsTable.columns>;
export type MappingTermRow = Row<typeof mappingTermsTable.columns>;
