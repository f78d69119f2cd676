import fc from 'fast-check';
import { calendarDate } from '../api/fields.js';
import { startOfMonth } from './formats.js';
import { type MonthRange, monthNumber } from './months.js';
import {
  containsRange,
  formatRange,
  hull,
  isAnswerable,
  isSameRange,
  MAX_RANGE_MONTHS,
  monthsOfDates,
} from './ranges.js';

const range = (startYear: number, start: number, endYear: number, end: number): MonthRange => ({
  start: monthNumber(startYear, start),
  end: monthNumber(endYear, end),
});

const anyMonth = fc.integer({ min: monthNumber(1, 1), max: monthNumber(9999, 12) });
const anyRange = fc
  .tuple(anyMonth, anyMonth)
  .map(([a, b]): MonthRange => ({ start: Math.min(a, b), end: Math.max(a, b) }));

describe('ranges that the API answers', () => {
  it.each([
    [range(2025, 1, 2026, 12), true],
    [range(1, 1, 2026, 1), false],
    [range(2026, 1, 9999, 12), false],
    [range(1900, 1, 2099, 12), false],
    [range(1900, 1, 1999, 12), true],
    [range(2100, 1, 2199, 12), true],
  ])('%j: %p', (asked, expected) => {
    expect(isAnswerable(asked)).toBe(expected);
    // The contract has the same limits.
    const dates = [startOfMonth(asked.start), startOfMonth(asked.end)];
    const accepted = dates.every((date) => calendarDate.safeParse(date).success);
    expect(accepted && asked.end - asked.start < MAX_RANGE_MONTHS).toBe(expected);
  });
});

it('tells the same months from others, and no range from any', () => {
  expect(isSameRange(range(2026, 1, 2026, 3), range(2026, 1, 2026, 3))).toBe(true);
  expect(isSameRange(range(2026, 1, 2026, 3), range(2026, 1, 2026, 4))).toBe(false);
  expect(isSameRange(range(2026, 1, 2026, 3), range(2025, 12, 2026, 3))).toBe(false);
  expect(isSameRange(range(2026, 1, 2026, 3), null)).toBe(false);
  expect(isSameRange(null, null)).toBe(true);
});

it('holds what it is made of in its hull, and nothing less would do', () => {
  fc.assert(
    fc.property(anyRange, anyRange, anyRange, (a, b, c) => {
      const whole = hull(a, b, c);
      for (const part of [a, b, c]) expect(containsRange(whole, part)).toBe(true);
      expect([a, b, c].some(({ start }) => start === whole.start)).toBe(true);
      expect([a, b, c].some(({ end }) => end === whole.end)).toBe(true);
    }),
  );
  expect(containsRange(range(2026, 2, 2026, 3), range(2026, 1, 2026, 3))).toBe(false);
  expect(containsRange(range(2026, 2, 2026, 3), range(2026, 2, 2026, 4))).toBe(false);
});

it('reads the months of two dates, and refuses what is no range', () => {
  expect(monthsOfDates({ start_date: '2026-01-01', end_date: '2026-03-31' })).toEqual(
    range(2026, 1, 2026, 3),
  );
  for (const dates of [
    { start_date: '2026-04-01', end_date: '2026-03-31' },
    { start_date: 'x', end_date: '2026-03-31' },
    { start_date: '2026-01-01', end_date: '' },
  ]) {
    expect(() => monthsOfDates(dates)).toThrow(RangeError);
  }
});

it('writes ranges in one way', () => {
  expect(formatRange(range(2026, 1, 2026, 3))).toBe('01/2026 – 03/2026');
  expect(formatRange(range(2026, 3, 2026, 3))).toBe('03/2026');
  expect(formatRange(range(2025, 12, 2026, 3), 'YYYY-MM')).toBe('2025-12 – 2026-03');
});
