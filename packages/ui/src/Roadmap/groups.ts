import { textWidth } from '@tavoite/model';
import { LETTER_EM, rowsHeight, type Sizes } from './geometry.js';
import type { RoadmapMainTask } from './types.js';

/** Above and below a main task's title. */
const TITLE_PADDING_PX = 24;
/** Likewise, where rows are low, and where the title is above them. */
const COMPACT_TITLE_PADDING_PX = 15;
const STACKED_TITLE_PADDING_PX = 8;
const TITLE_LINE_EM = 1.5;
/** Letters of titles are so much wider than those of other text. */
const BOLD = 1.05;
/** A button next to or below a title, with the gap to it. */
const TOOL_PX = 32;

/** The place for the titles of main tasks, in px. */
export interface TitleSpace {
  /** For title and buttons together. */
  width: number;
  /** Buttons that every main task has; one that leads to other roadmaps comes on top. */
  tools: number;
  /** The title is above the rows, not next to them. */
  stacked: boolean;
  /** Rows are low. */
  compact?: boolean;
  /** What is done of a main task stands below its title, not next to it. */
  shareBelow?: boolean;
}

/** The lines that a text takes at most, when words too long for one are parted. */
export function linesOf(text: string, lettersInLine: number): number {
  const letters = Math.max(4, lettersInLine);
  if (text.length <= letters) return 1;
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

/** Height of a title that is above the rows, in px; 0 where it is next to them. */
const stackedTitleHeight = (mainTask: RoadmapMainTask, space: TitleSpace, sizes: Sizes): number =>
  Math.max(titleHeight(mainTask, space, sizes), TOOL_PX) + STACKED_TITLE_PADDING_PX;

function titleHeight(mainTask: RoadmapMainTask, space: TitleSpace, sizes: Sizes): number {
  const tools = (space.tools + (mainTask.links.length > 0 ? 1 : 0)) * TOOL_PX;
  const room = space.width - tools;
  // Narrow letters are many in a line.
  if (textWidth(mainTask.title, sizes.font) * BOLD <= room)
    return Math.ceil(sizes.font * TITLE_LINE_EM);
  const letters = Math.floor(room / (sizes.font * LETTER_EM));
  return Math.ceil(linesOf(mainTask.title, letters) * sizes.font * TITLE_LINE_EM);
}

/** High enough for the rows of bars and for the whole title. */
export function groupHeight(mainTask: RoadmapMainTask, space: TitleSpace, sizes: Sizes): number {
  const rows = rowsHeight(mainTask.rowCount, sizes);
  if (space.stacked) return stackedTitleHeight(mainTask, space, sizes) + rows;
  const padding = space.compact ? COMPACT_TITLE_PADDING_PX : TITLE_PADDING_PX;
  const share = space.shareBelow && mainTask.tasks.length > 0 ? sizes.font * TITLE_LINE_EM : 0;
  const title = titleHeight(mainTask, space, sizes) + Math.ceil(share);
  return Math.max(sizes.group, rows, title + padding);
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

/** Height of what is above a main task's rows, in px. */
export const rowsTop = (mainTask: RoadmapMainTask, space: TitleSpace, sizes: Sizes): number =>
  space.stacked ? stackedTitleHeight(mainTask, space, sizes) : 0;

/** A row of the whole plan. */
export interface PlanRow {
  /** Index of its main task. */
  group: number;
  /** 0-based row inside it. */
  rowIndex: number;
}

/** The row at a distance from the upper edge of all rows: the nearest one of its main task. */
export function planRowAt(
  y: number,
  tops: readonly number[],
  mainTasks: readonly RoadmapMainTask[],
  space: TitleSpace,
  sizes: Sizes,
): PlanRow | null {
  if (y < 0 || y >= (tops.at(-1) ?? 0)) return null;
  const group = dropIndex(tops, y);
  const mainTask = mainTasks[group];
  if (!mainTask) return null;
  const inRows = y - (tops[group] ?? 0) - rowsTop(mainTask, space, sizes);
  const row = Math.floor((inRows - sizes.padding) / sizes.row);
  return { group, rowIndex: Math.max(0, Math.min(mainTask.rowCount - 1, row)) };
}

/** Upper edge of a row's bars, in px from the upper edge of all rows. */
export const planRowTop = (
  { group, rowIndex }: PlanRow,
  tops: readonly number[],
  mainTasks: readonly RoadmapMainTask[],
  space: TitleSpace,
  sizes: Sizes,
): number => {
  const mainTask = mainTasks[group];
  const above = mainTask ? rowsTop(mainTask, space, sizes) : 0;
  return (tops[group] ?? 0) + above + sizes.padding + rowIndex * sizes.row;
};

/** The row so many rows further down, through the main tasks; null beyond the plan. */
export function rowAfter(
  { group, rowIndex }: PlanRow,
  rows: number,
  mainTasks: readonly RoadmapMainTask[],
): PlanRow | null {
  let at = group;
  let row = rowIndex + rows;
  while (row < 0) {
    at -= 1;
    const above = mainTasks[at];
    if (!above) return null;
    row += above.rowCount;
  }
  for (let mainTask = mainTasks[at]; mainTask; mainTask = mainTasks[at]) {
    if (row < mainTask.rowCount) return { group: at, rowIndex: row };
    row -= mainTask.rowCount;
    at += 1;
  }
  return null;
}

/** How many rows further down the second is: the other way of `rowAfter`. */
export function rowsBetween(
  from: PlanRow,
  to: PlanRow,
  mainTasks: readonly RoadmapMainTask[],
): number {
  if (from.group > to.group) return -rowsBetween(to, from, mainTasks) + 0;
  let rows = to.rowIndex - from.rowIndex;
  for (let group = from.group; group < to.group; group += 1)
    rows += mainTasks[group]?.rowCount ?? 0;
  return rows;
}
