import type { MonthNumber, SeriesType, TimeGrouping } from '@tavoite/model';

/** Verified data, data that is not verified yet, or no data at all. */
export type PointKind = 'actual' | 'estimate' | 'missing';

/** How much of a period a point covers: 4 of a fiscal year's 12 months, say. */
export interface Coverage {
  readonly months: number;
  readonly of: number;
}

/** A value in a period; `month` is the period's first month that holds data. */
export interface ValuePoint {
  readonly kind: 'actual' | 'estimate';
  readonly month: MonthNumber;
  readonly value: number;
  /** Present when the period is not wholly inside the range: drawn open, whatever its kind. */
  readonly coverage?: Coverage | undefined;
}

/** A period without data: a gap in a line, no bar, an empty cell; never a zero. */
export interface MissingPoint {
  readonly kind: 'missing';
  readonly month: MonthNumber;
  readonly coverage?: Coverage | undefined;
}

export type ChartPoint = ValuePoint | MissingPoint;

/** The first (left) or second (right) value axis. */
export type AxisSide = 'left' | 'right';

/** One series of a time-series chart. */
export interface ChartSeries {
  /** Unique in its chart; the term's key. */
  readonly key: string;
  readonly title: string;
  /** How the series is drawn; `stacked` is a stacked bar. */
  readonly type: SeriesType;
  /** In any order; a month without a point is a gap. */
  readonly points: readonly ChartPoint[];
  /**
   * `#rrggbb`, a palette name (`data-3`), `target` or `compare`; left out, the palette gives one by
   * position.
   */
  readonly color?: string | undefined;
  /**
   * Series of one axis with the same id are stacked: bars on bars, areas on areas. `stacked` series
   * without an id share one stack.
   */
  readonly stackId?: string | null | undefined;
  readonly axis?: AxisSide | undefined;
  /** Written after the values of this series in place of its axis's unit. */
  readonly unit?: string | undefined;
  /**
   * Which stroke a line has, from 0, the whole one: tells lines of one colour apart. Only for lines
   * without estimates, whose strokes are dashed.
   */
  readonly stroke?: number | undefined;
}

/** Settings of one value axis. */
export interface ValueAxisConfig {
  readonly unit?: string | undefined;
  /** Lowest value shown; null or left out, it follows the data. */
  readonly min?: number | null | undefined;
  /** Highest value shown; null or left out, it follows the data. */
  readonly max?: number | null | undefined;
}

/** A level that values are held against: a straight line across the chart. */
export interface ThresholdConfig {
  readonly key: string;
  readonly title: string;
  readonly value: number;
  readonly axis?: AxisSide | undefined;
  /** As a series' colour; left out, the colour of targets. */
  readonly color?: string | undefined;
}

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type { MonthNumber, SeriesType, TimeGrouping };
