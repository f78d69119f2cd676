import { ESTIMATE, MISSING, PARTIAL } from '../kernel/columns.js';
import { visiblePositions } from '../kernel/decimate.js';
import { type Extent, unite } from '../kernel/extent.js';
import { glyphPath } from '../kernel/glyphs.js';
import { areaPath, barPath, dotPath, linePath, tenths } from '../kernel/path.js';
import { runsOf } from '../kernel/runs.js';
import type { PeriodScale, ValueScale } from '../kernel/scale.js';
import type { DrawnSeries } from './model.js';

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
  /** Where nothing says what a paler face means, there is none for what a part lacks of its target. */
  readonly isLow: boolean;
}

/** Part of a slot that bars leave free, together on both sides. */
const SLOT_PADDING = 0.2;
const MAX_BAR_PX = 44;
const BAR_GAP_PX = 1;
/** Width of a bar of a year before, as a part of the bar that it is held against. */
const EARLIER_SHARE = 0.4;
const BAR_RADIUS_PX = 2;
/** A value of zero is drawn, as a stub: it is something else than a missing one. */
const ZERO_STUB_PX = 1.5;
/** Points at least as far apart have a mark each; some marks among many points would look chosen. */
const GLYPH_EACH_PX = 20;
/** Least distance between two marks of one line where there is no room for all. */
const GLYPH_GAP_PX = 110;
/** More points of a line over bars than these are marked at the line's ends only. */
const MAX_MARKS_OVER_BARS = 24;
const LONE_RADIUS_PX = 3;
/** Part of a slot that the level of a part of a period takes. */
const APART_SHARE = 0.56;
/** How far the target of a part of a stack reaches beyond its bar, to both sides. */
const LEVEL_OVERHANG_PX = 3;
/** In thinner bars levels would be dots: there they are joined, as in areas. */
const LEAST_LEVEL_PX = 4;
/** Within this distance the pointer picks the line's point, not the area below it. */
const GRAB_PX = 8;
/** A bar has to be this large for a mark to be read in it. */
const INSET_MIN_PX = 13;
/** From a bar's foot to the middle of its mark, so that the marks of a period are in a row. */
const INSET_FOOT_PX = 9;
/**
 * How far the line of a target goes on to its mark, so that no mark of other values is under it; and half
 * the mark, which stays in the plot.
 */
const TAIL_PX = { least: 9, most: 60, mark: 4 };
/** A line that rises or falls by more in its last step, and by more than a part of it, would have a bend there. */
const MOST_BEND = { px: 6, share: 1 / 8 };

