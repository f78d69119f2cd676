import { LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type BenchState, type Mount, SIZE } from '../data.js';

use([LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

const optionOf = ({ labels, series, hidden, estimatesFrom }: BenchState) => ({
  animation: false,
  tooltip: { trigger: 'axis' },
  legend: {
    data: series.map(({ title }) => title),
    selected: Object.fromEntries(
      series.flatMap(({ key, title }) => {
        const isShown = !hidden.includes(key);
        return [
          [title, isShown],
          [`${title} estimate`, isShown],
        ];
      }),
    ),
  },
  xAxis: { type: 'category', data: labels },
  yAxis: [
    { type: 'value', splitNumber: 8, scale: true },
    { type: 'value', splitNumber: 8, scale: true },
  ],
  series: series.flatMap(({ title, color, axis, values }) => {
    const shared = {
      type: 'line',
      showSymbol: false,
      color,
      yAxisIndex: axis === 'right' ? 1 : 0,
    };
    return [
      { ...shared, name: title, data: values.slice(0, estimatesFrom) },
      {
        ...shared,
        name: `${title} estimate`,
        lineStyle: { type: 'dashed' },
        data: values.map((value, i) => (i < estimatesFrom - 1 ? null : value)),
      },
    ];
  }),
});

export const mount: Mount = (element, first) => {
  const chart = init(element, null, { renderer: 'svg', ...SIZE });
  const update = (state: BenchState) => {
    chart.setOption(optionOf(state), { notMerge: true });
    // Draws now instead of in the next frame.
    chart.getZr().flush();
  };
  update(first);
  return { update, unmount: () => chart.dispose() };
};
