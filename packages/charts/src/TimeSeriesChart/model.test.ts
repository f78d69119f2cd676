import { timeSeriesChart } from '../labels/en.js';
import type { ChartPoint, ChartSeries, SeriesType } from '../types.js';
import { timeSeriesLayout } from './layout.js';
import { timeSeriesModel } from './model.js';
import { timeSeriesTable } from './table.js';
import { wording } from './words.js';

const points = (values: Array<number | null>): ChartPoint[] =>
  values.map((value, i) =>
    value === null
      ? { kind: 'missing', month: 24_000 + i }
      : { kind: 'actual', month: 24_000 + i, value },
  );
const series = (
  key: string,
  type: SeriesType,
  values: Array<number | null>,
  rest: Partial<ChartSeries> = {},
): ChartSeries => ({ key, title: key, type, points: points(values), ...rest });
const model = (...all: ChartSeries[]) => timeSeriesModel({ series: all, locale: 'en' });

describe('timeSeriesModel', () => {
  it('stacks `stacked` series together, and bars and areas by their stack id', () => {
    const { series: drawn, barColumns } = model(
      series('a', 'stacked', [1, 2]),
      series('b', 'stacked', [3, 4]),
      series('c', 'bar', [5, 6]),
      series('d', 'bar', [1, 1], { stackId: 'x' }),
      series('e', 'stacked', [2, 2], { stackId: 'x' }),
      series('f', 'area', [2, 2], { stackId: 'x' }),
      series('g', 'line', [2, 2], { stackId: 'x' }),
    );
    expect(drawn.map(({ stacked }) => stacked?.part ?? null)).toEqual([0, 1, null, 0, 1, 0, null]);
    expect(drawn.map(({ barColumn }) => barColumn)).toEqual([0, 0, 1, 2, 2, -1, -1]);
    expect(barColumns).toBe(3);
  });

  it('puts bars of a year before before those that they are held against, and in no stack', () => {
    const { series: drawn, ...rest } = model(
      series('a', 'stacked', [1, 2]),
      series('b', 'stacked', [3, 4]),
      series('before', 'bar', [3, 5], { earlierOf: 'a' }),
    );
    expect(drawn.map(({ barColumn }) => barColumn)).toEqual([1, 1, 0]);
    expect(drawn.map(({ stacked }) => stacked?.part ?? null)).toEqual([0, 1, null]);
    expect(rest).toMatchObject({ barColumns: 2, earlierColumns: 1 });
  });

  it('takes the stacks, not their parts, for the axis', () => {
    const { axes } = model(series('a', 'stacked', [100, 20]), series('b', 'stacked', [80, 30]));
    const { left } = axes(9);
    expect(left.low).toBe(0);
    expect(left.high).toBeGreaterThanOrEqual(198);
  });

  it('starts bars and areas, but not lines, at zero', () => {
    expect(model(series('a', 'bar', [100, 120])).axes(9).left.low).toBe(0);
    expect(model(series('a', 'area', [100, 120])).axes(9).left.low).toBe(0);
    expect(model(series('a', 'line', [100, 120])).axes(9).left.low).toBeGreaterThan(90);
  });

  it('keeps periods, colours and marks in place when a series is filtered out', () => {
    const all = [series('a', 'line', [1, 2, 3]), series('b', 'line', [null, 5])];
    const filtered = timeSeriesModel({ series: all, filteredKeys: ['a', 'gone'], locale: 'en' });
    expect(filtered.periods.months).toHaveLength(3);
    expect(filtered.series.map(({ index }) => index)).toEqual([1]);
    expect(filtered.isEmpty).toBe(false);
  });

  it('is empty without a single value', () => {
    expect(model().isEmpty).toBe(true);
    expect(model(series('a', 'line', [null, Number.NaN])).isEmpty).toBe(true);
  });

  it('gives a second axis to what asks for it, on the same grid', () => {
    const both = model(series('a', 'bar', [100]), series('b', 'line', [0.4], { axis: 'right' }));
    const { left, right } = both.axes(9);
    expect(both.usesRight).toBe(true);
    expect(right?.ticks).toHaveLength(left.ticks.length);
  });

  it('leaves the first axis without labels when all is measured on the second', () => {
    const right = series('b', 'line', [12, 14], { axis: 'right' });
    expect(model(right).usesLeft).toBe(false);
    expect(model(series('a', 'bar', [100]), right).usesLeft).toBe(true);
    expect(timeSeriesModel({ series: [right], left: { min: 0 } }).usesLeft).toBe(true);
    // With nothing shown, the frame keeps an axis.
    expect(timeSeriesModel({ series: [right], filteredKeys: ['b'] }).usesLeft).toBe(true);
  });

  it('asks for as many ticks as configured, and no more than there is room for', () => {
    const many = timeSeriesModel({
      series: [series('a', 'line', [0, 100])],
      left: { min: 0, max: 100 },
      tickCount: 11,
      locale: 'en',
    });
    expect(many.axes(20).left.ticks).toHaveLength(11);
    expect(many.axes(5).left.ticks.length).toBeLessThanOrEqual(5);
  });
});

