import { MAX_REPORT_MONTHS, MAX_TITLE_CHARACTERS, TIME_GROUPINGS } from '@tavoite/model';
import { MAX_WORKING_DAY } from '../domain/monthly-times.js';
import {
  boolean,
  email,
  endDate,
  integer,
  key,
  keys,
  moment,
  organizations,
  startDate,
  text,
  word,
} from './kinds.js';
import { defineTable, optional, type Row, required } from './table.js';

/* The files of reports, like those of tables.ts. */

const MAX_TEXT = 30_000;

/** Of graphs and data maps alike. */
const item = {
  organization: required(organizations),
  key: required(key),
  title: optional(text(MAX_TITLE_CHARACTERS)),
  text: optional(text(MAX_TEXT)),
  closed_months: optional(integer(1, MAX_REPORT_MONTHS)),
  start_date: optional(startDate),
  end_date: optional(endDate),
  theme: optional(word(['light', 'dark'])),
  author: optional(email),
};

export const reportGraphsTable = defineTable('report_graphs.csv', {
  ...item,
  mapping: required(key),
  grouping: optional(word(TIME_GROUPINGS)),
  cumulative: optional(boolean),
  hidden: optional(keys),
});

export const reportDataMapsTable = defineTable('report_data_maps.csv', {
  ...item,
  terms: optional(keys),
  opened: optional(keys),
});

export const reportsTable = defineTable('reports.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(text(255)),
  text: optional(text(MAX_TEXT)),
  items: optional(keys),
  published: optional(moment),
  author: optional(email),
  sent: optional(moment),
  recipients: optional(text(MAX_TEXT)),
  monthly_working_day: optional(integer(1, MAX_WORKING_DAY)),
  monthly_day: optional(integer(1, 31)),
  monthly_hour: optional(integer(0, 23)),
  monthly_recipients: optional(text(MAX_TEXT)),
});

export const reportTables = [reportGraphsTable, reportDataMapsTable, reportsTable] as const;

export type ReportGraphRow = Row<typeof reportGraphsTable.columns>;
export type ReportDataMapRow = Row<typeof reportDataMapsTable.columns>;
export type ReportTableRow = Row<typeof reportsTable.columns>;
