import type { DataColumns, GraphLevelProperties, SeriesProperties } from '@tavoite/model';
import { monthNumber } from '@tavoite/model';
import { aMapping, aTarget, aTerm } from '../../test/fixtures/mapping.js';
import { columnsByKey, pointsOf } from './columns.js';
import {
  axesOf,
  type DrawnTerm,
  decimalsOf,
  type GraphFigure,
  type GraphMapping,
  type GraphTarget,
  type GraphTerm,
  hiddenTerms,
  isRadar,
  radarOf,
  seriesOf,
  targetsSeries,
} from './mappedGraph.js';

const drawn = (key: string, changes: Partial<GraphTerm> = {}): DrawnTerm => ({
  key,
  title: `Term ${key}`,
  term: aTerm(changes),
});

const sales = (settings: SeriesProperties = {}, properties: GraphLevelProperties = {}) =>
  aMapping(['net'], { graph_properties: { net: settings }, properties });

describe('a series', () => {
  it('is a line on the first axis unless the mapping says otherwise', () => {
    expect(seriesOf(sales(), drawn('net'), [])).toMatchObject({
      key: 'net',
      title: 'Term net',
      type: 'line',
      axis: 'left',
      unit: 'k€',
    });
  });

  it('is drawn as the mapping says', () => {
    const settings = {
      type: 'stacked',
      color: 'data-3',
      stack_id: 'a',
      second_axis: true,
    } as const;
    expect(seriesOf(sales(settings, { u_right: '%' }), drawn('net'), [])).toMatchObject({
      type: 'stacked',
      color: 'data-3',
      stackId: 'a',
      axis: 'right',
      unit: 'k€',
    });
  });

  it('has its own unit and decimals, whatever its axis says', () => {
    const writing = (term: DrawnTerm) => {
      const { unit, decimals } = seriesOf(sales({}, { unit: '%' }), term, []);
      return { unit, decimals };
    };
    expect(writing(drawn('net'))).toEqual({ unit: 'k€', decimals: 2 });
    const people = { unit: '', measurement_type_prefix: '', value_numeric_type: 'int' } as const;
    expect(writing(drawn('net', people))).toEqual({ unit: '', decimals: 0 });
    // Of a term that is not known yet, the axis knows more.
    expect(writing({ key: 'net', title: '', term: undefined }).unit).toBeUndefined();
  });
});

it('takes the ends of the axes from the mapping', () => {
  const properties = {
    unit: 'k€',
    u_right: '%',
    y_axis_min: -5,
    y_axis_max: 5,
    y_axis_2_min: 0,
    y_axis_2_max: 9,
  };
  expect(axesOf(sales({}, properties), [])).toEqual({
    left: { unit: 'k€', min: -5, max: 5 },
    right: { unit: '%', min: 0, max: 9 },
  });
});

it('names an axis by the unit that its terms share, where the mapping names none', () => {
  const mapping = aMapping(['a', 'b', 'c'], { graph_properties: { c: { second_axis: true } } });
  const percent = { unit: '%', measurement_type_prefix: '' };
  const share = drawn('c', percent);
  const units = (terms: DrawnTerm[]) => {
    const { left, right } = axesOf(mapping, terms);
    return [left.unit, right.unit];
  };
  expect(units([drawn('a'), drawn('b'), share])).toEqual(['k€', '%']);
  expect(units([drawn('a'), drawn('b', percent), share])).toEqual([undefined, '%']);
});

it.each([
  [{ show_decimals: true }, 'int', 0],
  [{ show_decimals: true }, 'decimal', 2],
  [{ show_decimals: false }, 'decimal', 0],
  [{}, 'int', 0],
  [{}, 'decimal', 2],
] as const)('shows decimals by %j and %j: %p', (properties, value_numeric_type, expected) => {
  expect(decimalsOf(properties, { value_numeric_type })).toBe(expected);
  expect(decimalsOf({}, undefined)).toBeUndefined();
});

describe('points', () => {
  const quarters: DataColumns = {
    start_dates: ['2025-11-01', '2026-01-01', '2026-04-01', '2026-07-01'],
    end_dates: ['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'],
    is_partial: [true, false, false, false],
    is_cumulative_partial: [false, false, false, false],
    series: [
      {
        id: 1,
        key: 'net',
        title: 'Net',
        values: [1, 2, null, 4],
        cumulative_values: [10, 2, 2, 6],
        verified: '1101',
        cumulative_verified: '1100',
      },
    ],
  };
  const net = columnsByKey([quarters]).get('net');
  const read = (cumulative: boolean) =>
    net ? pointsOf(net, { grouping: 'quarter', cumulative }) : [];

  it('are actual where verified, also over a part of a period, missing where there is no value', () => {
    expect(read(false)).toEqual([
      { kind: 'actual', month: monthNumber(2025, 11), value: 1, coverage: { months: 2, of: 3 } },
      { kind: 'actual', month: monthNumber(2026, 1), value: 2 },
      { kind: 'missing', month: monthNumber(2026, 4) },
      { kind: 'actual', month: monthNumber(2026, 7), value: 4 },
    ]);
  });

  it('are actual or estimates as the running totals are', () => {
    expect(read(true)).toMatchObject([
      { kind: 'actual', value: 10 },
      { kind: 'actual', value: 2 },
      { kind: 'estimate', value: 2 },
      { kind: 'estimate', value: 6 },
    ]);
  });
});