describe('totals of stacks', () => {
  const stacked = (key: string, values: Array<number | null>, rest: Partial<ChartSeries> = {}) =>
    series(key, 'stacked', values, rest);

  it('leave out missing parts, targets and what is hidden', () => {
    const all = [
      stacked('a', [0.1, 2, null]),
      stacked('b', [0.2, null, null]),
      stacked('c', [50, 50, 50]),
      stacked('t', [9, 9, 9], { targetOf: 'a' }),
      series('line', 'line', [7, 7, 7]),
    ];
    const { totals } = timeSeriesModel({ series: all, filteredKeys: ['c'] });
    expect(totals).toHaveLength(1);
    expect([...(totals[0]?.column.values ?? [])]).toEqual([0.3, 2, Number.NaN]);
    expect([...(totals[0]?.column.kinds ?? [])]).toEqual([1, 1, 0]);
    expect(timeSeriesModel({ series: all, filteredKeys: ['b', 'c'] }).totals).toEqual([]);
  });

  it('are estimates where any part is', () => {
    const estimated = {
      ...stacked('b', []),
      points: [{ kind: 'estimate', month: 24_000, value: 1 }],
    };
    const { totals } = model(stacked('a', [1, 2]), estimated as ChartSeries);
    expect([...(totals[0]?.column.kinds ?? [])]).toEqual([2, 1]);
  });

  it('are written as their parts are, and not known across units', () => {
    const euros = { unit: 'k€', decimals: 0 };
    expect(model(stacked('a', [1], euros), stacked('b', [2], euros)).totals[0]?.config).toEqual(
      euros,
    );
    expect(model(stacked('a', [1], euros), stacked('b', [2], { unit: 'pcs' })).totals).toEqual([]);
  });

  it('follow their stack, and are named by it where there are several', () => {
    const table = timeSeriesTable(
      {
        series: [
          stacked('a', [1]),
          stacked('b', [2]),
          stacked('c', [3], { stackId: 'x' }),
          stacked('d', [4], { stackId: 'x' }),
        ],
      },
      'Total',
    );
    expect(table.columns.map(({ title }) => title)).toEqual([
      'a',
      'b',
      'Total: a, b',
      'c',
      'd',
      'Total: c, d',
    ]);
    expect(table.rows[0]?.cells.map(({ value }) => value)).toEqual([1, 2, 3, 3, 4, 7]);
  });
});

