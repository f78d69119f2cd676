import { z } from 'zod';
import { colorPair } from './settings.js';
import { target } from './target.js';
import { organizationUser } from './user.js';

const id = z.number().int();

/**
 * Grows with every change of the row, except that of places which others gain or lose when
 * something is moved. A change may carry the version that it was based on.
 */
const version = z.number().int();

/** A plan: one tab of the planner. */
export const roadmap = z.object({
  id,
  title: z.string(),
  organization: id,
  /** Place among the tabs, from 0 without gaps. */
  order: z.number().int(),
  version,
  /** Grows with every change of anything in the plan. */
  plan_version: z.number().int(),
});
export type Roadmap = z.infer<typeof roadmap>;

export const milestone = z.object({
  id,
  title: z.string(),
  roadmap: id,
  end_date: z.string(),
  /** The owner; null for none. */
  user: id.nullable(),
  version,
});
export type Milestone = z.infer<typeof milestone>;

/** A group of rows in which tasks are planned. */
export const mainTask = z.object({
  id,
  title: z.string(),
  roadmap: id,
  color_pair: id.nullable(),
  /** At least 1. */
  row_count: z.number().int(),
  /** Roadmaps that it leads to. */
  link_to_roadmap: z.array(id),
  /** Place in the plan, from 0 without gaps. */
  index: z.number().int(),
  version,
});
export type MainTask = z.infer<typeof mainTask>;

/** `task`: planned, a bar. `idea`: without dates, beside the plan. */
export const taskType = z.enum(['task', 'idea']);
export type TaskType = z.infer<typeof taskType>;

export const task = z.object({
  id,
  type: taskType,
  title: z.string(),
  roadmap: id,
  /** null for an idea, like its row and dates. */
  main_task: id.nullable(),
  /** From 0; null for an idea. */
  row_index: z.number().int().nullable(),
  /** First day of the first month; null for an idea. */
  start_date: z.string().nullable(),
  /** Last day of the last month; null for an idea. */
  end_date: z.string().nullable(),
  /** Months, both ends included; of an idea those that it is thought to take. */
  date_length: z.number().int(),
  /** Ids of the targets that the work is for. */
  targets: z.array(id),
  /** The owner; null for none. */
  user: id.nullable(),
  /** 0 to 100. */
  progress: z.number().int(),
  version,
});
export type Task = z.infer<typeof task>;

/** The successor begins after the predecessor has ended. */
export const taskDependency = z.object({
  id,
  roadmap: id,
  predecessor: id,
  successor: id,
});
export type TaskDependency = z.infer<typeof taskDependency>;

/** What a task's tooltip shows of a target. */
export const planTarget = target.pick({
  id: true,
  title: true,
  current_value: true,
  target_value: true,
  compare_value: true,
  reversed_target: true,
  value_numeric_type: true,
  measurement_type_prefix: true,
  unit: true,
  data_available_for_current_value: true,
  is_verified: true,
});
export type PlanTarget = z.infer<typeof planTarget>;

/** What a plan is drawn from. */
const planParts = {
  main_tasks: z.array(mainTask),
  /** Ideas included. */
  tasks: z.array(task),
  milestones: z.array(milestone),
  dependencies: z.array(taskDependency),
};

/** Everything that a tab of the planner shows, as it was at one moment. */
export const roadmapPlan = z.object({
  roadmap,
  /** The roadmap's `plan_version`. */
  version,
  ...planParts,
  /** Those that tasks name, with their values of the newest month. */
  targets: z.array(planTarget),
  /** Owners of tasks and milestones. */
  users: z.array(organizationUser),
  color_pairs: z.array(colorPair),
});
export type RoadmapPlan = z.infer<typeof roadmapPlan>;

/** The roadmaps of one organisation, to be read only. */
export const organizationRoadmaps = z.object({
  organization: z.object({ id, name: z.string(), parentId: id.nullable() }),
  roadmaps: z.array(z.object({ roadmap, ...planParts })),
  users: z.array(organizationUser),
  color_pairs: z.array(colorPair),
});
export type OrganizationRoadmaps = z.infer<typeof organizationRoadmaps>;

export const planItemKind = z.enum(['roadmap', 'main_task', 'row', 'task', 'milestone']);
export type PlanItemKind = z.infer<typeof planItemKind>;

/** What was deleted at once and can be brought back at once. */
export const planDeletion = z.object({
  id,
  kind: planItemKind,
  /** Of what was deleted; of a row its main task's, of several tasks the first one's. */
  title: z.string(),
  roadmap: id,
  roadmap_title: z.string(),
  /** Tasks that went with it, or that were deleted themselves. */
  task_count: z.number().int(),
  deleted_at: z.iso.datetime(),
  /** Full name of whoever deleted it; null when that user no longer exists. */
  deleted_by: z.string().nullable(),
  /** After this it cannot be brought back. */
  restorable_until: z.iso.datetime(),
});
export type PlanDeletion = z.infer<typeof planDeletion>;
