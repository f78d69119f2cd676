import { ESTIMATE, MISSING } from '../kernel/columns.js';
import { visiblePositions } from '../kernel/decimate.js';
import { glyphPath, targetGlyphPath } from '../kernel/glyphs.js';
import { areaPath, barPath, dotPath, linePath, tenths } from '../kernel/path.js';
import { runsOf } from '../kernel/runs.js';
import type { ValueScale } from '../kernel/scale.js';
import { markedPoints } from './markers.js';
import type { DrawnSeries } from './model.js';
import { barSlot, fromFace, type SeriesShapes, type SlotGeometry } from './shapes.js';

const LONE_RADIUS_PX = 3;
/** Part of a slot that the level of a part of a period takes. */
const APART_SHARE = 0.56;
/** How far the target of a part of a stack reaches beyond its bar, to both sides. */
const LEVEL_OVERHANG_PX = 3;
/** In thinner bars levels would be dots: there they are joined, as in areas. */
const LEAST_LEVEL_PX = 4;
/** Within this distance the pointer picks the line's point, not the area below it. */
const GRAB_PX = 8;
/**
 * How far the line of a target goes on to its name or mark, so that no mark of other values is under it;
 * and half the mark, which stays in the plot.
 */
const TAIL_PX = { least: 9, most: 60, mark: 4 };
/** A line that rises or falls by more in its last step, and by more than a part of it, would have a bend there. */
const MOST_BEND = { px: 6, share: 1 / 8 };

/** The paths of a line or an area. */
export function strokeShapes(
  series: DrawnSeries,
  geometry: SlotGeometry,
  y: ValueScale,
): SeriesShapes {
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
  const last = kinds.length - 1;
  let endX = x(last);
  for (const { from, to, look } of runs) {
    const positions = visiblePositions(from, to, x, values);
    paths[`${look}Line`] += linePath(positions, x, top);
    if (isArea) faces[`${look}Fill`] += areaPath(positions, x, foot, top);
    const most = Math.max(MOST_BEND.px, MOST_BEND.share * periods.step);
    const isLevel = Math.abs(top(to) - top(to - 1)) <= most;
    if (hasTail && isLevel && to === last) {
      const half = periods.step / 2;
      const tail = Math.min(TAIL_PX.most, Math.max(TAIL_PX.least, half - TAIL_PX.mark));
      const { endMarks } = geometry;
      endX = x(to) + (endMarks > 0 ? half + endMarks / 2 : tail);
      paths[`${look}Line`] += `L${tenths(endX)},${tenths(top(to))}`;
    }
  }

  // A part of a period stands apart, as a level of its own.
  const apart = bar ? lone : lone.filter((i) => column.partial[i] === 1);
  const half = bar ? bar.width / 2 + LEVEL_OVERHANG_PX : (periods.step * APART_SHARE) / 2;
  for (const i of apart) {
    const look = kinds[i] === ESTIMATE ? 'open' : column.partial[i] === 1 ? 'partial' : 'solid';
    if (i === last) endX = x(i) + half;
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
  const marked = new Set(markedPoints(series, kinds, geometry).filter(isInside));
  for (const i of marked) {
    const path =
      config.targetOf === undefined
        ? glyphPath(series.glyph, x(i), top(i))
        : targetGlyphPath(series.glyph, i === last ? endX : x(i), top(i));
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
    endX,
    distance,
  };
}

/** The bar that levels are drawn across; null where there is none, or it is too thin. */
function levelBar(geometry: SlotGeometry, barColumn: number) {
  const slot = barColumn < 0 ? null : barSlot(geometry, barColumn);
  return slot && slot.width >= LEAST_LEVEL_PX ? slot : null;
}
