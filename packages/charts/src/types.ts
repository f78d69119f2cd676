import type { MonthNumber, SeriesType, TimeGrouping } from '@tavoite/model';

/** Verified data, data that is not verified yet, or no data at all. */
export type PointKind = 'actual' | 'estimate' | 'missing';

/** How much of a period a point covers: 4 of a fiscal year's 12 months, say. */
export interface Coverage {
  /** Months that count. */
  readonly months: number;
  /** Months of the whole period. */
  readonly of: number;
}

/** A value in a period; `month` is the period's first month that holds data. */
export interface ValuePoint {
  /** Verified, or not yet. */
  readonly kind: 'actual' | 'estimate';
  /** First month of the period that holds data. */
  readonly month: MonthNumber;
  /** In the unit of the series or its axis. */
  readonly value: number;
  /** Present when the period is not wholly inside the range: drawn open, whatever its kind. */
  readonly coverage?: Coverage | undefined;
}

/** A period without data: a gap in a line, no bar, an empty cell; never a zero. */
export interface MissingPoint {
  /** Nothing is known. */
  readonly kind: 'missing';
  /** First month of the period. */
  readonly month: MonthNumber;
  /** Present when the period is not wholly inside the range. */
  readonly coverage?: Coverage | undefined;
}

export type ChartPoint = ValuePoint | MissingPoint;

/** The first (left) or second (right) value axis. */
export type AxisSide = 'left' | 'right';

/** One series of a time-series chart. */
export interface ChartSeries {
  /** Unique in its chart; the term's key. */
  readonly key: string;
  /** Name in legend, tooltip and table. */
  readonly title: string;
  /** How the series is drawn; `stacked` is a stacked bar. */
  readonly type: SeriesType;
  /** In any order; a month without a point is a gap. */
  readonly points: readonly ChartPoint[];
  /**
   * `#rrggbb`, a palette name (`data-3`), `target`, `compare` or `earlier`; left out, the palette gives one by
   * position.
   */
  readonly color?: string | undefined;
  /**
   * Series of one axis with the same id are stacked: bars on bars, areas on areas. `stacked` series
   * without an id share one stack.
   */
  readonly stackId?: string | null | undefined;
  /** The axis that it is measured by; the left one by default. */
  readonly axis?: AxisSide | undefined;
  /** Written after the values of this series in place of its axis's unit. */
  readonly unit?: string | undefined;
  /** Decimals of this series' values in place of the chart's. */
  readonly decimals?: number | undefined;
  /**
   * Which stroke a line has, from 0, the whole one: tells lines of one colour apart. Only for lines
   * without estimates, whose strokes are dashed.
   */
  readonly stroke?: number | undefined;
  /** Key of the series that this one is a target of. */
  readonly targetOf?: string | undefined;
  /** Of a target: whether values below it are better; left out, nothing is said of better and worse. */
  readonly isReversed?: boolean | undefined;
  /**
   * Key of the series that this one is held against: its values a year before, in the periods that they are
   * compared with. Drawn narrow and pale, and never chosen.
   */
  readonly earlierOf?: string | undefined;
}

/** Settings of one value axis. */
export interface ValueAxisConfig {
  /** Written at the axis and after its values. */
  readonly unit?: string | undefined;
  /** Lowest value shown; null or left out, it follows the data. */
  readonly min?: number | null | undefined;
  /** Highest value shown; null or left out, it follows the data. */
  readonly max?: number | null | undefined;
  /**
   * What its labels are divided by, where `unit` is a larger one than that of the values: with 1000 and
   * `M€`, 8 000 k€ is written 8 M€. 1 by default.
   */
  readonly divisor?: number | undefined;
}

/** A level that values are held against: a straight line across the chart. */
export interface ThresholdConfig {
  /** Unique in its chart. */
  readonly key: string;
  /** Written at the line. */
  readonly title: string;
  /** Where the line is on its axis. */
  readonly value: number;
  /** The axis that it is measured by; the left one by default. */
  readonly axis?: AxisSide | undefined;
  /** As a series' colour; left out, the colour of targets. */
  readonly color?: string | undefined;
}

/** Size in pixels. */
export interface Size {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

export type { MonthNumber, SeriesType, TimeGrouping };
