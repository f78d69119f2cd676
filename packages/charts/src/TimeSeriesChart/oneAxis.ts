import type { Column } from '../kernel/columns.js';
import { type Extent, extentOf, unite } from '../kernel/extent.js';
import type { AxisSide, ChartSeries, ThresholdConfig, ValueAxisConfig } from '../types.js';

/** Of a chart, what is drawn against its axes. */
interface Measured {
  readonly series: readonly ChartSeries[];
  readonly thresholds?: readonly ThresholdConfig[] | undefined;
  readonly left?: ValueAxisConfig | undefined;
  readonly right?: ValueAxisConfig | undefined;
}

/** Of two sides of one unit, the larger is at most so many times the other: beyond, little is read of that. */
const MOST_TIMES = 2.5;

/** How far the series of a side are from zero at most. */
function reachOf(side: AxisSide, { series }: Measured, columns: readonly Column[]): number {
  let extent: Extent | null = null;
  series.forEach(({ axis = 'left' }, index) => {
    const column = columns[index];
    if (axis === side && column) extent = unite(extent, extentOf(column.values));
  });
  return Math.max(0, ...(extent ?? []).map(Math.abs));
}

/** Whether what is drawn against the right axis would say the same against the left one. */
function isOneScale(spec: Measured, columns: readonly Column[]): boolean {
  const { series, left, right } = spec;
  const unit = series[0]?.unit;
  // Without a unit, two counts are of different things.
  if (!unit || series.some((one) => one.unit !== unit) || left?.unit !== right?.unit) return false;
  const hasEnds = [left, right].some((axis) => axis?.min != null || axis?.max != null);
  // Stacks of both sides would become one.
  const isStacked = series.some((one) => one.axis === 'right' && one.type !== 'line');
  if (hasEnds || isStacked) return false;
  const reaches = [reachOf('left', spec, columns), reachOf('right', spec, columns)];
  return Math.max(...reaches) <= MOST_TIMES * Math.min(...reaches);
}

/**
 * What is in one unit is measured on one axis: two would put equal values at different heights. Lines that are
 * asked for on the right axis stay there where their scale is configured, or where one of both sides would be
 * too low to be read. Series that the legend hides count, so that the axes stay.
 */
export function onOneAxis<Spec extends Measured>(spec: Spec, columns: readonly Column[]): Spec {
  if (spec.series.every(({ axis }) => axis !== 'right') || !isOneScale(spec, columns)) return spec;
  const toLeft = <T extends { readonly axis?: AxisSide | undefined }>(one: T): T => ({
    ...one,
    axis: 'left',
  });
  return {
    ...spec,
    series: spec.series.map(toLeft),
    thresholds: spec.thresholds?.map(toLeft),
  };
}
