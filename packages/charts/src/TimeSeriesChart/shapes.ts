import type { PeriodScale } from '../kernel/scale.js';

/**
 * A series as SVG paths in the chart's pixels; each is empty where it has nothing to draw. `solid`
 * paths are actual, `open` ones estimates, `partial` ones actual over part of a period; values of a
 * part of a period are never joined with their neighbours.
 */
export interface SeriesShapes {
  readonly solidLine: string;
  readonly openLine: string;
  readonly partialLine: string;
  readonly solidFill: string;
  readonly openFill: string;
  readonly partialFill: string;
  /** Marks of the series, in its colour: filled for actual, hollow for estimated points. */
  readonly solidGlyphs: string;
  readonly openGlyphs: string;
  /** The mark at the foot of the newest whole bar, in the colour of the surface. */
  readonly insetGlyphs: string;
  /** From the ends of parts of a stack to their targets beyond them, as bars of their own. */
  readonly gapFill: string;
  /** Bars too thin for an outline around their texture. */
  readonly isDense: boolean;
  /** The pixel of a period's point, for cursor and tooltip; NaN where it is missing. */
  pointY(index: number): number;
  /** Where that is from left to right: in the middle of a bar, which may stand beside others. */
  pointX(index: number): number;
  /** Where the line ends, which may go on beyond its last point. */
  readonly endX: number;
  /**
   * How far a pixel is from the series' mark of a period: 0 within a face, less than 0 on the point
   * of a line, which is drawn over the faces; infinite where the period has no value.
   */
  distance(index: number, x: number, y: number): number;
}

/** The slots of a chart and the room bars have in them. */
export interface SlotGeometry {
  readonly periods: PeriodScale;
  readonly barColumns: number;
  /** How many of them, the first ones, are of a year before: they are narrower. */
  readonly earlierColumns: number;
  /** Places of periods whose values are not joined to those before. */
  readonly yearStarts: readonly number[];
  /** A single series needs no mark to be recognised by. */
  readonly isAlone: boolean;
  /** In a small picture marks would hide their lines. */
  readonly isUnmarked: boolean;
  /** Whether the ends of targets' lines have marks; see `marksTargets`. */
  readonly marksTargets: boolean;
  /** Width that is free behind the last period for these, in pixels; 0 where they are in it. */
  readonly endMarks: number;
  /** Where nothing says what a paler face means, there is none for what a part lacks of its target. */
  readonly isLow: boolean;
}

/** Part of a slot that bars leave free, together on both sides. */
const SLOT_PADDING = 0.2;
const MAX_BAR_PX = 44;
const BAR_GAP_PX = 1;
/** Width of a bar of a year before, as a part of the bar that it is held against. */
const EARLIER_SHARE = 0.4;

/** How far a height is from a face between two others; within it, a little less towards its tip. */
export function fromFace(at: number, foot: number, tip: number): number {
  const outside = Math.max(0, Math.min(foot, tip) - at, at - Math.max(foot, tip));
  return outside + Math.abs(at - tip) / 1e4;
}

/** Left edge and width of the bars of a bar column within its slot. */
export function barSlot(
  geometry: SlotGeometry,
  barColumn: number,
): { offset: number; width: number } {
  const { step } = geometry.periods;
  const { earlierColumns } = geometry;
  const widthOf = (columns: number) =>
    Math.min(columns, earlierColumns) * EARLIER_SHARE + Math.max(0, columns - earlierColumns);
  const columns = widthOf(Math.max(1, geometry.barColumns));
  const room = step * (1 - SLOT_PADDING);
  const pitch = Math.min(room / columns, MAX_BAR_PX);
  const gap = pitch > 3 * BAR_GAP_PX ? BAR_GAP_PX : 0;
  const left = (step - pitch * columns) / 2;
  const share = barColumn < earlierColumns ? EARLIER_SHARE : 1;
  return {
    offset: left + widthOf(barColumn) * pitch + gap / 2,
    width: Math.max(0.2, share * pitch - gap),
  };
}
