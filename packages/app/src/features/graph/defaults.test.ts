import '../../../test/browser.js';
import { type FiscalStart, isAnswerable, monthNumber, type TimeGrouping } from '@tavoite/model';
import { aMapping } from '../../../test/fixtures.js';
import { graphDefaults, readableMonths } from './defaults.js';
import { barColumns } from './stacks.js';
import { dataOf } from './timelines.js';

const rangeFor = (properties: Parameters<typeof graphDefaults>[0]) => {
  const [[, past], [, future]] = graphDefaults(properties, 'month', false).range;
  return { past, future };
};

describe('the default range', () => {
  it('is a year back and half a year ahead unless the mapping says', () => {
    expect(rangeFor({})).toEqual({ past: -12, future: 6 });
  });

  it('goes as far as the mapping says', () => {
    expect(rangeFor({ past_months: 36, future_months: 0 })).toEqual({ past: -36, future: 0 });
  });

  it('makes the best of nonsense', () => {
    const { past, future } = rangeFor({ past_months: -3, future_months: 1e9 });
    expect(past).toBeCloseTo(0);
    const now = monthNumber(2026, 11);
    expect(isAnswerable({ start: now + past, end: now + future })).toBe(true);
  });
});

describe('grouped by quarters or years', () => {
  const known = { start: monthNumber(2024, 3), end: monthNumber(2027, 2) };
  const range = { start: monthNumber(2025, 11), end: monthNumber(2027, 5) };
  const fitted = (grouping: TimeGrouping, data: typeof known | null = known, fiscalStart = 1) =>
    graphDefaults({}, grouping, false).fit?.(
      range,
      fiscalStart as FiscalStart,
      data ?? { start: null, end: null },
    );

  it('shows whole periods with data by default, and no part of one', () => {
    expect(fitted('month')).toEqual(range);
    expect(fitted('quarter')).toEqual({
      start: monthNumber(2025, 10),
      end: monthNumber(2026, 12),
    });
    expect(fitted('fiscal')).toEqual({ start: monthNumber(2025, 1), end: monthNumber(2026, 12) });
    expect(fitted('fiscal', known, 7)).toEqual({
      start: monthNumber(2025, 7),
      end: monthNumber(2026, 6),
    });
  });

  it('shows the periods that it touches where no whole one has data, or nothing is known yet', () => {
    const touched = { start: monthNumber(2025, 1), end: monthNumber(2027, 12) };
    expect(fitted('fiscal', null)).toEqual(touched);
    const short = { start: monthNumber(2026, 3), end: monthNumber(2026, 9) };
    expect(fitted('fiscal', short)).toEqual(touched);
  });
});

it('has data from the first value of any term to the last', () => {
  const timelines = [
    { start_date: '2024-03-01', end_date: '2025-12-31' },
    { start_date: null, end_date: null },
    { start_date: '2025-01-01', end_date: '2027-02-28' },
  ];
  expect(dataOf(timelines)).toEqual({ start_date: '2024-03-01', end_date: '2027-02-28' });
  expect(dataOf([])).toEqual({ start_date: null, end_date: null });
});

it('is of fewer past months where bars side by side would be too thin, and of a year of them at least', () => {
  const properties = { past_months: 24, future_months: 6 };
  const past = (mostMonths?: number) =>
    graphDefaults(properties, 'month', false, mostMonths).range[0];
  expect(past()).toEqual(['current-month', -24]);
  expect(past(readableMonths(0))).toEqual(['current-month', -24]);
  expect(past(readableMonths(1))).toEqual(['current-month', -24]);
  expect(past(readableMonths(2))).toEqual(['current-month', -22]);
  expect(past(readableMonths(3))).toEqual(['current-month', -12]);
  expect(past(readableMonths(6))).toEqual(['current-month', -12]);
  expect(graphDefaults(properties, 'quarter', false, readableMonths(3)).range[0]).toEqual([
    'current-month',
    -24,
  ]);
});

it('counts bars side by side, a stack as one', () => {
  const mapping = aMapping(1, 'Mixed', ['a', 'b', 'c', 'd'], {
    graph_properties: {
      a: { type: 'stacked' },
      b: { type: 'stacked' },
      c: { type: 'bar' },
      d: { type: 'line' },
    },
  });
  expect(barColumns(mapping)).toBe(2);
});

it('is the current month and a year before it on a phone, and what the mapping says of longer periods', () => {
  const properties = { past_months: 24, future_months: 6 };
  const narrow = (barColumns: number) =>
    graphDefaults(properties, 'month', true, readableMonths(barColumns, 'narrow')).range;
  expect(narrow(0)).toEqual([
    ['current-month', -12],
    ['current-month', 0],
  ]);
  // Bars side by side would be hairlines: fewer months, and half a year of them at least.
  expect([1, 2, 3, 6].map((columns) => narrow(columns)[0][1])).toEqual([-12, -9, -6, -5]);
  expect(graphDefaults(properties, 'quarter', true).range).toEqual(
    graphDefaults(properties, 'quarter', false).range,
  );
});