describe('targets', () => {
  const target = (id: number, key: string, target_value: number | null = 100): GraphTarget => ({
    key,
    target: aTarget({ id, title: `Aim ${id}`, target_value }),
    timeSeries: [
      { start_date: '2026-01-01', end_date: '2026-03-31', target_value, is_partial: false },
      { start_date: '2026-04-01', end_date: '2026-05-31', target_value, is_partial: true },
    ],
  });
  const titled = (title: string) => `Target: ${title}`;
  const withTarget = (settings: GraphLevelProperties['target']) =>
    sales({ second_axis: true }, settings ? { target: settings } : {});

  it('are drawn only when the mapping says so', () => {
    expect(
      targetsSeries(withTarget(undefined), ['net'], [target(5, 'net')], 'quarter', titled),
    ).toEqual([]);
  });

  it('stand on the axis of their term and are never estimates', () => {
    expect(
      targetsSeries(withTarget({}), ['net'], [target(5, 'net')], 'quarter', titled),
    ).toMatchObject([
      {
        key: 'target/5',
        title: 'Target: Aim 5',
        type: 'line',
        color: 'target',
        axis: 'right',
        unit: 'k€',
        points: [
          { kind: 'actual', value: 100, coverage: undefined },
          { kind: 'actual', value: 100, coverage: { months: 2, of: 3 } },
        ],
      },
    ]);
  });

  it('take the colours of their terms where there are several', () => {
    const two = [target(5, 'net'), target(6, 'costs')];
    expect(targetsSeries(withTarget({}), ['costs', 'net'], two, 'quarter', titled)).toMatchObject([
      { color: 'data-2', targetOf: 'net', isReversed: false },
      { color: 'data-1', targetOf: 'costs' },
    ]);
    const stacked = sales({ type: 'stacked' }, { target: {} });
    expect(targetsSeries(stacked, ['net'], [target(5, 'net')], 'month', titled)).toMatchObject([
      { color: 'target' },
    ]);
  });

  it('follow the settings of the mapping', () => {
    const settings = { type: 'bar', color: 'data-9', second_axis: false } as const;
    expect(
      targetsSeries(withTarget(settings), ['net'], [target(5, 'net', null)], 'quarter', titled),
    ).toMatchObject([
      {
        type: 'bar',
        color: 'data-9',
        axis: 'left',
        points: [{ kind: 'missing' }, { kind: 'missing' }],
      },
    ]);
  });

  it('hide what the legend hides, and of a radar only while three stay', () => {
    const terms = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key, term: undefined }));
    const keys = terms.map(({ key }) => key);
    const radar = aMapping(keys, { properties: { target: { type: 'radar' } } });
    const hidden = (mapping: GraphMapping, filtered: string[]) =>
      hiddenTerms(mapping, terms, filtered).map(({ key }) => key);
    expect(hidden(aMapping(keys), ['d', 'a', '<b>'])).toEqual(['a', 'd']);
    expect(hidden(radar, ['a'])).toEqual(['a']);
    expect(hidden(radar, ['a', 'b'])).toEqual([]);
  });

  it('make a radar only of three terms or more', () => {
    const radar = (keys: string[]) =>
      isRadar(aMapping(keys, { properties: { target: { type: 'radar' } } }));
    expect(radar(['a', 'b'])).toBe(false);
    expect(radar(['a', 'b', 'c'])).toBe(true);
    expect(isRadar(aMapping(['a', 'b', 'c']))).toBe(false);
  });

  it('surround the terms of a radar', () => {
    const figure = (value: number | null, isVerified: boolean): GraphFigure => ({
      value,
      isVerified,
    });
    const mapping = aMapping(['a', 'b', 'c'], {
      properties: { target: { type: 'radar' } },
    });
    const { keys, series } = radarOf(
      mapping,
      [drawn('a'), drawn('b'), drawn('c')],
      { a: figure(10, true), b: figure(20, false), c: figure(null, false) },
      [target(5, 'a', 90), target(6, 'b', null)],
      { current: 'Current', target: 'Target' },
    );
    expect(keys.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(series).toEqual([
      {
        key: 'current',
        title: 'Current',
        points: [
          { kind: 'actual', key: 'a', value: 10 },
          { kind: 'estimate', key: 'b', value: 20 },
          { kind: 'missing', key: 'c' },
        ],
      },
      {
        key: 'target',
        title: 'Target',
        color: 'target',
        isTarget: true,
        points: [{ kind: 'actual', key: 'a', value: 90 }],
      },
    ]);
  });

  it('keep the place of the targets of a radar until they are known', () => {
    const seriesOf = (targets: GraphTarget[] | undefined) =>
      radarOf(aMapping(['a']), [drawn('a')], {}, targets, { current: 'Current', target: 'Target' })
        .series;
    expect(seriesOf(undefined).map(({ title }) => title)).toEqual(['Current', 'Target']);
    expect(seriesOf([]).map(({ title }) => title)).toEqual(['Current']);
  });
});
