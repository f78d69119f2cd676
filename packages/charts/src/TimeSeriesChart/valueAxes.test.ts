import type { ChartSeries } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import { timeSeriesModel } from './model.js';
import { tickLabels } from './valueAxes.js';

const series: ChartSeries = {
  key: 'a',
  title: 'A',
  type: 'line',
  points: [0, 400, 1110].map((value, i) => ({ kind: 'actual', month: 24_000 + i, value })),
};

const layoutOf = (bare: boolean, divisor?: number) =>
  timeSeriesLayout(timeSeriesModel({ series: [series] }), {
    grouping: 'month',
    fiscalStart: 1,
    shortMonths: [],
    locale: 'en',
    size: { width: 300, height: 130 },
    units: { left: { unit: 'M€', divisor } },
    bare,
  });

describe('labels of a value axis', () => {
  it('are in a larger unit than the values where that is asked for', () => {
    const ticks = [0, 500, 1000];
    expect(tickLabels({ ticks }, 'en', false, 1000)).toEqual(['0', '0.5', '1.0']);
    expect(tickLabels({ ticks: [0, 2000, 4000] }, 'en', true, 1000)).toEqual(['0', '2', '4']);
    expect(layoutOf(true, 1000).left.ticks.at(-1)?.label).toMatch(/^\d(\.\d)?\u00a0M€$/);
  });

  it('cover the data in a small picture', () => {
    const { left, series: laidOut } = layoutOf(true);
    const highest = laidOut[0]?.pointY(2) ?? Number.NaN;
    expect(left.ticks.at(-1)?.y).toBeLessThanOrEqual(highest);
  });
});
