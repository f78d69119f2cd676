import type { ReactElement } from 'react';
import { TimeSeriesSvg, type TimeSeriesSvgProps } from '../TimeSeriesChart/TimeSeriesSvg.js';
import { type TargetGraphRow, type TargetGraphTitles, targetSeries } from './series.js';

export interface TargetSvgProps
  extends Omit<TimeSeriesSvgProps, 'series' | 'thresholds' | 'grouping' | 'right' | 'left'> {
  readonly rows: readonly TargetGraphRow[];
  readonly titles: TargetGraphTitles;
  readonly unit?: string | undefined;
}

/** A target over time as one picture; renders an `<svg>` without a DOM. */
export function TargetSvg({ rows, titles, unit, ...picture }: TargetSvgProps): ReactElement {
  return <TimeSeriesSvg {...picture} series={targetSeries(rows, titles)} left={{ unit }} />;
}
