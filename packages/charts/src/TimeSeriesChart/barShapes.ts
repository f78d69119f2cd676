import { ESTIMATE, MISSING, PARTIAL } from '../kernel/columns.js';
import { type Extent, unite } from '../kernel/extent.js';
import { glyphPath } from '../kernel/glyphs.js';
import { barPath } from '../kernel/path.js';
import type { ValueScale } from '../kernel/scale.js';
import type { DrawnSeries } from './model.js';
import { barSlot, fromFace, type SeriesShapes, type SlotGeometry } from './shapes.js';

const BAR_RADIUS_PX = 2;
/** A value of zero is drawn, as a stub: it is something else than a missing one. */
const ZERO_STUB_PX = 1.5;
/** A bar has to be this large for a mark to be read in it. */
const INSET_MIN_PX = 13;
/** From a bar's foot to the middle of its mark, so that the marks of a period are in a row. */
const INSET_FOOT_PX = 9;

/** The paths of bars, alone or stacked. */
export function barShapes(
  series: DrawnSeries,
  geometry: SlotGeometry,
  y: ValueScale,
): SeriesShapes {
  const { column, stacked } = series;
  const { periods, isAlone } = geometry;
  const { offset, width } = barSlot(geometry, series.barColumn);
  const stack = stacked?.stack;
  const part = stacked ? stack?.parts[stacked.part] : undefined;
  const startValue = (i: number) => (part ? (part.start[i] ?? Number.NaN) : Number.NaN);
  const endValue = (i: number) => (part ? part.end[i] : column.values[i]) ?? Number.NaN;
  const pointX = (i: number) => periods.start(i) + offset + width / 2;

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
        insetGlyphs = glyphPath(series.glyph, pointX(i), middle);
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
    pointX,
    endX: pointX(periods.count - 1),
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
