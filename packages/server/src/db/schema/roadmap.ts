import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, moment, organizationId } from './columns.js';

/** Of an imported row. */
const key = () => text('key');
/** Grows with every change of the row. */
const version = () => integer('version').notNull().default(1);
/** What deleted the row; null while it is in use. */
const deletionId = () => integer('deletion_id');
const day = (name: string) => date(name, { mode: 'string' });

export const roadmap = pgTable(
  'roadmap',
  {
    organizationId: organizationId(),
    id: id(),
    key: key(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    /** Place among those in use, from 0 without gaps. */
    ordering: integer('ordering').notNull(),
    version: version(),
    /** Grows with every change of anything in the plan. */
    planVersion: integer('plan_version').notNull().default(1),
    deletionId: deletionId(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** What was deleted at once; removing it removes what it deleted for good. */
export const planDeletion = pgTable(
  'plan_deletion',
  {
    organizationId: organizationId(),
    id: id(),
    kind: text('kind', { enum: ['roadmap', 'main_task', 'row', 'task', 'milestone'] }).notNull(),
    roadmapId: integer('roadmap_id').notNull(),
    /** Of a row. */
    mainTaskId: integer('main_task_id'),
    /** Index, row or order that it had; null for a row that stayed, empty, and where there is none. */
    place: integer('place'),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
    userId: integer('user_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const mainTask = pgTable(
  'main_task',
  {
    organizationId: organizationId(),
    id: id(),
    key: key(),
    roadmapId: integer('roadmap_id').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    colorPairId: integer('color_pair_id'),
    rowCount: integer('row_count').notNull().default(1),
    /** Place in its roadmap among those in use, from 0 without gaps. */
    ordering: integer('ordering').notNull(),
    version: version(),
    deletionId: deletionId(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Roadmaps that a main task leads to. */
export const mainTaskLink = pgTable(
  'main_task_link',
  {
    organizationId: organizationId(),
    mainTaskId: integer('main_task_id').notNull(),
    roadmapId: integer('roadmap_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.mainTaskId, table.roadmapId] })],
);

export const task = pgTable(
  'task',
  {
    organizationId: organizationId(),
    id: id(),
    key: key(),
    roadmapId: integer('roadmap_id').notNull(),
    /** Null for an idea, like its row and dates. */
    mainTaskId: integer('main_task_id'),
    rowIndex: integer('row_index'),
    /** At the edges of months. */
    startDate: day('start_date'),
    endDate: day('end_date'),
    /** Months, both ends included; of an idea those that it is thought to take. */
    dateLength: integer('date_length').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    /** The owner. */
    userId: integer('user_id'),
    progress: smallint('progress').notNull().default(0),
    version: version(),
    deletionId: deletionId(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Targets that a task works towards. */
export const taskTarget = pgTable(
  'task_target',
  {
    organizationId: organizationId(),
    taskId: integer('task_id').notNull(),
    targetId: integer('target_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.taskId, table.targetId] })],
);

/** The successor begins after the predecessor has ended. */
export const taskDependency = pgTable(
  'task_dependency',
  {
    organizationId: organizationId(),
    id: id(),
    roadmapId: integer('roadmap_id').notNull(),
    predecessorId: integer('predecessor_id').notNull(),
    successorId: integer('successor_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const milestone = pgTable(
  'milestone',
  {
    organizationId: organizationId(),
    id: id(),
    key: key(),
    roadmapId: integer('roadmap_id').notNull(),
    title: text('title').notNull(),
    titleFi: text('title_fi'),
    endDate: day('end_date').notNull(),
    /** The owner. */
    userId: integer('user_id'),
    version: version(),
    deletionId: deletionId(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
