import type { MainTask, Milestone, RoadmapPlan, Task, TaskDependency } from '@tavoite/model';

/*
 * What a manager can ask of a plan, as data: it can be applied, sent, refused, taken back and made
 * again. What is not stored yet has a negative id, and so has a deletion that is not made yet; the
 * real one takes its place everywhere once the server has said it.
 */

export type TaskFields = Partial<
  Pick<
    Task,
    | 'title'
    | 'main_task'
    | 'row_index'
    | 'start_date'
    | 'end_date'
    | 'date_length'
    | 'targets'
    | 'user'
    | 'progress'
  >
>;
export type MainTaskFields = Partial<
  Pick<MainTask, 'title' | 'color_pair' | 'row_count' | 'link_to_roadmap'>
>;
export type MilestoneFields = Partial<Pick<Milestone, 'title' | 'end_date' | 'user'>>;

/** New values of some fields of one object. */
export interface Change<Fields> {
  readonly id: number;
  readonly fields: Fields;
  /** The version that it is based on, where that is not the newest one known: a form was open. */
  readonly version?: number;
  /** What its fields were in that version. */
  readonly base?: Fields;
}

/** A row that was taken out of a main task. */
export interface RemovedRow {
  readonly mainTask: number;
  readonly index: number;
  /** False for the only row, which stays. */
  readonly removed: boolean;
}

/** What a deletion takes away. */
export interface PlanItems {
  readonly mainTasks: readonly MainTask[];
  readonly tasks: readonly Task[];
  readonly milestones: readonly Milestone[];
  readonly dependencies: readonly TaskDependency[];
  readonly row: RemovedRow | null;
}

/** How the server knows what is to be brought back. */
export type Deleted =
  | { readonly deletion: number }
  | { readonly kind: 'task' | 'main_task' | 'milestone'; readonly id: number };

export type PlanCommand =
  | { readonly kind: 'create-task'; readonly task: Task }
  | { readonly kind: 'create-main-task'; readonly mainTask: MainTask }
  | { readonly kind: 'create-milestone'; readonly milestone: Milestone }
  /** All of them or none. */
  | { readonly kind: 'change-tasks'; readonly changes: readonly Change<TaskFields>[] }
  | { readonly kind: 'change-main-task'; readonly change: Change<MainTaskFields> }
  | { readonly kind: 'change-milestone'; readonly change: Change<MilestoneFields> }
  | { readonly kind: 'delete-tasks'; readonly ids: readonly number[]; readonly deletion: number }
  | { readonly kind: 'delete-main-task'; readonly id: number }
  | { readonly kind: 'delete-milestone'; readonly id: number }
  | {
      readonly kind: 'delete-row';
      readonly mainTask: number;
      readonly row: number;
      readonly deletion: number;
    }
  | { readonly kind: 'restore'; readonly deleted: Deleted; readonly items: PlanItems }
  | {
      readonly kind: 'order-main-tasks';
      readonly order: readonly number[];
      readonly basedOn: readonly number[];
    }
  | { readonly kind: 'connect'; readonly dependency: TaskDependency }
  | { readonly kind: 'disconnect'; readonly dependency: TaskDependency };

/** What a plan is made of and commands change; the rest of it only says what things look like. */
export type PlanParts = Pick<RoadmapPlan, 'main_tasks' | 'tasks' | 'milestones' | 'dependencies'>;

/** Ids that a command names and that are not the server's yet, but for those that it makes itself. */
export function temporaryIds(command: PlanCommand): number[] {
  return namedIds(command).filter((id) => id < 0);
}

function namedIds(command: PlanCommand): number[] {
  switch (command.kind) {
    case 'create-task':
      return command.task.main_task === null ? [] : [command.task.main_task];
    case 'create-main-task':
    case 'create-milestone':
      return [];
    case 'change-tasks':
      return command.changes.flatMap(({ id, fields }) => [id, fields.main_task ?? id]);
    case 'change-main-task':
    case 'change-milestone':
      return [command.change.id];
    case 'delete-tasks':
      return [...command.ids];
    case 'delete-main-task':
    case 'delete-milestone':
      return [command.id];
    case 'delete-row':
      return [command.mainTask];
    case 'restore':
      return ['deletion' in command.deleted ? command.deleted.deletion : command.deleted.id];
    case 'order-main-tasks':
      return [...command.order];
    case 'connect':
      return [command.dependency.predecessor, command.dependency.successor];
    case 'disconnect':
      return [command.dependency.predecessor, command.dependency.successor];
  }
}

/** The temporary id that a command makes, of an object or a deletion; null where it makes none. */
export function madeId(command: PlanCommand): number | null {
  switch (command.kind) {
    case 'create-task':
      return command.task.id;
    case 'create-main-task':
      return command.mainTask.id;
    case 'create-milestone':
      return command.milestone.id;
    case 'delete-tasks':
    case 'delete-row':
      return command.deletion;
    case 'connect':
      return command.dependency.id;
    default:
      return null;
  }
}
