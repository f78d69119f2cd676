/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { literalTheme } from '../theme/theme.js';
import type { ChartPoint, ChartSeries } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import { timeSeriesModel } from './model.js';
import { TimeSeriesMarks } from './TimeSeriesMarks.js';

const point = (value: number): ChartPoint => ({ kind: 'actual', month: 24_000, value });
const series: ChartSeries[] = [
  { key: 'a', title: 'A', type: 'stacked', points: [point(100)] },
  { key: 'b', title: 'B', type: 'stacked', points: [point(20)] },
  { key: 't', title: 'T', type: 'line', points: [point(50)], targetOf: 'b' },
];

/** Bars from parts to their targets that are drawn. */
function gaps(highlightedKey: string | null, filteredKeys: string[] = []): number {
  const layout = timeSeriesLayout(timeSeriesModel({ series, locale: 'en', filteredKeys }), {
    grouping: 'month',
    fiscalStart: 1,
    shortMonths: [],
    locale: 'en',
    size: { width: 600, height: 300 },
  });
  const markup = renderToStaticMarkup(
    <svg role="img" aria-label="Chart">
      <TimeSeriesMarks
        layout={layout}
        theme={literalTheme('light')}
        idPrefix="t"
        highlightedKey={highlightedKey}
      />
    </svg>,
  );
  return markup.match(/tavoite-chart-tint/g)?.length ?? 0;
}

it('draws what a part of a stack lacks of its target where it would not read as a part', () => {
  expect(gaps(null)).toBe(0);
  expect(gaps('a')).toBe(0);
  expect(gaps('b')).toBe(1);
  expect(gaps('t')).toBe(1);
  expect(gaps(null, ['a'])).toBe(1);
});
