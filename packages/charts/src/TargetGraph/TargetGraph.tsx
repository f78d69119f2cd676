import { type ReactElement, useMemo } from 'react';
import { useLabels } from '../ChartProvider/ChartProvider.js';
import { TimeSeriesChart, type TimeSeriesChartProps } from '../TimeSeriesChart/TimeSeriesChart.js';
import { type TargetGraphRow, type TargetGraphTitles, targetSeries } from './series.js';

export interface TargetGraphProps
  extends Omit<TimeSeriesChartProps, 'series' | 'thresholds' | 'grouping' | 'right' | 'left'> {
  /** A row for each month, in the order of time. */
  readonly rows: readonly TargetGraphRow[];
  /** Names of the three series, in the reader's language. */
  readonly titles: TargetGraphTitles;
  /** Unit of the values, written at the axis. */
  readonly unit?: string | undefined;
}

/** A target over time: current value, target and compare value. Renders a `<figure>`. */
export function TargetGraph(props: TargetGraphProps): ReactElement {
  const { rows, titles, unit, labels, ...chart } = props;
  const { current, target, compare } = titles;
  const series = useMemo(
    () => targetSeries(rows, { current, target, compare }),
    [rows, current, target, compare],
  );
  const texts = useLabels('targetGraph', labels);
  return <TimeSeriesChart {...chart} labels={texts} series={series} left={{ unit }} />;
}
