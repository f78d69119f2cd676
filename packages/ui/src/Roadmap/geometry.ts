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
const MIN_GROUP_HEIGHT_PX = 64;
/** Above and below a main task's title. */
const TITLE_PADDING_PX = 24;
const TITLE_LINE_EM = 1.5;
/** Of a wide letter, so that a title seldom needs more lines than are kept for it. */
const LETTER_EM = 0.62;
/** A button beside or below a title, with the gap to it. */
const TOOL_PX = 32;
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

/** The place for the titles of main tasks, in px. */
export interface TitleSpace {
  /** For title and buttons together. */
  width: number;
  fontSize: number;
  /** Buttons that every main task has; one that leads to other roadmaps comes on top. */
  tools: number;
  /** The buttons stand below the title, not beside it. */
  toolsBelow: boolean;
}

/** The lines that a text takes at most, when words too long for one are parted. */
export function linesOf(text: string, lettersInLine: number): number {
  const letters = Math.max(4, lettersInLine);
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/)) {
    const after = used === 0 ? length : used + 1 + length;
    if (after <= letters) {
      used = after;
      continue;
    }
    if (used > 0) lines += 1;
    used = length;
    // A part ends at a syllable, a few letters before the line does.
    for (; used > letters; used -= letters - 3) lines += 1;
  }
  return lines;
}

/** High enough for the rows of bars and for the whole title. */
export function groupHeight(mainTask: RoadmapMainTask, space: TitleSpace): number {
  const tools = space.tools + (mainTask.links.length > 0 ? 1 : 0);
  const beside = space.toolsBelow ? 0 : tools * TOOL_PX;
  const below = space.toolsBelow && tools > 0 ? TOOL_PX : 0;
  const letters = Math.floor((space.width - beside) / (space.fontSize * LETTER_EM));
  const title = linesOf(mainTask.title, letters) * space.fontSize * TITLE_LINE_EM + below;
  return Math.max(
    MIN_GROUP_HEIGHT_PX,
    mainTask.rowCount * ROW_HEIGHT_PX + 2 * GROUP_PADDING_PX,
    Math.ceil(title) + TITLE_PADDING_PX,
  );
}

/** Upper edges of the main tasks, and at the end the height of all. */
export function groupTops(mainTasks: readonly RoadmapMainTask[], space: TitleSpace): number[] {
  const tops = [0];
  let top = 0;
  for (const mainTask of mainTasks) {
    top += groupHeight(mainTask, space);
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
