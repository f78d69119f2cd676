import { type ReactElement, useMemo } from 'react';
import { TimeSeriesChart, type TimeSeriesChartProps } from '../TimeSeriesChart/TimeSeriesChart.js';
import { type TargetGraphRow, type TargetGraphTitles, targetSeries } from './series.js';

export interface TargetGraphProps
  extends Omit<TimeSeriesChartProps, 'series' | 'thresholds' | 'grouping' | 'right' | 'left'> {
  readonly rows: readonly TargetGraphRow[];
  readonly titles: TargetGraphTitles;
  readonly unit?: string | undefined;
}

/** A target over time: current value, target and compare value. Renders a `<figure>`. */
export function TargetGraph({ rows, titles, unit, ...chart }: TargetGraphProps): ReactElement {
  const { current, target, compare } = titles;
  const series = useMemo(
    () => targetSeries(rows, { current, target, compare }),
    [rows, current, target, compare],
  );
  return <TimeSeriesChart {...chart} series={series} left={{ unit }} />;
}
