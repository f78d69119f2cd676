import { legendCells } from '../primitives/LegendCells.js';
import { browserTheme } from '../theme/theme.js';
import type { ChartSeries } from '../types.js';
import { legendCellWidths, legendEntries } from './legend.js';
import { alignSeries } from './model.js';

const series = (key: string, values: readonly number[], targetOf?: string): ChartSeries => ({
  key,
  title: key,
  type: 'line',
  targetOf,
  points: values.map((value, i) => ({ kind: 'actual', month: 24_000 + i, value })),
});

describe('the entries of a legend', () => {
  it('has a target beside its series, and another target of it after that', () => {
    const all = [series('a', [1]), series('b', [1]), series('t', [1], 'a'), series('u', [1], 'a')];
    const cells = legendCells(legendEntries(all, browserTheme));
    expect(cells.map(({ entry, target }) => [entry.key, target?.key])).toEqual([
      ['a', 't'],
      ['b', undefined],
      ['u', undefined],
    ]);
  });

  it('has a target alone where its series is not drawn', () => {
    const cells = legendCells(legendEntries([series('t', [1], 'a')], browserTheme));
    expect(cells.map(({ entry }) => entry.key)).toEqual(['t']);
  });
});

describe('the width of entries with their values', () => {
  const words = { amount: (value: number | null) => (value === null ? '' : `${value} €`) };
  const widthOf = (...all: ChartSeries[]) =>
    legendCellWidths(all, alignSeries({ series: all }), words, 'Target').get('a') ?? 0;

  it('has room for the widest value of any period, and for the difference from a target', () => {
    expect(widthOf(series('a', [1, 12_345_678, 2]))).toBeGreaterThan(widthOf(series('a', [1, 2])));
    expect(widthOf(series('a', [1]), series('t', [2], 'a'))).toBeGreaterThan(
      widthOf(series('a', [1])) + 30,
    );
  });

  it('has room for a target beside its name', () => {
    const long = { ...series('a', [1]), title: 'A name that is longer than its value' };
    expect(widthOf(long, series('t', [1], 'a'))).toBeGreaterThan(widthOf(long) + 30);
  });

  it('has room for a long name', () => {
    const long = { ...series('a', [1]), title: 'A name that is long' };
    expect(widthOf(long)).toBeGreaterThan(widthOf(series('a', [1])));
  });
});
