import { DEFAULT_TICK_COUNT, DOMAIN_PADDING, MIN_RADAR_KEYS } from '../constants.js';
import { ACTUAL, ESTIMATE, MISSING } from '../kernel/columns.js';
import { type AxisDomain, axisDomain } from '../kernel/domain.js';
import { type Extent, extentOf, unite } from '../kernel/extent.js';

/** One spoke of a radar. */
export interface RadarKey {
  /** Unique in its chart; the term's key. */
  readonly key: string;
  /** Name of the spoke, written around the chart. */
  readonly title: string;
  /** Written after the values of this spoke in place of the chart's unit; empty for none. */
  readonly unit?: string | undefined;
  /** Decimals of this spoke's values in place of the chart's. */
  readonly decimals?: number | undefined;
}

/** A value on a spoke. */
export type RadarPoint =
  | { readonly kind: 'actual' | 'estimate'; readonly key: string; readonly value: number }
  | { readonly kind: 'missing'; readonly key: string };

/** One outline of a radar, such as the current values or the targets. */
export interface RadarSeries {
  /** Unique in the chart. */
  readonly key: string;
  /** Name in legend, tooltip and table. */
  readonly title: string;
  /** As a time series' colour. */
  readonly color?: string | undefined;
  /** What is aimed at: neither actual nor an estimate. */
  readonly isTarget?: boolean | undefined;
  /**
   * Most months behind its estimates are actual: it is drawn as actual values are, and only words and italics
   * say that a part is estimated.
   */
  readonly isMostlyActual?: boolean | undefined;
  /** In any order; a key without a point is a gap. */
  readonly points: readonly RadarPoint[];
}

/** Targets and compare values are outlines: what they surround is not theirs to fill. */
export const isOutline = ({ color, isTarget }: RadarSeries): boolean =>
  isTarget || color === 'target' || color === 'compare';

/** What a radar shows, apart from its size and looks. */
export interface RadarSpec {
  /** The spokes, clockwise from the top; a radar needs three. */
  readonly keys: readonly RadarKey[];
  /** What is drawn over the spokes, the first one lowest. */
  readonly series: readonly RadarSeries[];
  /** Keys that the legend hides; without effect where fewer than three would stay. */
  readonly filteredKeys?: readonly string[] | undefined;
  /** Value at the centre; null or left out, 0 or the lowest negative value. */
  readonly min?: number | null | undefined;
  /** Value at the edge; null or left out, it follows the data. */
  readonly max?: number | null | undefined;
  /** Number of rings to aim at. */
  readonly tickCount?: number | undefined;
  /** Decimals of values in tooltip, table and speech. */
  readonly decimals?: number | undefined;
  /** Unit of the values, written after them. */
  readonly unit?: string | undefined;
}

export interface DrawnRadarSeries {
  readonly config: RadarSeries;
  readonly index: number;
  /** By spoke; NaN where missing. */
  readonly values: Float64Array;
  /** Where they are on the axis: themselves, or in percent of their targets. */
  readonly levels: Float64Array;
  readonly kinds: Uint8Array;
}

export interface RadarModel {
  /** The spokes shown, clockwise from the top. */
  readonly keys: readonly RadarKey[];
  readonly series: readonly DrawnRadarSeries[];
  readonly isEmpty: boolean;
  /**
   * Whether the axis is one of percentages of targets: values of several units have no other in common. Ends
   * that are configured say that they have.
   */
  readonly isOfTargets: boolean;
  axis(tickCount: number): AxisDomain;
}

/**
 * The keys that stay when some are filtered out: all of them where fewer than three would stay, for
 * then a radar is no longer a shape.
 */
export function shownKeys(
  keys: readonly RadarKey[],
  filteredKeys: readonly string[],
): readonly RadarKey[] {
  const hidden = new Set(filteredKeys);
  const left = keys.filter(({ key }) => !hidden.has(key));
  return left.length >= MIN_RADAR_KEYS ? left : keys;
}

/** Lines the series up with the spokes that are shown. */
export function radarModel(spec: RadarSpec): RadarModel {
  const keys = shownKeys(spec.keys, spec.filteredKeys ?? []);
  const positions = new Map(keys.map(({ key }, index) => [key, index]));
  const series = spec.series.map((config, index): DrawnRadarSeries => {
    const values = new Float64Array(keys.length).fill(Number.NaN);
    const kinds = new Uint8Array(keys.length).fill(MISSING);
    for (const point of config.points) {
      const position = positions.get(point.key);
      if (position === undefined || point.kind === 'missing' || !Number.isFinite(point.value)) {
        continue;
      }
      values[position] = point.value;
      kinds[position] = point.kind === 'estimate' ? ESTIMATE : ACTUAL;
    }
    return { config, index, values, levels: values, kinds };
  });
  const targets = series.find(({ config }) => config.isTarget)?.values;
  const hasSeveralUnits = new Set(keys.map(({ unit }) => unit ?? spec.unit ?? '')).size > 1;
  const hasEnds = spec.min != null || spec.max != null;
  const areTargetsKnown = targets?.every((target) => target > 0) ?? false;
  const isOfTargets = hasSeveralUnits && !hasEnds && areTargetsKnown;
  const drawn = isOfTargets
    ? series.map((one) => ({
        ...one,
        levels: one.values.map((value, i) => (value / (targets?.[i] ?? Number.NaN)) * 100),
      }))
    : series;
  const extent = drawn.reduce<Extent | null>(
    (found, { levels }) => unite(found, extentOf(levels)),
    null,
  );
  // The shape's surface is read as an amount, so its centre is zero unless configured.
  const shown = extent && unite(extent, [0, 0]);
  return {
    keys,
    series: drawn,
    isOfTargets,
    isEmpty: extent === null,
    axis: (room) =>
      axisDomain(
        {
          extent: shown,
          min: spec.min,
          max: spec.max,
          endsOnTick: true,
          tickCount: Math.max(2, Math.min(Math.trunc(spec.tickCount ?? DEFAULT_TICK_COUNT), room)),
        },
        DOMAIN_PADDING,
      ),
  };
}
