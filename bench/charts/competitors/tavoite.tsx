import type { ChartPoint, ChartSeries } from '@tavoite/charts';
import { TimeSeriesChart } from '@tavoite/charts';
import '@tavoite/charts/styles.css';
import '@tavoite/tokens/tokens.css';
import { type BenchState, SIZE } from '../data.js';
import { mountReact } from './react.js';

// What an application keeps in its store: made with the data, not with the drawing of it.
const converted = new WeakMap<BenchState['series'], ChartSeries[]>();

function seriesOf(state: BenchState): ChartSeries[] {
  const known = converted.get(state.series);
  if (known) return known;
  const series = state.series.map(
    ({ key, title, color, axis, values }): ChartSeries => ({
      key,
      title,
      color,
      axis,
      type: 'line',
      points: values.map(
        (value, i): ChartPoint => ({
          kind: i < state.estimatesFrom ? 'actual' : 'estimate',
          month: state.firstMonth + i,
          value,
        }),
      ),
    }),
  );
  converted.set(state.series, series);
  return series;
}

export const mount = mountReact(({ state }) => (
  <TimeSeriesChart
    title="Benchmark"
    series={seriesOf(state)}
    filteredKeys={state.hidden}
    onFilteredKeysChange={ignore}
    left={LEFT}
    right={RIGHT}
    locale="en"
    height={SIZE.height}
    noAnimation
  />
));

const ignore = () => undefined;
const LEFT = { unit: 'k€' };
const RIGHT = { unit: '%' };
