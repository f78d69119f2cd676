import type { MonthNumber } from '@tavoite/model';
import type { Refusal, RoadmapMainTask, RoadmapTask, TaskEdge } from './types.js';

/*
 * Everything lies on whole months: month index × column width, both ways. No
 * arithmetic in days, so that a bar is where its months are in any time zone.
 */

export const MONTH_WIDTH_PX = 64;
export const ROW_HEIGHT_PX = 40;
/** Space above and below the rows of a main task. */
export const GROUP_PADDING_PX = 8;
const LEAST_GROUP_HEIGHT_PX = 64;
/** Bars leave a little air to the next month and to the next row. */
const BAR_GAP_PX = 2;
const BAR_INSET_PX = 4;

export interface TaskSpan {
  startMonth: MonthNumber;
  endMonth: MonthNumber;
}

/** Left edge and width of a bar in its track, in px. */
export const barBox = ({ startMonth, endMonth }: TaskSpan, firstMonth: MonthNumber) => ({
  left: (startMonth - firstMonth) * MONTH_WIDTH_PX + BAR_GAP_PX,
  width: (endMonth - startMonth + 1) * MONTH_WIDTH_PX - 2 * BAR_GAP_PX,
});

/** Upper edge of the bars of a row in their main task, in px. */
export const barTop = (rowIndex: number) =>
  GROUP_PADDING_PX + rowIndex * ROW_HEIGHT_PX + BAR_INSET_PX;

/** Whole months that a pointer has moved, rounded to the nearest column. */
export const monthsMoved = (pixels: number): number => Math.round(pixels / MONTH_WIDTH_PX) + 0;

const overlaps = (a: TaskSpan, b: TaskSpan) =>
  a.startMonth <= b.endMonth && b.startMonth <= a.endMonth;

/**
 * The span of a bar after one of its edges is moved by whole months, or why
 * that is refused: no month would be left, or another bar of the row is in
 * the way.
 */
export function resizeTask(
  task: RoadmapTask,
  edge: TaskEdge,
  months: number,
  tasks: readonly RoadmapTask[],
): TaskSpan | Refusal {
  const span = {
    startMonth: task.startMonth + (edge === 'start' ? months : 0),
    endMonth: task.endMonth + (edge === 'end' ? months : 0),
  };
  if (span.startMonth > span.endMonth) return 'length';
  const blocked = tasks.some(
    (other) => other.id !== task.id && other.rowIndex === task.rowIndex && overlaps(span, other),
  );
  return blocked ? 'overlap' : span;
}

/** The span nearest to the wanted one that would be accepted: where a dragged edge stops. */
export function limitResize(
  task: RoadmapTask,
  edge: TaskEdge,
  months: number,
  tasks: readonly RoadmapTask[],
): { span: TaskSpan; refusal: Refusal | null } {
  let refusal: Refusal | null = null;
  const step = months > 0 ? -1 : 1;
  for (let moved = months; moved !== 0; moved += step) {
    const result = resizeTask(task, edge, moved, tasks);
    if (typeof result !== 'string') return { span: result, refusal };
    refusal ??= result;
  }
  return { span: { startMonth: task.startMonth, endMonth: task.endMonth }, refusal };
}

/** Whether a new bar of one month fits into the row at that month. */
export const isFree = (month: MonthNumber, rowIndex: number, tasks: readonly RoadmapTask[]) =>
  !tasks.some(
    (task) => task.rowIndex === rowIndex && overlaps(task, { startMonth: month, endMonth: month }),
  );

export const groupHeight = (mainTask: RoadmapMainTask): number =>
  Math.max(LEAST_GROUP_HEIGHT_PX, mainTask.rowCount * ROW_HEIGHT_PX + 2 * GROUP_PADDING_PX);

/** Upper edges of the main tasks, and at the end the height of all. */
export function groupTops(mainTasks: readonly RoadmapMainTask[]): number[] {
  const tops = [0];
  let top = 0;
  for (const mainTask of mainTasks) {
    top += groupHeight(mainTask);
    tops.push(top);
  }
  return tops;
}

/** The main tasks that touch the visible part, found by bisection. */
export function groupsIn(
  tops: readonly number[],
  top: number,
  bottom: number,
): { first: number; end: number } {
  const count = tops.length - 1;
  const atLeast = (limit: number) => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((tops[middle + 1] ?? 0) <= limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const first = atLeast(top);
  let end = first;
  while (end < count && (tops[end] ?? 0) < bottom) end += 1;
  return { first, end };
}

/** Where a dragged main task lands: the index of the group under the pointer. */
export function dropIndex(tops: readonly number[], y: number): number {
  const { first } = groupsIn(tops, y, y);
  return Math.max(0, Math.min(tops.length - 2, first));
}

/** The list with one item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
