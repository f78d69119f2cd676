import { hasSameEnds, itemsOf } from './apply.js';
import type { Change, Deleted, PlanCommand, PlanParts } from './commands.js';

/** The named fields as they are. */
function fieldsNow<T extends object, Fields extends Partial<T>>(object: T, fields: Fields): Fields {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, object[name as keyof T]]),
  ) as Fields;
}

/** Of a place, all of its fields: a task without dates has neither row nor main task. */
const PLACE = ['main_task', 'row_index', 'start_date', 'end_date', 'date_length'] as const;

function changesBack<T extends { id: number }, Fields extends Partial<T>>(
  objects: readonly T[],
  changes: readonly Change<Fields>[],
): Change<Fields>[] | null {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const back = changes.flatMap(({ id, fields }) => {
    const object = byId.get(id);
    if (!object) return [];
    const isPlace = PLACE.some((name) => name in fields);
    const whole = isPlace
      ? ({ ...Object.fromEntries(PLACE.map((name) => [name, null])), ...fields } as Fields)
      : fields;
    return [{ id, fields: fieldsNow(object, whole) }];
  });
  return back.length === changes.length ? back : null;
}

/**
 * What takes a command back, asked before it is applied; null where what it is about is not there.
 * @param nextId gives a temporary id that was not used before
 */
export function inverseOf(
  parts: PlanParts,
  command: PlanCommand,
  nextId: () => number,
): PlanCommand | null {
  const restore = (deleted: Deleted): PlanCommand | null => {
    const items = itemsOf(parts, command);
    const isEmpty =
      items.tasks.length + items.mainTasks.length + items.milestones.length === 0 &&
      items.row === null;
    return isEmpty ? null : { kind: 'restore', deleted, items };
  };
  switch (command.kind) {
    case 'create-task':
      return { kind: 'delete-tasks', ids: [command.task.id], deletion: nextId() };
    case 'create-main-task':
      return { kind: 'delete-main-task', id: command.mainTask.id };
    case 'create-milestone':
      return { kind: 'delete-milestone', id: command.milestone.id };
    case 'change-tasks': {
      const changes = changesBack(parts.tasks, command.changes);
      return changes && { kind: 'change-tasks', changes };
    }
    case 'change-main-task': {
      const [change] = changesBack(parts.main_tasks, [command.change]) ?? [];
      return change ? { kind: 'change-main-task', change } : null;
    }
    case 'change-milestone': {
      const [change] = changesBack(parts.milestones, [command.change]) ?? [];
      return change ? { kind: 'change-milestone', change } : null;
    }
    case 'delete-tasks':
    case 'delete-row':
      return restore({ deletion: command.deletion });
    case 'delete-main-task':
      return restore({ kind: 'main_task', id: command.id });
    case 'delete-milestone':
      return restore({ kind: 'milestone', id: command.id });
    case 'restore': {
      const { items } = command;
      if (items.row) {
        const { mainTask, index } = items.row;
        return { kind: 'delete-row', mainTask, row: index, deletion: nextId() };
      }
      const [mainTask] = items.mainTasks;
      if (mainTask) return { kind: 'delete-main-task', id: mainTask.id };
      const [milestone] = items.milestones;
      if (milestone) return { kind: 'delete-milestone', id: milestone.id };
      if (items.tasks.length === 0) return null;
      return { kind: 'delete-tasks', ids: items.tasks.map(({ id }) => id), deletion: nextId() };
    }
    case 'order-main-tasks': {
      const order = parts.main_tasks.map(({ id }) => id);
      return { kind: 'order-main-tasks', order, basedOn: command.order };
    }
    case 'connect':
      return { kind: 'disconnect', dependency: command.dependency };
    case 'disconnect':
      return { kind: 'connect', dependency: { ...command.dependency, id: nextId() } };
  }
}

/**
 * Whether a step can still be taken back: what it would change is as the step left it. Where someone
 * else has changed it since, taking it back would take back their change.
 * @param step what would be done now
 * @param left what the step itself had done
 */
export function isAsLeft(parts: PlanParts, step: PlanCommand, left: PlanCommand): boolean {
  const holds = (objects: readonly { id: number }[], changes: readonly Change<object>[]) =>
    changes.every(({ id, fields }) => {
      const object = objects.find((one) => one.id === id);
      return (
        object !== undefined &&
        Object.entries(fields).every(
          ([name, value]) => JSON.stringify(object[name as 'id']) === JSON.stringify(value),
        )
      );
    });
  const has = (objects: readonly { id: number }[], id: number) =>
    objects.some((object) => object.id === id);
  switch (step.kind) {
    case 'change-tasks':
      return left.kind === 'change-tasks' && holds(parts.tasks, left.changes);
    case 'change-main-task':
      return left.kind === 'change-main-task' && holds(parts.main_tasks, [left.change]);
    case 'change-milestone':
      return left.kind === 'change-milestone' && holds(parts.milestones, [left.change]);
    case 'delete-tasks':
      return step.ids.every((id) => has(parts.tasks, id));
    case 'delete-main-task':
      return has(parts.main_tasks, step.id);
    case 'delete-milestone':
      return has(parts.milestones, step.id);
    case 'delete-row':
      return has(parts.main_tasks, step.mainTask);
    case 'order-main-tasks':
      return (
        left.kind === 'order-main-tasks' &&
        parts.main_tasks.map(({ id }) => id).join() === left.order.join()
      );
    case 'disconnect':
      return parts.dependencies.some((one) => hasSameEnds(one, step.dependency));
    case 'connect': {
      const { predecessor, successor } = step.dependency;
      return has(parts.tasks, predecessor) && has(parts.tasks, successor);
    }
    case 'restore': {
      const { tasks, mainTasks, milestones } = step.items;
      const isBack =
        tasks.some(({ id }) => has(parts.tasks, id)) ||
        mainTasks.some(({ id }) => has(parts.main_tasks, id)) ||
        milestones.some(({ id }) => has(parts.milestones, id));
      return !isBack;
    }
    default:
      return true;
  }
}
