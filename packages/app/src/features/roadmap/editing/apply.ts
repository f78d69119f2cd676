import {
  completeOrder,
  datesToRange,
  type MainTask,
  type Task,
  type TaskDependency,
} from '@tavoite/model';
import type { PlanCommand, PlanItems, PlanParts, TaskFields } from './commands.js';

/** A task with some other fields; what follows from them is counted as the server does. */
export function taskWith(task: Task, fields: TaskFields): Task {
  const next = { ...task, ...fields };
  const range =
    next.start_date !== null && next.end_date !== null
      ? datesToRange(next.start_date, next.end_date)
      : null;
  if (range === null) {
    return {
      ...next,
      type: 'idea',
      main_task: null,
      row_index: null,
      start_date: null,
      end_date: null,
    };
  }
  return { ...next, type: 'task', date_length: range.end - range.start + 1 };
}

/** A dependency is known by its ends: added again, it may have another id. */
export const hasSameEnds = (a: TaskDependency, b: TaskDependency): boolean =>
  a.predecessor === b.predecessor && a.successor === b.successor;

const without = <T extends { id: number }>(list: T[], ids: ReadonlySet<number>): T[] =>
  ids.size === 0 ? list : list.filter(({ id }) => !ids.has(id));

const numbered = (mainTasks: readonly MainTask[]): MainTask[] =>
  mainTasks.map((mainTask, index) =>
    mainTask.index === index ? mainTask : { ...mainTask, index },
  );

/** What is gone when something is deleted, with all that hangs on it. */
export function itemsOf(parts: PlanParts, command: PlanCommand): PlanItems {
  const tasksWhere = (isGone: (task: Task) => boolean) => {
    const tasks = parts.tasks.filter(isGone);
    const ids = new Set(tasks.map(({ id }) => id));
    const dependencies = parts.dependencies.filter(
      ({ predecessor, successor }) => ids.has(predecessor) || ids.has(successor),
    );
    return { mainTasks: [], tasks, milestones: [], dependencies, row: null };
  };
  switch (command.kind) {
    case 'delete-tasks': {
      const ids = new Set(command.ids);
      return tasksWhere(({ id }) => ids.has(id));
    }
    case 'delete-main-task':
      return {
        ...tasksWhere(({ main_task }) => main_task === command.id),
        mainTasks: parts.main_tasks.filter(({ id }) => id === command.id),
      };
    case 'delete-row': {
      const mainTask = parts.main_tasks.find(({ id }) => id === command.mainTask);
      return {
        ...tasksWhere(
          ({ main_task, row_index }) => main_task === command.mainTask && row_index === command.row,
        ),
        row: mainTask
          ? { mainTask: mainTask.id, index: command.row, removed: mainTask.row_count > 1 }
          : null,
      };
    }
    case 'delete-milestone':
      return {
        ...tasksWhere(() => false),
        milestones: parts.milestones.filter(({ id }) => id === command.id),
      };
    default:
      return tasksWhere(() => false);
  }
}

/** Rows below a row move up or down by one, and with them what is in them. */
function withRowMoved(parts: PlanParts, mainTask: number, index: number, by: 1 | -1): PlanParts {
  return {
    ...parts,
    main_tasks: parts.main_tasks.map((one) =>
      one.id === mainTask ? { ...one, row_count: one.row_count + by } : one,
    ),
    tasks: parts.tasks.map((task) => {
      const moves =
        task.main_task === mainTask &&
        task.row_index !== null &&
        (by === 1 ? task.row_index >= index : task.row_index > index);
      return moves ? { ...task, row_index: (task.row_index ?? 0) + by } : task;
    }),
  };
}

function withoutItems<P extends PlanParts>(parts: P, items: PlanItems): P {
  const ids = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));
  const rest = {
    ...parts,
    main_tasks: numbered(without(parts.main_tasks, ids(items.mainTasks))),
    tasks: without(parts.tasks, ids(items.tasks)),
    milestones: without(parts.milestones, ids(items.milestones)),
    dependencies: without(parts.dependencies, ids(items.dependencies)),
  };
  const { row } = items;
  return row?.removed ? { ...rest, ...withRowMoved(rest, row.mainTask, row.index, -1) } : rest;
}

function withItems<P extends PlanParts>(parts: P, items: PlanItems): P {
  const { row } = items;
  const isKnown = row !== null && parts.main_tasks.some(({ id }) => id === row.mainTask);
  const base =
    row?.removed && isKnown
      ? { ...parts, ...withRowMoved(parts, row.mainTask, row.index, 1) }
      : parts;
  const joined = <T extends { id: number }>(list: readonly T[], more: readonly T[]): T[] => {
    const known = new Set(list.map(({ id }) => id));
    return [...list, ...more.filter(({ id }) => !known.has(id))];
  };
  const mainTasks = [...base.main_tasks];
  for (const mainTask of items.mainTasks) {
    if (!mainTasks.some(({ id }) => id === mainTask.id))
      mainTasks.splice(mainTask.index, 0, mainTask);
  }
  const groups = new Set(mainTasks.map(({ id }) => id));
  const tasks = joined(
    base.tasks,
    items.tasks.filter(({ main_task }) => main_task === null || groups.has(main_task)),
  );
  const ids = new Set(tasks.map(({ id }) => id));
  return {
    ...base,
    main_tasks: numbered(mainTasks),
    tasks,
    milestones: joined(base.milestones, items.milestones),
    dependencies: joined(
      base.dependencies,
      items.dependencies.filter(
        ({ predecessor, successor }) => ids.has(predecessor) && ids.has(successor),
      ),
    ),
  };
}

/** The plan after a command. What a command names and is not there, it leaves alone. */
export function applied<P extends PlanParts>(parts: P, command: PlanCommand): P {
  switch (command.kind) {
    case 'create-task':
      return { ...parts, tasks: [...parts.tasks, command.task] };
    case 'create-main-task':
      return { ...parts, main_tasks: numbered([...parts.main_tasks, command.mainTask]) };
    case 'create-milestone':
      return { ...parts, milestones: [...parts.milestones, command.milestone] };
    case 'change-tasks': {
      const changes = new Map(command.changes.map(({ id, fields }) => [id, fields]));
      return {
        ...parts,
        tasks: parts.tasks.map((task) => {
          const fields = changes.get(task.id);
          return fields ? taskWith(task, fields) : task;
        }),
      };
    }
    case 'change-main-task': {
      const { id, fields } = command.change;
      return {
        ...parts,
        main_tasks: parts.main_tasks.map((one) => (one.id === id ? { ...one, ...fields } : one)),
      };
    }
    case 'change-milestone': {
      const { id, fields } = command.change;
      return {
        ...parts,
        milestones: parts.milestones.map((one) => (one.id === id ? { ...one, ...fields } : one)),
      };
    }
    case 'delete-tasks':
    case 'delete-main-task':
    case 'delete-milestone':
    case 'delete-row':
      return withoutItems(parts, itemsOf(parts, command));
    case 'restore':
      return withItems(parts, command.items);
    case 'order-main-tasks': {
      const byId = new Map(parts.main_tasks.map((mainTask) => [mainTask.id, mainTask]));
      const order = completeOrder([...byId.keys()], command.order);
      return { ...parts, main_tasks: numbered(order.flatMap((id) => byId.get(id) ?? [])) };
    }
    case 'connect':
      return { ...parts, dependencies: [...parts.dependencies, command.dependency] };
    case 'disconnect':
      return {
        ...parts,
        dependencies: parts.dependencies.filter((one) => !hasSameEnds(one, command.dependency)),
      };
  }
}
