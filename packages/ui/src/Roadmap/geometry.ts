import type { MonthNumber } from '@tavoite/model';
import type { Refusal, RoadmapMainTask, RoadmapTask, TaskEdge, TaskSpan } from './types.js';

/*
 * Everything is on whole months: month index × column width, both ways. No arithmetic in days, so
 * that a bar is where its months are in any time zone.
 */

/** Size of text that the sizes below are for, in px. */
export const BASE_FONT_PX = 13;
const MONTH_WIDTH_PX = 64;
const ROW_HEIGHT_PX = 40;
/** Space above and below the rows of a main task. */
export const GROUP_PADDING_PX = 8;
const MIN_GROUP_HEIGHT_PX = 64;
/** Above and below a main task's title. */
const TITLE_PADDING_PX = 24;
/** Likewise, where the title is above the rows. */
const STACKED_TITLE_PADDING_PX = 8;
const TITLE_LINE_EM = 1.5;
/** Width of a wide letter, so that a title rarely needs more lines than are reserved for it. */
export const LETTER_EM = 0.62;
/** A button next to or below a title, with the gap to it. */
const TOOL_PX = 32;
/** Bars leave a little air to the next month and to the next row. */
const BAR_GAP_PX = 2;
const BAR_INSET_PX = 4;
/** A bar's edge is grabbed so far inside and outside of it, so that a bar of one month keeps its middle. */
export const EDGE_REACH_PX = 12;

export const EDGES = ['start', 'end'] as const satisfies readonly TaskEdge[];

/** Sizes of the timeline in px. */
export interface Sizes {
  month: number;
  row: number;
  /** Of the text. */
  font: number;
}

/** The timeline grows with the reader's text, so that neither bars nor heads are cut. */
export function sizesOf(font: number): Sizes {
  const scale = Math.max(1, font / BASE_FONT_PX);
  return {
    month: Math.round(MONTH_WIDTH_PX * scale),
    row: Math.round(ROW_HEIGHT_PX * scale),
    font,
  };
}

/** Left edge of a month in its track, in px. */
export const leftOf = (month: MonthNumber, firstMonth: MonthNumber, sizes: Sizes): number =>
  (month - firstMonth) * sizes.month;

/** The month at a distance from the left edge of the track: the other way of `leftOf`. */
export const monthAt = (x: number, firstMonth: MonthNumber, sizes: Sizes): MonthNumber =>
  firstMonth + Math.floor(x / sizes.month);

/** The row at a distance from the upper edge of the track. */
export const rowAt = (y: number, sizes: Sizes): number =>
  Math.floor((y - GROUP_PADDING_PX) / sizes.row);

/** Left edge and width of a bar in its track, in px. */
export const barBox = (
  { startMonth, endMonth }: TaskSpan,
  firstMonth: MonthNumber,
  sizes: Sizes,
) => ({
  left: leftOf(startMonth, firstMonth, sizes) + BAR_GAP_PX,
  width: (endMonth - startMonth + 1) * sizes.month - 2 * BAR_GAP_PX,
});

/** Upper edge and height of the bars of a row in their main task, in px. */
export const barRow = (rowIndex: number, sizes: Sizes) => ({
  top: GROUP_PADDING_PX + rowIndex * sizes.row + BAR_INSET_PX,
  height: sizes.row - 2 * BAR_INSET_PX,
});

/** Height of the rows of a main task, in px. */
export const rowsHeight = (rowCount: number, sizes: Sizes): number =>
  rowCount * sizes.row + 2 * GROUP_PADDING_PX;

/** Whole months that a pointer has moved, rounded to the nearest column. */
export const monthsMoved = (pixels: number, sizes: Sizes): number =>
  Math.round(pixels / sizes.month) + 0;

/**
 * The edge of a bar within reach of a point, in px of the track; of two edges that meet there, the
 * one of the bar that the point is on.
 */
export function edgeAt(
  point: { x: number; y: number },
  tasks: readonly RoadmapTask[],
  firstMonth: MonthNumber,
  sizes: Sizes,
): { task: RoadmapTask; edge: TaskEdge } | null {
  let found: { task: RoadmapTask; edge: TaskEdge } | null = null;
  let least = Infinity;
  for (const task of tasks) {
    const { top, height } = barRow(task.rowIndex, sizes);
    if (point.y < top || point.y > top + height) continue;
    const { left, width } = barBox(task, firstMonth, sizes);
    const isOn = point.x >= left && point.x <= left + width;
    for (const edge of EDGES) {
      const distance = Math.abs(point.x - (edge === 'start' ? left : left + width));
      const rank = isOn ? distance : EDGE_REACH_PX + distance;
      if (distance > EDGE_REACH_PX || rank >= least) continue;
      found = { task, edge };
      least = rank;
    }
  }
  return found;
}

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

/** The span nearest to the requested one that would be accepted: where a dragged edge stops. */
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
  /** Buttons that every main task has; one that leads to other roadmaps comes on top. */
  tools: number;
  /** The title is above the rows, not next to them. */
  stacked: boolean;
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
export function groupHeight(mainTask: RoadmapMainTask, space: TitleSpace, sizes: Sizes): number {
  const tools = (space.tools + (mainTask.links.length > 0 ? 1 : 0)) * TOOL_PX;
  const letters = Math.floor((space.width - tools) / (sizes.font * LETTER_EM));
  const lines = linesOf(mainTask.title, letters);
  const rows = rowsHeight(mainTask.rowCount, sizes);
  const title = Math.ceil(lines * sizes.font * TITLE_LINE_EM);
  if (space.stacked) return Math.max(title, TOOL_PX) + STACKED_TITLE_PADDING_PX + rows;
  return Math.max(MIN_GROUP_HEIGHT_PX, rows, title + TITLE_PADDING_PX);
}

/** Upper edges of the main tasks, and at the end the height of all. */
export function groupTops(
  mainTasks: readonly RoadmapMainTask[],
  space: TitleSpace,
  sizes: Sizes,
): number[] {
  const tops = [0];
  let top = 0;
  for (const mainTask of mainTasks) {
    top += groupHeight(mainTask, space, sizes);
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