describe('timeSeriesLayout', () => {
  const layout = (all: ChartSeries[], size = { width: 600, height: 300 }) =>
    timeSeriesLayout(model(...all), {
      grouping: 'month',
      fiscalStart: 1,
      shortMonths: [],
      locale: 'en',
      size,
    });

  it('draws nothing for a missing value and a stub for zero', () => {
    const [bars] = layout([series('a', 'bar', [10, null, 0])]).series;
    expect(bars?.solidFill.match(/M/g)).toHaveLength(2);
    const [line] = layout([series('a', 'line', [10, 11, null, 0, 1])]).series;
    expect(line?.solidLine.match(/M/g)).toHaveLength(2);
    expect(line?.pointY(2)).toBeNaN();
  });

  it('draws a value between gaps once: a second shape over its mark would empty it', () => {
    const [line] = layout([series('a', 'line', [10, null, 12, 13])]).series;
    expect(line?.solidGlyphs.match(/M/g)).toHaveLength(3);
  });

  it('writes no twin of the second axis beside the plot, and keeps its grid', () => {
    const { left, right, plot } = layout([series('b', 'line', [12, 14], { axis: 'right' })]);
    expect(left.ticks.every(({ label }) => label === '')).toBe(true);
    expect(left.ticks.map(({ y }) => y)).toEqual(right?.ticks.map(({ y }) => y));
    expect(plot.left).toBeLessThan(600 - plot.right);
  });

  it('makes any size usable', () => {
    const { plot } = layout([series('a', 'line', [1, 2])], { width: 0, height: Number.NaN });
    expect(plot.right).toBeGreaterThan(plot.left);
    expect(plot.bottom).toBeGreaterThan(plot.top);
  });

  it('draws a point of each pixel column at most four times, whatever the number of months', () => {
    const values = Array.from({ length: 24_000 }, (_, i) => Math.sin(i));
    const [line] = layout([series('a', 'line', values)]).series;
    expect(line?.solidLine.match(/[ML]/g)?.length).toBeLessThanOrEqual(600 * 4);
  });
});

describe('what the axes say', () => {
  const SIZE = { width: 900, height: 300 };
  const axesOf = (
    all: ChartSeries[],
    options: Partial<Parameters<typeof timeSeriesLayout>[1]> = {},
    spec = {},
  ) => {
    const naming = { grouping: 'month', fiscalStart: 1, shortMonths: [], locale: 'en' } as const;
    const { left, right } = timeSeriesLayout(timeSeriesModel({ series: all, ...spec }), {
      ...naming,
      size: SIZE,
      ...options,
    });
    return { left, right };
  };
  const bars = series('Cash flow', 'bar', [5, 6]);
  const line = series('Capital', 'line', [7000, 7500], { axis: 'right' });

  it('is the unit of one axis, and what is measured where there are two', () => {
    expect(axesOf([bars], { units: { left: { unit: 'k€' } } }).left.unit).toBe('k€');
    const both = axesOf([bars, line], { units: { left: { unit: 'k€' }, right: { unit: 'k€' } } });
    expect(both.left.unit).toBe('Cash flow (k€)');
    expect(both.right?.unit).toBe('Capital (k€)');
    expect(axesOf([bars, line]).right?.unit).toBe('Capital');
  });

  it('is one for all that is in one unit, unless one part would be too low in it', () => {
    const inUnit = (unit: string, values: number[], rest: Partial<ChartSeries> = {}) =>
      series(`${unit}/${values}`, 'line', values, { unit, ...rest });
    const sidesOf = (
      left: ChartSeries,
      right: Partial<ChartSeries> & { unit: string; values: number[] },
      spec = {},
    ) => {
      const { values, ...rest } = right;
      const all = [left, inUnit(rest.unit, values, { ...rest, axis: 'right' })];
      return axesOf(all, {}, spec).right === null ? 1 : 2;
    };
    const orders = inUnit('k€', [6000, 7000]);
    expect(sidesOf(orders, { unit: 'k€', values: [12_000, 16_000] })).toBe(1);
    expect(sidesOf(orders, { unit: 'k€', values: [-3000] })).toBe(1);
    expect(sidesOf(orders, { unit: 'k€', values: [24_000, 28_000] })).toBe(2);
    expect(sidesOf(orders, { unit: 'k€', values: [900, 1200] })).toBe(2);
    expect(sidesOf(orders, { unit: '%', values: [6000] })).toBe(2);
    expect(sidesOf(orders, { unit: 'k€', values: [6000], type: 'stacked' })).toBe(2);
    expect(sidesOf(inUnit('', [5]), { unit: '', values: [5] })).toBe(2);
    expect(sidesOf(orders, { unit: 'k€', values: [6000] }, { right: { min: 0 } })).toBe(2);
    expect(sidesOf(orders, { unit: 'k€', values: [6000] }, { right: { unit: 'M€' } })).toBe(2);
  });

  it('leaves out targets, and names a unit once', () => {
    const margin = series('Margin %', 'line', [3, 4], { axis: 'right' });
    const target = series('Target', 'line', [5, 5], { axis: 'right', targetOf: 'Margin %' });
    expect(axesOf([bars, margin, target], { units: { right: { unit: '%' } } }).right?.unit).toBe(
      'Margin %',
    );
  });

  it('is no longer than half of the chart', () => {
    const size = { width: 320, height: 300 };
    const many = ['Wall elements', 'Room modules', 'Maintenance'].map((title) =>
      series(title, 'bar', [1, 2]),
    );
    const { left, right } = axesOf([...many, line], {
      size,
      units: { left: { unit: 'k€' }, right: { unit: 'k€' } },
    });
    expect(left.unit).toBe('k€');
    expect(right?.unit).toBe('Capital (k€)');
  });

  it('says where running totals start', () => {
    const said = (startsYearly: boolean, runningTotal = 'running total from Jan') =>
      axesOf([bars], { units: { left: { unit: 'k€' } }, runningTotal }, { startsYearly }).left.unit;
    expect(said(true)).toBe('k€, running total from Jan');
    expect(said(false)).toBe('k€');
    expect(said(true, 'running total '.repeat(20))).toBe('k€');
  });

  it('has no half of what is counted', () => {
    const labelsOf = (decimals: number) =>
      axesOf([series('Accidents', 'line', [0, 3, 1], { decimals })]).left.ticks.map(
        ({ label }) => label,
      );
    expect(labelsOf(0).filter(Boolean)).toEqual(['0', '1', '2', '3']);
    expect(labelsOf(2)).toContain('0.5');
    // Without two whole numbers an axis would say nothing.
    const close = axesOf([series('a', 'line', [10.2, 10.6], { decimals: 0 })]).left.ticks;
    expect(close.every(({ label }) => label !== '')).toBe(true);
  });
});