/** How far a height is from a face between two others; within it, a little less towards its tip. */
function fromFace(at: number, foot: number, tip: number): number {
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

/** The paths of a series. */
export function seriesShapes(
  series: DrawnSeries,
  geometry: SlotGeometry,
  y: ValueScale,
): SeriesShapes {
  return series.barColumn >= 0 ? barShapes(series, geometry, y) : strokeShapes(series, geometry, y);
}

function strokeShapes(series: DrawnSeries, geometry: SlotGeometry, y: ValueScale): SeriesShapes {
  const { periods, yearStarts } = geometry;
  const { column, stacked, config, level } = series;
  const part = level?.place ?? (stacked ? stacked.stack.parts[stacked.part] : undefined);
  const values = part ? part.end : column.values;
  const kinds = level
    ? column.kinds.map((kind, i) => (Number.isNaN(values[i] ?? Number.NaN) ? MISSING : kind))
    : column.kinds;
  const bar = level && config.type === 'line' ? levelBar(geometry, level.barColumn) : null;
  const x = bar ? (i: number) => periods.start(i) + bar.offset + bar.width / 2 : periods.center;
  const top = (i: number) => y(values[i] ?? Number.NaN);
  const foot = part ? (i: number) => y(part.start[i] ?? Number.NaN) : () => y.baseline;
  const isArea = config.type === 'area';

  const paths = { solidLine: '', openLine: '', partialLine: '' };
  const faces = { solidFill: '', openFill: '', partialFill: '' };
  // What is under a part moves from period to period: a line from bar to bar would say nothing.
  const { runs, lone } = bar
    ? { runs: [], lone: [...kinds.keys()].filter((i) => kinds[i] !== MISSING) }
    : runsOf(kinds, column.partial, (i) => yearStarts.includes(i));
  const hasTail = config.targetOf !== undefined && config.type === 'line' && !geometry.isUnmarked;
  let endX: number | null = null;
  for (const { from, to, look } of runs) {
    const positions = visiblePositions(from, to, x, values);
    paths[`${look}Line`] += linePath(positions, x, top);
    if (isArea) faces[`${look}Fill`] += areaPath(positions, x, foot, top);
    const most = Math.max(MOST_BEND.px, MOST_BEND.share * periods.step);
    const isLevel = Math.abs(top(to) - top(to - 1)) <= most;
    if (hasTail && isLevel && to === kinds.length - 1) {
      const room = periods.step / 2 - TAIL_PX.mark;
      endX = x(to) + Math.min(TAIL_PX.most, Math.max(TAIL_PX.least, room));
      paths[`${look}Line`] += `L${tenths(endX)},${tenths(top(to))}`;
    }
  }

  // A part of a period stands apart, as a level of its own.
  const apart = bar ? lone : lone.filter((i) => column.partial[i] === 1);
  const half = bar ? bar.width / 2 + LEVEL_OVERHANG_PX : (periods.step * APART_SHARE) / 2;
  for (const i of apart) {
    const look = kinds[i] === ESTIMATE ? 'open' : column.partial[i] === 1 ? 'partial' : 'solid';
    const edge = (end: number) => x(i) + (end === 0 ? -half : half);
    const height = top(i);
    paths[`${look}Line`] += linePath([0, 1], edge, () => height);
    if (isArea) {
      const base = foot(i);
      faces[`${look}Fill`] += areaPath(
        [0, 1],
        edge,
        () => base,
        () => height,
      );
    }
  }

  // Without it the target of a part of a stack reads as one of the whole stack.
  let gapFill = '';
  for (const i of bar && !geometry.isLow ? apart : []) {
    const end = y(level?.partEnd[i] ?? Number.NaN);
    const isBeyond = Math.abs(top(i) - y.baseline) > Math.abs(end - y.baseline);
    const isSameSide = (top(i) - y.baseline) * (end - y.baseline) >= 0;
    if (bar === null || !isBeyond || !isSameSide) continue;
    gapFill += barPath(periods.start(i) + bar.offset, bar.width, end, top(i), 0);
  }

  let solidGlyphs = '';
  let openGlyphs = '';
  const isInside = (i: number) => top(i) <= y.range[0] + 1 && top(i) >= y.range[1] - 1;
  const isOverBars = config.type === 'line' && geometry.barColumns > 0;
  const positions =
    geometry.isUnmarked || config.earlierOf !== undefined
      ? []
      : config.targetOf !== undefined
        ? // The name of a target is at its end, and so is its only mark.
          glyphPositions(kinds, 0)
        : isOverBars && periods.count > MAX_MARKS_OVER_BARS
          ? endPositions(kinds)
          : glyphPositions(kinds, periods.step);
  const marked = new Set(positions.filter(isInside));
  for (const i of marked) {
    const path = glyphPath(series.glyph, (i === kinds.length - 1 ? endX : null) ?? x(i), top(i));
    if (kinds[i] === ESTIMATE) openGlyphs += path;
    else solidGlyphs += path;
  }
  // A dot on a mark would run against it and empty it: an actual value would look like an estimate.
  for (const i of lone.filter((one) => isInside(one) && !marked.has(one) && !apart.includes(one))) {
    const path = dotPath(x(i), top(i), LONE_RADIUS_PX);
    if (kinds[i] === ESTIMATE) openGlyphs += path;
    else solidGlyphs += path;
  }
  const distance = (i: number, atX: number, atY: number) => {
    if (kinds[i] === MISSING) return Number.POSITIVE_INFINITY;
    if (isArea) return fromFace(atY, foot(i), top(i));
    return Math.hypot(atX - x(i), atY - top(i)) - GRAB_PX;
  };
  return {
    ...paths,
    ...faces,
    solidGlyphs,
    openGlyphs,
    insetGlyphs: '',
    gapFill,
    isDense: false,
    pointY: top,
    pointX: x,
    distance,
  };
}

/** The bar that levels are drawn across; null where there is none, or it is too thin. */
function levelBar(geometry: SlotGeometry, barColumn: number) {
  const slot = barColumn < 0 ? null : barSlot(geometry, barColumn);
  return slot && slot.width >= LEAST_LEVEL_PX ? slot : null;
}

/**
 * The points of a stroke that carry the series' mark: all of them, or where they are too close, the last
 * one and backwards as room allows.
 */
function glyphPositions(kinds: Uint8Array, step: number): number[] {
  const positions: number[] = [];
  const apart = step >= GLYPH_EACH_PX ? 1 : Math.ceil(GLYPH_GAP_PX / step);
  let next = kinds.length - 1;
  for (let i = kinds.length - 1; i >= 0; i -= 1) {
    if (i > next || kinds[i] === MISSING) continue;
    positions.push(i);
    next = i - apart;
  }
  return positions;
}

/** The first and the last point of a stroke. */
function endPositions(kinds: Uint8Array): number[] {
  const there = [...kinds.keys()].filter((i) => kinds[i] !== MISSING);
  return [...new Set([there.at(0), there.at(-1)])].filter((i) => i !== undefined);
}

function barShapes(series: DrawnSeries, geometry: SlotGeometry, y: ValueScale): SeriesShapes {
  const { column, stacked } = series;
  const { periods, isAlone } = geometry;
  const { offset, width } = barSlot(geometry, series.barColumn);
  const stack = stacked?.stack;
  const part = stacked ? stack?.parts[stacked.part] : undefined;
  const startValue = (i: number) => (part ? (part.start[i] ?? Number.NaN) : Number.NaN);
  const endValue = (i: number) => (part ? part.end[i] : column.values[i]) ?? Number.NaN;

  let solidFill = '';
  let openFill = '';
  let partialFill = '';
  let insetGlyphs = '';
  const dense = width < 1 ? denseColumns(geometry.barColumns, series.barColumn) : null;
  for (let i = 0; i < periods.count; i += 1) {
    const kind = column.kinds[i];
    if (kind === MISSING) continue;
    const value = column.values[i] ?? 0;
    const outermost = !stacked || (value < 0 ? stack?.bottom[i] : stack?.top[i]) === stacked.part;
    let foot = part && startValue(i) !== 0 ? y(startValue(i)) : y.baseline;
    let tip = y(endValue(i));
    if (Math.abs(tip - foot) < ZERO_STUB_PX && !stacked) tip = foot - ZERO_STUB_PX;
    if (dense) {
      dense.add(kind === ESTIMATE, periods.center(i), foot, tip);
      continue;
    }
    // A hairline between the parts of a stack, where they are thick enough to spare it.
    if (part && startValue(i) !== 0 && Math.abs(tip - foot) > 4) foot += tip < foot ? -1 : 1;
    const radius = outermost && width >= 6 ? BAR_RADIUS_PX : 0;
    const path = barPath(periods.start(i) + offset, width, foot, tip, radius);
    if (kind === ESTIMATE) openFill += path;
    else if (kind === PARTIAL) partialFill += path;
    else {
      solidFill += path;
      if (!isAlone && width >= INSET_MIN_PX && Math.abs(tip - foot) >= INSET_MIN_PX) {
        const up = tip < foot ? -1 : 1;
        const middle = part ? (foot + tip) / 2 : foot + up * INSET_FOOT_PX;
        insetGlyphs = glyphPath(series.glyph, periods.start(i) + offset + width / 2, middle);
      }
    }
  }
  if (dense) {
    solidFill = dense.path(false);
    openFill = dense.path(true);
  }

  return {
    solidLine: '',
    openLine: '',
    partialLine: '',
    solidFill,
    openFill,
    partialFill,
    solidGlyphs: '',
    openGlyphs: '',
    insetGlyphs,
    gapFill: '',
    isDense: dense !== null,
    pointY: (i) => y(endValue(i)),
    pointX: (i) => periods.start(i) + offset + width / 2,
    distance: (i, atX, atY) => {
      if (column.kinds[i] === MISSING) return Number.POSITIVE_INFINITY;
      const left = periods.start(i) + offset;
      const foot = part ? y(startValue(i)) : y.baseline;
      const aside = Math.max(0, left - atX, atX - left - width);
      return Math.hypot(aside, fromFace(atY, foot, y(endValue(i))));
    },
  };
}

/**
 * Bars thinner than a pixel: as many pixels as there are bars side by side form a group, in which
 * each series has one pixel, with a bar from the lowest to the highest pixel that its bars cover.
 */
function denseColumns(barColumns: number, barColumn: number) {
  const columns = { actual: new Map<number, Extent>(), estimate: new Map<number, Extent>() };
  const ofKind = (estimate: boolean) => (estimate ? columns.estimate : columns.actual);
  return {
    add(estimate: boolean, pixel: number, foot: number, tip: number) {
      const x = Math.floor(pixel / barColumns) * barColumns + barColumn;
      const covered: Extent = [Math.min(foot, tip), Math.max(foot, tip)];
      const before = ofKind(estimate).get(x) ?? null;
      ofKind(estimate).set(x, unite(before, covered) ?? covered);
    },
    path: (estimate: boolean): string =>
      Array.from(ofKind(estimate), ([x, [top, bottom]]) => barPath(x, 1, bottom, top, 0)).join(''),
  };
}
