import { barsOverlap, type MonthNumber, type TaskPlace } from '@tavoite/model';
import { type PlanRow, rowAfter } from './groups.js';
import type { Refusal, RoadmapMainTask, RoadmapTask, TaskEdge, TaskMove } from './types.js';

/** What a change of bars would come to; with a refusal it must not be made. */
export interface Outcome {
  changes: readonly TaskMove[];
  refusal: Refusal | null;
  /** The first bar that cannot be where it is to be. */
  blocked: RoadmapTask | null;
  /** The bar that is there already. */
  inTheWay: RoadmapTask | null;
}

interface Found {
  task: RoadmapTask;
  mainTask: RoadmapMainTask;
  group: number;
}

/** A bar of the plan by its id. */
export function findTask(mainTasks: readonly RoadmapMainTask[], id: number): Found | null {
  for (const [group, mainTask] of mainTasks.entries()) {
    const task = mainTask.tasks.find((one) => one.id === id);
    if (task) return { task, mainTask, group };
  }
  return null;
}

export const placeOf = (mainTask: { id: number }, task: RoadmapTask): TaskPlace => ({
  mainTask: mainTask.id,
  rowIndex: task.rowIndex,
  startMonth: task.startMonth,
  endMonth: task.endMonth,
});

export const isSamePlace = (a: TaskPlace, b: TaskPlace): boolean =>
  a.mainTask === b.mainTask &&
  a.rowIndex === b.rowIndex &&
  a.startMonth === b.startMonth &&
  a.endMonth === b.endMonth;

/** A bar that is where another one is to be, besides those that are moved with it. */
export function barInTheWay(
  mainTasks: readonly RoadmapMainTask[],
  place: TaskPlace,
  moved: ReadonlySet<number> = new Set(),
): RoadmapTask | null {
  const mainTask = mainTasks.find(({ id }) => id === place.mainTask);
  const isThere = (task: RoadmapTask) =>
    mainTask !== undefined && !moved.has(task.id) && barsOverlap(placeOf(mainTask, task), place);
  return mainTask?.tasks.find(isThere) ?? null;
}

/** Whether a bar fits where no bar is, besides those that are moved with it. */
export function isFree(
  mainTasks: readonly RoadmapMainTask[],
  place: TaskPlace,
  moved: ReadonlySet<number> = new Set(),
): boolean {
  const mainTask = mainTasks.find(({ id }) => id === place.mainTask);
  return (
    mainTask !== undefined &&
    place.rowIndex >= 0 &&
    place.rowIndex < mainTask.rowCount &&
    barInTheWay(mainTasks, place, moved) === null
  );
}

/** Bars moved together by whole months and rows: all of them fit, or the change is refused. */
export function moveTasks(
  mainTasks: readonly RoadmapMainTask[],
  ids: readonly number[],
  months: number,
  rows: number,
): Outcome {
  const moved = new Set(ids);
  const changes: TaskMove[] = [];
  let refusal: Refusal | null = null;
  let blocked: RoadmapTask | null = null;
  let inTheWay: RoadmapTask | null = null;
  for (const id of ids) {
    const found = findTask(mainTasks, id);
    if (!found) continue;
    const { task, mainTask, group } = found;
    const from = placeOf(mainTask, task);
    const row: PlanRow | null = rowAfter({ group, rowIndex: task.rowIndex }, rows, mainTasks);
    const to = {
      mainTask: row ? (mainTasks[row.group]?.id ?? from.mainTask) : from.mainTask,
      rowIndex: row ? row.rowIndex : from.rowIndex,
      startMonth: from.startMonth + months,
      endMonth: from.endMonth + months,
    };
    changes.push({ task: id, from, to });
    const why = row === null ? 'outside' : isFree(mainTasks, to, moved) ? null : 'overlap';
    if (!why || refusal) continue;
    refusal = why;
    blocked = task;
    inTheWay = why === 'overlap' ? barInTheWay(mainTasks, to, moved) : null;
  }
  return { changes, refusal, blocked, inTheWay };
}

/** A bar with one edge moved by whole months. */
export function resizeTask(
  mainTasks: readonly RoadmapMainTask[],
  id: number,
  edge: TaskEdge,
  months: number,
): Outcome {
  const found = findTask(mainTasks, id);
  if (!found) return { changes: [], refusal: null, blocked: null, inTheWay: null };
  const { task, mainTask } = found;
  const from = placeOf(mainTask, task);
  const to = {
    ...from,
    startMonth: from.startMonth + (edge === 'start' ? months : 0),
    endMonth: from.endMonth + (edge === 'end' ? months : 0),
  };
  const refusal =
    to.startMonth > to.endMonth
      ? 'length'
      : isFree(mainTasks, to, new Set([id]))
        ? null
        : 'overlap';
  return {
    changes: [{ task: id, from, to }],
    refusal,
    blocked: refusal ? task : null,
    inTheWay: refusal === 'overlap' ? barInTheWay(mainTasks, to, new Set([id])) : null,
  };
}

/** The change nearest to the requested one that is not refused: where a dragged edge stops. */
export function limitResize(
  mainTasks: readonly RoadmapMainTask[],
  id: number,
  edge: TaskEdge,
  months: number,
): Outcome {
  const requested = resizeTask(mainTasks, id, edge, months);
  if (!requested.refusal) return requested;
  const step = months > 0 ? -1 : 1;
  // What stops the edge is the first thing on its way, not what is where it was asked to go.
  let stopped = requested;
  for (let less = months + step; less !== 0; less += step) {
    const result = resizeTask(mainTasks, id, edge, less);
    if (!result.refusal) return { ...stopped, changes: result.changes };
    stopped = result;
  }
  return { ...stopped, changes: resizeTask(mainTasks, id, edge, 0).changes };
}

/** A new bar from one month to another, either way, as far as the row is free from the first one. */
export function spanFrom(
  mainTasks: readonly RoadmapMainTask[],
  row: { mainTask: number; rowIndex: number },
  from: MonthNumber,
  to: MonthNumber,
): TaskPlace | null {
  const at = (month: MonthNumber) => ({ ...row, startMonth: month, endMonth: month });
  if (!isFree(mainTasks, at(from))) return null;
  const step = to < from ? -1 : 1;
  let last = from;
  while (last !== to && isFree(mainTasks, at(last + step))) last += step;
  return { ...row, startMonth: Math.min(from, last), endMonth: Math.max(from, last) };
}

/** The first free place of a row for a bar of so many months, from a month on. */
export function firstFree(
  mainTasks: readonly RoadmapMainTask[],
  row: { mainTask: number; rowIndex: number },
  range: { firstMonth: MonthNumber; lastMonth: MonthNumber },
  months = 1,
): TaskPlace | null {
  for (let start = range.firstMonth; start + months - 1 <= range.lastMonth; start += 1) {
    const place = { ...row, startMonth: start, endMonth: start + months - 1 };
    if (isFree(mainTasks, place)) return place;
  }
  return null;
}