describe('the target of a part of a stack', () => {
  const drawn = (targetValues: Array<number | null>, rest: Partial<ChartSeries> = {}) => {
    const all = [
      series('a', 'stacked', [100, 60, -30]),
      series('b', 'stacked', [20, null, 10]),
      series('t', 'line', targetValues, { targetOf: 'b', ...rest }),
    ];
    const layout = timeSeriesLayout(model(...all), {
      grouping: 'month',
      fiscalStart: 1,
      shortMonths: [],
      locale: 'en',
      size: { width: 600, height: 300 },
    });
    const at = (value: number) =>
      (rest.axis === 'right' ? layout.right : layout.left)?.scale(value);
    const [, , target] = layout.series;
    return { at, target, layout };
  };

  it('is on the part, on its side of zero, and nowhere without it', () => {
    const { at, target, layout } = drawn([50, 50, 25]);
    expect(target?.pointY(0)).toBe(at(150));
    expect(target?.pointY(1)).toBeNaN();
    expect(target?.pointY(2)).toBe(at(25));
    expect(layout.left.scale.range[1]).toBeLessThan(at(150) ?? 0);
    // A level across each bar, and no line between them.
    expect(target?.solidLine.match(/M/g)).toHaveLength(2);
    expect(target?.solidLine.match(/L/g)).toHaveLength(2);
    expect(target?.distance(1, 0, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is joined to a part that ends before it, and not to one that goes beyond it', () => {
    const gaps = (targets: Array<number | null>) =>
      drawn(targets).target?.gapFill.match(/M/g)?.length ?? 0;
    expect(gaps([50, 50, 25])).toBe(2);
    expect(gaps([50, null, 5])).toBe(1);
    expect(gaps([20, null, 5])).toBe(0);
    // On the other side of zero there is nothing that leads to it.
    expect(gaps([-50, null, -25])).toBe(0);
  });

  it('has no name in the plot: it is drawn only for those who ask', () => {
    expect(drawn([50, 50, 25]).layout.lineTitles).toHaveLength(0);
  });

  it('stays a line on an axis of its own', () => {
    const { at, target } = drawn([50, 50, 25], { axis: 'right' });
    expect(target?.pointY(1)).toBe(at(50));
    expect(target?.solidLine.match(/M/g)).toHaveLength(1);
  });
});

describe('differences from targets', () => {
  const difference = (
    values: Array<number | null>,
    unit: string,
    locale: 'en' | 'fi' = 'en',
    isReversed?: boolean,
  ) => {
    const own = series('a', 'bar', values, { unit, decimals: 1 });
    const target = series('t', 'line', [10, 10], { targetOf: 'a', isReversed, unit, decimals: 1 });
    const drawn = model(own, target);
    const naming = { grouping: 'month', fiscalStart: 1, shortMonths: [] } as const;
    const words = wording({ locale }, naming, drawn, timeSeriesChart);
    const aim = drawn.series.find(({ config }) => config.targetOf !== undefined);
    return aim && words.difference(aim, 0);
  };

  it('have a sign and the unit', () => {
    expect(difference([12.5, 1], 'k€')).toMatchObject({ text: '+2.5\u00a0k€' });
    expect(difference([8, 1], 'k€', 'fi')).toMatchObject({ text: '\u22122,0\u00a0k€' });
  });

  it('are good or bad by what the target aims at', () => {
    const effect = (value: number, isReversed?: boolean) =>
      difference([value, 1], 'k€', 'en', isReversed)?.effect;
    expect([effect(12, false), effect(8, false)]).toEqual(['better', 'worse']);
    expect([effect(12, true), effect(8, true)]).toEqual(['worse', 'better']);
    // None that is written, and none that a target says anything of.
    expect([effect(10.01, false), effect(12)]).toEqual([null, null]);
  });

  it('has the colour of a meter of the same', () => {
    const meter = (value: number, isReversed?: boolean) =>
      difference([value, 1], 'k€', 'en', isReversed)?.meter;
    expect([12, 9.5, 8, 4].map((value) => meter(value, false))).toEqual([
      'green',
      'green',
      'yellow',
      'red',
    ]);
    expect(meter(12, true)).toBe('yellow');
    expect(meter(4)).toBeNull();
  });

  it('of percentages are in points', () => {
    expect(difference([8, 1], '%')).toMatchObject({ text: '\u22122.0\u00a0pp' });
  });

  it('are not known without a value', () => {
    expect(difference([null, 1], 'k€')).toBeNull();
  });
});

describe('running totals', () => {
  // From October: the fiscal year starts in the fourth month.
  const values = [10, 20, 30, 5, 15, 25];
  const totals = { ...series('a', 'line', values), points: points(values) };
  const spec = (startsYearly: boolean) => ({
    series: [{ ...totals, points: totals.points.map((one) => ({ ...one, month: one.month + 9 })) }],
    startsYearly,
    fiscalStart: 1 as const,
    locale: 'en' as const,
  });
  const layoutOf = (startsYearly: boolean) =>
    timeSeriesLayout(timeSeriesModel(spec(startsYearly)), {
      grouping: 'month',
      fiscalStart: 1,
      shortMonths: [],
      locale: 'en',
      size: { width: 600, height: 300 },
    });

  it('end with each fiscal year, whose start is marked', () => {
    const { yearLines, periods, series: shapes } = layoutOf(true);
    expect(yearLines).toEqual([periods.start(3)]);
    expect(shapes[0]?.solidLine.match(/M/g)).toHaveLength(2);
  });

  it('are the only values that do', () => {
    const { yearLines, series: shapes } = layoutOf(false);
    expect(yearLines).toEqual([]);
    expect(shapes[0]?.solidLine.match(/M/g)).toHaveLength(1);
  });
});

it('marks every point where there is room, and a few where there is not', () => {
  const marksOf = (count: number) => {
    const values = Array.from({ length: count }, (_, i) => i);
    const [line] = timeSeriesLayout(model(series('a', 'line', values)), {
      grouping: 'month',
      fiscalStart: 1,
      shortMonths: [],
      locale: 'en',
      size: { width: 600, height: 300 },
    }).series;
    return line?.solidGlyphs.match(/M/g)?.length;
  };
  expect(marksOf(12)).toBe(12);
  expect(marksOf(60)).toBeLessThan(8);
});
