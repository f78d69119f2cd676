import { MAX_ROWS_PER_MAIN_TASK, MAX_TASK_MONTHS } from '@tavoite/model';
import { email, endDate, integer, key, keys, organizations, startDate, text } from './kinds.js';
import { defineTable, optional, type Row, required } from './table.js';

/* The files of roadmaps, like those of tables.ts. */

const title = text(255);

export const roadmapsTable = defineTable('roadmaps.csv', {
  organization: required(organizations),
  key: required(key),
  title: required(title),
  title_fi: optional(title),
});

export const milestonesTable = defineTable('milestones.csv', {
  organization: required(organizations),
  key: required(key),
  roadmap: required(key),
  title: required(title),
  title_fi: optional(title),
  end_date: required(endDate),
  user: optional(email),
});

export const mainTasksTable = defineTable('main_tasks.csv', {
  organization: required(organizations),
  key: required(key),
  roadmap: required(key),
  title: required(title),
  title_fi: optional(title),
  color_pair: optional(key),
  row_count: optional(integer(1, MAX_ROWS_PER_MAIN_TASK)),
  link_to_roadmap: optional(keys),
});

export const tasksTable = defineTable('tasks.csv', {
  organization: required(organizations),
  key: required(key),
  roadmap: optional(key),
  main_task: optional(key),
  row_index: optional(integer(0, MAX_ROWS_PER_MAIN_TASK - 1)),
  title: required(title),
  title_fi: optional(title),
  start_date: optional(startDate),
  end_date: optional(endDate),
  date_length: optional(integer(1, MAX_TASK_MONTHS)),
  progress: optional(integer(0, 100)),
  user: optional(email),
  targets: optional(keys),
  predecessors: optional(keys),
});

export const roadmapTables = [roadmapsTable, milestonesTable, mainTasksTable, tasksTable] as const;

export type RoadmapRow = Row<typeof roadmapsTable.columns>;
export type MilestoneRow = Row<typeof milestonesTable.columns>;
export type MainTaskRow = Row<typeof mainTasksTable.columns>;
export type TaskRow = Row<typeof tasksTable.columns>;
