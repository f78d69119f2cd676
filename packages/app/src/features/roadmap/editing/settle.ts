import type { MainTask, Milestone, RoadmapPlan, Task, TaskDependency } from '@tavoite/model';
import { applied } from './apply.js';
import type { Change, PlanCommand } from './commands.js';

/** The list with the given objects in place of the older ones; those that are new come last. */
export function merged<T extends { id: number }>(list: readonly T[], newer: readonly T[]): T[] {
  const byId = new Map(newer.map((object) => [object.id, object]));
  const known = list.map((object) => {
    const other = byId.get(object.id);
    byId.delete(object.id);
    return other ?? object;
  });
  return [...known, ...byId.values()];
}

/** What the server answers to a change: the objects that it has changed or made. */
export interface Written {
  readonly tasks?: readonly Task[];
  readonly mainTasks?: readonly MainTask[];
  readonly milestones?: readonly Milestone[];
  readonly dependencies?: readonly TaskDependency[];
}

/** The server's plan with what it has answered. */
export function withWritten(plan: RoadmapPlan, written: Written): RoadmapPlan {
  const { tasks, mainTasks, milestones, dependencies } = written;
  return {
    ...plan,
    ...(tasks && { tasks: merged(plan.tasks, tasks) }),
    ...(mainTasks && {
      main_tasks: merged(plan.main_tasks, mainTasks).sort((a, b) => a.index - b.index),
    }),
    ...(milestones && { milestones: merged(plan.milestones, milestones) }),
    ...(dependencies && { dependencies: merged(plan.dependencies, dependencies) }),
  };
}

/** The server's plan after a command whose answer says nothing of it. */
export const withCommand = (plan: RoadmapPlan, command: PlanCommand): RoadmapPlan =>
  applied(plan, command);

/** The objects, as they are now, that came with a refusal because of an older version. */
export function writtenOf(command: PlanCommand, newest: unknown): Written {
  const list = (Array.isArray(newest) ? newest : [newest]).filter(
    (object) => typeof object === 'object' && object !== null,
  );
  switch (command.kind) {
    case 'change-tasks':
    case 'delete-tasks':
      return { tasks: list as Task[] };
    case 'change-main-task':
    case 'delete-main-task':
    case 'delete-row':
    case 'order-main-tasks':
      return { mainTasks: list as MainTask[] };
    case 'change-milestone':
    case 'delete-milestone':
      return { milestones: list as Milestone[] };
    default:
      return {};
  }
}

function isUntouched<Fields extends object>(
  objects: readonly ({ id: number } & Fields)[],
  newest: readonly ({ id: number } & Fields)[],
  changes: readonly Change<Partial<Fields>>[],
): boolean {
  return changes.every(({ id, fields, version, base }) => {
    // A form is compared with what it had begun with: the plan may have been read again since.
    const known = version === undefined ? objects.find((object) => object.id === id) : undefined;
    const before: Partial<Fields> | undefined = base ?? known;
    const after = newest.find((object) => object.id === id);
    if (!before || !after) return false;
    return (Object.keys(fields) as (keyof Fields)[]).every(
      (name) => JSON.stringify(before[name]) === JSON.stringify(after[name]),
    );
  });
}

/** Whether others have changed only what the command leaves alone: both changes can stand. */
export function canStandBeside(plan: RoadmapPlan, command: PlanCommand, newest: Written): boolean {
  switch (command.kind) {
    case 'change-tasks':
      return isUntouched(plan.tasks, newest.tasks ?? [], command.changes);
    case 'change-main-task':
      return isUntouched(plan.main_tasks, newest.mainTasks ?? [], [command.change]);
    case 'change-milestone':
      return isUntouched(plan.milestones, newest.milestones ?? [], [command.change]);
    default:
      return false;
  }
}

/** The command based on whatever is newest. */
export function basedOnNewest(command: PlanCommand, plan: RoadmapPlan): PlanCommand {
  const without = <F>({ id, fields }: Change<F>): Change<F> => ({ id, fields });
  switch (command.kind) {
    case 'change-tasks':
      return { ...command, changes: command.changes.map(without) };
    case 'change-main-task':
      return { ...command, change: without(command.change) };
    case 'change-milestone':
      return { ...command, change: without(command.change) };
    case 'order-main-tasks':
      return { ...command, basedOn: plan.main_tasks.map(({ id }) => id) };
    default:
      return command;
  }
}
