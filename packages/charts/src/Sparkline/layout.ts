import { columnOf, ESTIMATE, MISSING, periodIndex } from '../kernel/columns.js';
import { visiblePositions } from '../kernel/decimate.js';
import { extentOf } from '../kernel/extent.js';
import { areaPath, dotPath, linePath } from '../kernel/path.js';
import { runsOf } from '../kernel/runs.js';
import { periodScale, valueScale } from '../kernel/scale.js';
import type { ChartPoint, Size } from '../types.js';

/** A sparkline as paths. */
export interface SparklineLayout {
  readonly solidLine: string;
  readonly openLine: string;
  /** The face under the line. */
  readonly face: string;
  /** Points without neighbours. */
  readonly dots: string;
  /** The last point; null without data. */
  readonly last: { readonly x: number; readonly y: number; readonly estimate: boolean } | null;
}

/** Room for the last point's mark and half a stroke. */
const EDGE_PX = 4;

/** Lays a sparkline out: the whole height is the range of its values. */
export function sparklineLayout(points: readonly ChartPoint[], size: Size): SparklineLayout {
  const periods = periodIndex([{ points }], true);
  const { values, kinds } = columnOf(points, periods);
  const count = periods.months.length;
  const half = count > 1 ? (size.width - 2 * EDGE_PX) / (count - 1) / 2 : 0;
  const { center } = periodScale(count, [EDGE_PX - half, size.width - EDGE_PX + half]);
  const [low, high] = extentOf(values) ?? [0, 1];
  const y = valueScale(low === high ? [low - 1, high + 1] : [low, high], [
    size.height - EDGE_PX,
    EDGE_PX,
  ]);
  const top = (i: number) => y(values[i] ?? Number.NaN);

  const paths = { solidLine: '', openLine: '', face: '', dots: '' };
  const { runs, lone } = runsOf(kinds);
  for (const { from, to, look } of runs) {
    const positions = visiblePositions(from, to, center, values);
    paths[look === 'solid' ? 'solidLine' : 'openLine'] += linePath(positions, center, top);
    paths.face += areaPath(positions, center, () => size.height, top);
  }
  for (const i of lone) paths.dots += dotPath(center(i), top(i), 1.5);
  const end = kinds.findLastIndex((kind) => kind !== MISSING);
  return {
    ...paths,
    last: end < 0 ? null : { x: center(end), y: top(end), estimate: kinds[end] === ESTIMATE },
  };
}
