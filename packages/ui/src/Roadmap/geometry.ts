import { type MonthNumber, passedShare } from '@tavoite/model';
import type { RoadmapDensity, RoadmapTask, RoadmapZoom, TaskEdge, TaskSpan } from './types.js';

/*
 * Bars are on whole months: month index × column width, both ways. No arithmetic in days, so that a
 * bar is where its months are in any time zone. Only the line of today is at a day.
 */

/** Size of text that the sizes below are for, in px. */
export const BASE_FONT_PX = 13;
const MONTH_WIDTH_PX: Record<RoadmapZoom, number> = { month: 64, quarter: 24, year: 9 };
/** Height of a row, space above and below the rows of a main task, and its least height, in px. */
const HEIGHTS: Record<
  RoadmapDensity,
  { row: number; padding: number; group: number; lines: Sizes['lines'] }
> = {
  comfortable: { row: 46, padding: 4, group: 64, lines: 2 },
  compact: { row: 30, padding: 3, group: 38, lines: 1 },
};
/** More height of a row for a finger, in px. */
const FINGER_PX = 8;
/** Size of the names of milestones, against other text. */
export const MILESTONE_EM: Record<RoadmapDensity, number> = { comfortable: 1, compact: 0.92 };
/** Size of a name in two lines, against one line: so a bar, or a lane of milestones, has room for both. */
export const FOLDED_EM = 0.92;
/** Width of a wide letter, so that a title rarely needs more lines than are reserved for it. */
export const LETTER_EM = 0.62;
/** Bars leave a little air to the next month and to the next row. */
const BAR_GAP_PX = 2;
export const BAR_INSET_PX = 4;
/** A bar's edge is grabbed so far inside and outside of it, so that a bar of one month keeps its middle. */
export const EDGE_REACH_PX = 12;
/** The diamond of a milestone with the air around it: also the smallest thing to press. */
export const MARK_PX = 24;
/** The least size of something to take hold of. */
export const KNOB_PX = 24;
/** Of a bar so narrow, the middle moves it, however near its edges are. */
const MIDDLE_PART = 1 / 3;

export const EDGES = ['start', 'end'] as const satisfies readonly TaskEdge[];

/** Sizes of the timeline in px. */
export interface Sizes {
  month: number;
  row: number;
  /** Above and below the rows of a main task. */
  padding: number;
  /** Least height of a main task. */
  group: number;
  /** Lines of a name that a bar has room for. */
  lines: 1 | 2;
  /** Of the text. */
  font: number;
  /** Of the names of milestones: where rows are low, more of them stand side by side. */
  milestoneFont: number;
}

/** Least width of a month in px; it grows with the reader's text. */
export const monthWidthOf = (font: number, zoom: RoadmapZoom): number =>
  Math.round(MONTH_WIDTH_PX[zoom] * Math.max(1, font / BASE_FONT_PX));

/**
 * Months that are whole in a place, in px: as narrow as they may be, and so wide that hardly anything is
 * left of it.
 *
 * @param room width of the place in px
 * @param least width of a month in px
 */
export function wholeMonths(room: number, least: number): { month: number; rest: number } {
  const count = Math.max(1, Math.floor(room / least));
  const month = Math.max(least, Math.floor(room / count));
  return { month, rest: Math.max(0, room - count * month) };
}

/**
 * The timeline grows with the reader's text, so that neither bars nor heads are cut.
 *
 * @param fill wider months, in px, with which the frame is filled
 * @param isNarrow in a narrow frame bars with names of two lines are high enough for a finger
 */
export function sizesOf(
  font: number,
  zoom: RoadmapZoom = 'month',
  density: RoadmapDensity = 'comfortable',
  fill = 0,
  isNarrow = false,
): Sizes {
  const scale = Math.max(1, font / BASE_FONT_PX);
  const { row, padding, group, lines } = HEIGHTS[density];
  return {
    month: Math.max(fill, monthWidthOf(font, zoom)),
    row: Math.round((row + (isNarrow && lines > 1 ? FINGER_PX : 0)) * scale),
    padding,
    group: Math.round(group * scale),
    lines,
    font,
    milestoneFont: font * MILESTONE_EM[density],
  };
}

/** Left edge of a month in its track, in px. */
export const leftOf = (
  month: MonthNumber,
  firstMonth: MonthNumber,
  sizes: Pick<Sizes, 'month'>,
): number => (month - firstMonth) * sizes.month;

/**
 * The end of a day in its track, in px.
 *
 * @param day of the month, from 1; without one it is the middle of the month
 */
export const dayAt = (
  month: MonthNumber,
  day: number | undefined,
  firstMonth: MonthNumber,
  sizes: Pick<Sizes, 'month'>,
): number => leftOf(month + passedShare(month, day), firstMonth, sizes);

/** The month at a distance from the left edge of the track: the other way of `leftOf`. */
export const monthAt = (
  x: number,
  firstMonth: MonthNumber,
  sizes: Pick<Sizes, 'month'>,
): MonthNumber => firstMonth + Math.floor(x / sizes.month);

/** The row at a distance from the upper edge of the track. */
export const rowAt = (y: number, sizes: Sizes): number =>
  Math.floor((y - sizes.padding) / sizes.row);

/** Left edge and width of a bar in its track, in px. */
export const barBox = (
  { startMonth, endMonth }: TaskSpan,
  firstMonth: MonthNumber,
  sizes: Pick<Sizes, 'month'>,
) => ({
  left: leftOf(startMonth, firstMonth, sizes) + BAR_GAP_PX,
  width: (endMonth - startMonth + 1) * sizes.month - 2 * BAR_GAP_PX,
});

/** Upper edge and height of the bars of a row in their main task, in px. */
export const barRow = (rowIndex: number, sizes: Sizes) => ({
  top: sizes.padding + rowIndex * sizes.row + BAR_INSET_PX,
  height: sizes.row - 2 * BAR_INSET_PX,
});

/** Height of the rows of a main task, in px. */
export const rowsHeight = (rowCount: number, sizes: Sizes): number =>
  rowCount * sizes.row + 2 * sizes.padding;

/** Whole months that a pointer has moved, rounded to the nearest column. */
export const monthsMoved = (pixels: number, sizes: Pick<Sizes, 'month'>): number =>
  Math.round(pixels / sizes.month) + 0;

/** The months that a part of the track shows, in px. */
export const monthsIn = (
  left: number,
  right: number,
  range: { firstMonth: MonthNumber; lastMonth: MonthNumber },
  sizes: Pick<Sizes, 'month'>,
): TaskSpan => ({
  startMonth: Math.max(range.firstMonth, monthAt(left, range.firstMonth, sizes)),
  endMonth: Math.min(range.lastMonth, monthAt(right, range.firstMonth, sizes)),
});

/** Whether two spans have a month in common. */
export const meets = (a: TaskSpan, b: TaskSpan): boolean =>
  a.startMonth <= b.endMonth && b.startMonth <= a.endMonth;

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
    const reach = isOn ? Math.min(EDGE_REACH_PX, width * MIDDLE_PART) : EDGE_REACH_PX;
    for (const edge of EDGES) {
      const distance = Math.abs(point.x - (edge === 'start' ? left : left + width));
      const rank = isOn ? distance : EDGE_REACH_PX + distance;
      if (distance > reach || rank >= least) continue;
      found = { task, edge };
      least = rank;
    }
    // What the point is on is meant, not the edge of a neighbour.
    if (isOn && found?.task !== task) return null;
  }
  return found;
}
