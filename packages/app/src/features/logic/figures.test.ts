import type { DataColumns } from '@tavoite/model';
import { type Figure, figureOf, figuresOf, percentageUnder } from './figures.js';
import { figureState, figureText } from './figureText.js';
import { readPosition, writePosition } from './position.js';

const figure = (value: number | null, isVerified = true): Figure => ({
  status: 'fulfilled',
  value,
  percentage: null,
  additionalPercentages: {},
  isVerified,
});

const COLUMNS: DataColumns = {
  start_dates: ['2026-01-01'],
  end_dates: ['2026-12-31'],
  is_partial: [false],
  is_cumulative_partial: [false],
  series: [
    {
      id: 1,
      key: 'a',
      title: 'A',
      values: [5],
      cumulative_values: [5],
      percentage_values: [50],
      additional_percentages: [{ parent: 'p', values: [25] }],
      verified: '1',
      cumulative_verified: '1',
    },
    {
      id: 2,
      key: 'b',
      title: 'B',
      values: [null],
      cumulative_values: [null],
      verified: '0',
      cumulative_verified: '0',
    },
  ],
};

it('takes the one value of each key; a key that the server does not know has no data', () => {
  expect(figuresOf(['b', 'a', 'x'], [COLUMNS])).toEqual([
    ['b', figure(null, false)],
    [
      'a',
      {
        status: 'fulfilled',
        value: 5,
        percentage: 50,
        additionalPercentages: { p: 25 },
        isVerified: true,
      },
    ],
    ['x', figure(null, false)],
  ]);
});

it.each(['constructor', '__proto__', 'toString'])('knows no figure of %s by itself', (key) => {
  expect(figureOf({}, key)).toBeUndefined();
  const figures = Object.fromEntries([[key, figure(1)]]);
  expect(figureOf(figures, key)).toEqual(figure(1));
});

it('takes the share of the parent that the term hangs under', () => {
  const own: Figure = {
    status: 'fulfilled',
    value: 5,
    percentage: 50,
    additionalPercentages: { other: 25, empty: null },
    isVerified: true,
  };
  expect(percentageUnder(own, null)).toBe(50);
  expect(percentageUnder(own, 'other')).toBe(25);
  expect(percentageUnder(own, 'empty')).toBeNull();
  // Below a copy a term may hang under its primary parent.
  expect(percentageUnder(own, 'primary')).toBe(50);
  expect(percentageUnder({ status: 'pending' }, 'other')).toBeNull();
  expect(percentageUnder(undefined, null)).toBeNull();
});

it('writes a figure with its unit, and a dash without one', () => {
  const term = {
    unit: '€',
    measurement_type_prefix: 'k',
    value_numeric_type: 'decimal',
  } as Parameters<typeof figureText>[1];
  expect(figureText(figure(1234.5), term, 'fi')).toBe('1\u00a0234,50\u00a0k€');
  expect(figureText(figure(null), term, 'fi')).toBe('–');
  expect(figureText(undefined, term, 'en')).toBe('–');
});

it('distinguishes verified values from estimates and from what is missing or on its way', () => {
  expect(figureState(figure(0))).toBe('actual');
  expect(figureState(figure(0, false))).toBe('estimate');
  expect(figureState(figure(null))).toBe('missing');
  expect(figureState({ status: 'pending' })).toBe('loading');
  expect(figureState(undefined)).toBe('loading');
});

it('reads back a position that was stored, and nothing else', () => {
  const view = { x: -12.5, y: 30, scale: 0.75 };
  expect(readPosition(writePosition(view, 1_000))).toEqual(view);
  expect(JSON.parse(writePosition(view, 1_000))).toEqual({ ...view, updated: 1_000 });
  for (const stored of [
    null,
    '',
    'null',
    '{',
    '[]',
    '{"x":1,"y":2}',
    '{"x":1,"y":2,"scale":0}',
    '{"x":"1","y":2,"scale":1}',
    '{"x":1e999,"y":2,"scale":1}',
  ]) {
    expect(readPosition(stored)).toBeNull();
  }
});
