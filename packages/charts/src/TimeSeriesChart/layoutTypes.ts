import type { PeriodTick } from '../kernel/periodTicks.js';
import type { PeriodScale, ValueScale } from '../kernel/scale.js';
import type { ValueAxisProps } from '../primitives/ValueAxis.js';
import type { Size, ThresholdConfig } from '../types.js';
import type { EstimatesLayout } from './estimates.js';
import type { LineTitleLayout } from './lineTitles.js';
import type { Box, SeriesLayout } from './places.js';

/** A value axis in pixels. */
export interface ValueAxisLayout extends Pick<ValueAxisProps, 'side' | 'ticks' | 'unit'> {
  readonly scale: ValueScale;
}

/** A label under the x axis, in pixels. */
export interface PeriodTickLayout extends PeriodTick {
  /** Middle of the period. */
  readonly x: number;
  /** Middle of the text, moved inwards where it would leave the chart. */
  readonly textX: number;
  /** Right end of the year where it stands before the first label, not below it. */
  readonly yearEnd?: number | undefined;
}

/** A threshold in pixels. */
export interface ThresholdLayout {
  readonly config: ThresholdConfig;
  readonly y: number;
}

/** A mark over periods about which something was written, in pixels. */
export interface NoteLayout {
  /** Place of the first period. */
  readonly from: number;
  /** Place of the last period. */
  readonly to: number;
  /** Middle of the first period. */
  readonly startX: number;
  /** Middle of the last period, to which the mark points. */
  readonly x: number;
  readonly count: number;
  /** The numbers of the notes; empty where they have none. */
  readonly label: string;
}

/** A time-series chart in pixels: all that has to be painted, and nothing about how. */
export interface TimeSeriesLayout {
  /** Size of the chart in pixels, axes included. */
  readonly size: Size;
  /** Edges of the part that values are drawn in. */
  readonly plot: Box;
  /** Right end of the axes: beside them are the names of targets, where these have room. */
  readonly axesEnd: number;
  /** Whether marks have to be cut off at the plot's edge. */
  readonly isClipped: boolean;
  /** Where each period is from left to right. */
  readonly periods: PeriodScale;
  /** Without a label where everything is measured on the other axis; its ticks are the grid's. */
  readonly left: ValueAxisLayout;
  /** The right axis; null without one. */
  readonly right: ValueAxisLayout | null;
  /** Labels of the time axis. */
  readonly periodTicks: readonly PeriodTickLayout[];
  /** The label of any period, whether it has one or not. */
  tickAt(index: number): PeriodTickLayout;
  /** The year of any period. */
  yearAt(index: number): string;
  /** Whether the second line of a period's label is the end of its name, not a heading. */
  readonly breaksYears: boolean;
  /** Periods that are not whole: the band behind each, in pixels. */
  readonly partialBands: readonly { readonly x: number; readonly width: number }[];
  /** Where fiscal years of running totals begin, in pixels. */
  readonly yearLines: readonly number[];
  /** Shapes of each series, in drawing order. */
  readonly series: readonly SeriesLayout[];
  /** Horizontal lines with their names. */
  readonly thresholds: readonly ThresholdLayout[];
  /** Whether marks tell the lines of targets apart. */
  readonly marksTargets: boolean;
  /** What targets come to, beside the ends of their lines: those that have room. */
  readonly lineTitles: readonly LineTitleLayout[];
  /** Marks above the plot. */
  readonly notes: readonly NoteLayout[];
  /** Where actual values end and estimates begin; null where there is no such border. */
  readonly estimates: EstimatesLayout | null;
}
