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

/** The order of the series in the picture. */
const orderOf = (picture: string) =>
  [...picture.matchAll(/data-series="(\w+)"/g)].map(([, key]) => key);

function drawn(
  highlightedKey: string | null,
  filteredKeys: string[] = [],
  askedKeys?: ReadonlySet<string>,
  all: readonly ChartSeries[] = series,
): string {
  const layout = timeSeriesLayout(timeSeriesModel({ series: all, locale: 'en', filteredKeys }), {
    grouping: 'month',
    fiscalStart: 1,
    shortMonths: [],
    locale: 'en',
    size: { width: 600, height: 300 },
  });
  return renderToStaticMarkup(
    <svg role="img" aria-label="Chart">
      <TimeSeriesMarks
        layout={layout}
        theme={literalTheme('light')}
        idPrefix="t"
        highlightedKey={highlightedKey}
        askedKeys={askedKeys}
      />
    </svg>,
  );
}

/** Bars from parts to their targets that are drawn. */
const gaps = (...asked: Parameters<typeof drawn>): number =>
  drawn(...asked).match(/tavoite-chart-tint/g)?.length ?? 0;

it('draws what a part of a stack lacks of its target where it would not read as a part', () => {
  expect(gaps(null)).toBe(0);
  expect(gaps('a')).toBe(0);
  expect(gaps('b')).toBe(1);
  expect(gaps('t')).toBe(1);
  expect(gaps(null, ['a'])).toBe(1);
});

it('draws the target of a part of a stack on screen only for those who ask or look at it', () => {
  const isDrawn = (...asked: Parameters<typeof drawn>) =>
    drawn(...asked).includes('data-series="t"');
  expect(isDrawn(null)).toBe(true);
  const none = new Set<string>();
  expect(isDrawn(null, [], none)).toBe(false);
  expect(isDrawn('b', [], none)).toBe(true);
  expect(isDrawn(null, ['a'], none)).toBe(true);
  expect(gaps(null, [], new Set(['t']))).toBe(1);
});

it('draws what is measured over what it is held against', () => {
  const line = (key: string, targetOf?: string): ChartSeries => ({
    key,
    title: key,
    type: 'line',
    targetOf,
    points: [point(1), { kind: 'actual', month: 24_001, value: 2 }],
  });
  const all = [line('a'), line('b'), line('aim', 'a')];
  expect(orderOf(drawn(null, [], undefined, all))).toEqual(['aim', 'a', 'b']);
});
