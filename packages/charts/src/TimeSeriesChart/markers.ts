import { MISSING } from '../kernel/columns.js';
import { firstPlace } from '../shell/cursor.js';
import { isTitled } from './lineTitles.js';
import { type DrawnSeries, isPartTarget, type TimeSeriesModel } from './model.js';
import type { SlotGeometry } from './shapes.js';

/** Points at least as far apart have a mark each. */
const MARK_EACH_PX = 20;
/** Over more periods with bars, a mark on each point would hide more than it tells. */
const MAX_MARKS_OVER_BARS = 24;

/**
 * The points of a line or an area that carry the mark of their series: all of them, or where they are too
 * close, the newest actual one, whose value the legend has; the last one where all are estimates.
 */
export function markedPoints(
  { config }: Pick<DrawnSeries, 'config'>,
  kinds: Uint8Array,
  { isUnmarked, marksTargets, periods, barColumns }: SlotGeometry,
): number[] {
  if (isUnmarked || config.earlierOf !== undefined) return [];
  const drawn = [...kinds.keys()].filter((i) => kinds[i] !== MISSING);
  // A target is named at its end, and marked there where it has no name.
  if (config.targetOf !== undefined) return marksTargets ? drawn.slice(-1) : [];
  const hasRoom =
    periods.step >= MARK_EACH_PX && (barColumns === 0 || periods.count <= MAX_MARKS_OVER_BARS);
  if (hasRoom) return drawn;
  const newest = firstPlace([kinds]);
  return newest ? [newest.index] : [];
}

/**
 * Whether marks tell the lines of targets apart: there are several, and not all have their names at their
 * ends.
 * @param hasNames whether the chart has room for names
 */
export function marksTargets(
  { series }: Pick<TimeSeriesModel, 'series'>,
  hasNames: boolean,
): boolean {
  const targets = series.filter((one) => one.config.targetOf !== undefined && !isPartTarget(one));
  return targets.length > 1 && !(hasNames && targets.every(isTitled));
}
