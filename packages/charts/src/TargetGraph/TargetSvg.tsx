import type { ReactElement } from 'react';
import { TimeSeriesSvg, type TimeSeriesSvgProps } from '../TimeSeriesChart/TimeSeriesSvg.js';
import { type TargetGraphRow, type TargetGraphTitles, targetSeries } from './series.js';

export interface TargetSvgProps
  extends Omit<TimeSeriesSvgProps, 'series' | 'thresholds' | 'grouping' | 'right' | 'left'> {
  /** A row for each month, in the order of time. */
  readonly rows: readonly TargetGraphRow[];
  /** Names of the three series, in the reader's language. */
  readonly titles: TargetGraphTitles;
  /** Unit of the values, written at the axis. */
  readonly unit?: string | undefined;
}

/** A target over time as one picture; renders an `<svg>` without a DOM. */
export function TargetSvg({ rows, titles, unit, ...picture }: TargetSvgProps): ReactElement {
  return <TimeSeriesSvg {...picture} series={targetSeries(rows, titles)} left={{ unit }} />;
}
