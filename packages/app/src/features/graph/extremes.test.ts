import type { ChartPoint } from '@tavoite/charts';
import { monthNumber } from '@tavoite/model';
import { extremeName, extremesOf } from './extremes.js';

const january = monthNumber(2026, 1);
const year = { start: january, end: january + 11 };
const points = (...values: readonly (number | null)[]): ChartPoint[] =>
  values.map((value, i) =>
    value === null
      ? { kind: 'missing', month: january + i }
      : { kind: 'actual', month: january + i, value },
  );

describe('extremesOf', () => {
  it('has the first of the highest and of the lowest in the range', () => {
    expect(extremesOf(points(5, 9, null, 1, 9, 1), year)).toEqual({
      highest: { month: january + 1, value: 9 },
      lowest: { month: january + 3, value: 1 },
    });
    const later = { start: january + 1, end: january + 3 };
    expect(extremesOf(points(0, 2, 3, 4, 9), later)).toEqual({
      highest: { month: january + 3, value: 4 },
      lowest: { month: january + 1, value: 2 },
    });
  });

  it('counts whole periods only', () => {
    const part: ChartPoint = {
      kind: 'actual',
      month: january + 9,
      value: 0,
      coverage: { months: 1, of: 3 },
    };
    expect(extremesOf([...points(5, 9, 7), part], year)?.lowest.value).toBe(5);
  });

  it('is nothing with fewer than three, or where all are alike', () => {
    expect(extremesOf(points(5, 9, null), year)).toBeNull();
    expect(extremesOf(points(4, 4, 4), year)).toBeNull();
    expect(extremesOf([], year)).toBeNull();
  });
});

test('a period is named as on the axis, with its year where there are several', () => {
  const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const name = (grouping: 'month' | 'quarter' | 'fiscal', range = year, fiscalStart: 1 | 7 = 1) =>
    extremeName({ month: january + 3, value: 1 }, range, { grouping, fiscalStart, shortMonths });
  expect(name('month')).toBe('Apr');
  expect(name('month', { start: january - 1, end: january + 11 })).toBe('Apr 2026');
  expect(name('quarter')).toBe('Q 2');
  expect(name('quarter', { start: january - 1, end: january + 11 })).toBe('Q 2 2026');
  expect(name('fiscal')).toBe('2026');
  expect(name('fiscal', year, 7)).toBe('2025 - 2026');
});
