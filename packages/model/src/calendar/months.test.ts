import fc from 'fast-check';
import { anyMonth, anyRange } from '../../test/arbitraries.js';
import {
  daysInMonth,
  endOfMonth,
  intersectRanges,
  monthNumber,
  monthOf,
  monthsBackTo2016,
  monthsOfRange,
  previousRange,
  rangeLength,
  startOfMonth,
  yearBefore,
  yearOf,
} from './index.js';

test('a month number is year * 12 + month - 1', () => {
  expect(monthNumber(2025, 1)).toBe(24300);
  expect(monthNumber(1, 1)).toBe(12);
});

test.each([
  [0, 1],
  [10000, 1],
  [2025, 0],
  [2025, 13],
  [2025, 1.5],
  [2025.5, 1],
  [Number.NaN, 1],
])('refuses year %p, month %p', (year, month) => {
  expect(() => monthNumber(year, month)).toThrow(RangeError);
});

test('year and month come back from a month number', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(monthNumber(yearOf(month), monthOf(month))).toBe(month);
    }),
  );
});

test.each([
  [2023, 2, 28],
  [2024, 2, 29],
  [1900, 2, 28],
  [2000, 2, 29],
  [2025, 4, 30],
  [2025, 12, 31],
])('month %p-%p has %p days', (year, month, days) => {
  expect(daysInMonth(monthNumber(year, month))).toBe(days);
});

test('the days of the months fill the 400 years of the calendar', () => {
  const months = monthsOfRange({ start: monthNumber(2000, 1), end: monthNumber(2399, 12) });
  expect(months.reduce((sum, month) => sum + daysInMonth(month), 0)).toBe(146_097);
});

test('edges of a month', () => {
  const february = monthNumber(2024, 2);
  expect(startOfMonth(february)).toBe('2024-02-01');
  expect(endOfMonth(february)).toBe('2024-02-29');
  expect(endOfMonth(february, 'DD.MM.YYYY')).toBe('29.02.2024');
});

test('a range lists as many months as it is long, each one after the other', () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const months = monthsOfRange(range);
      expect(months).toHaveLength(rangeLength(range));
      expect(months[0]).toBe(range.start);
      expect(months.at(-1)).toBe(range.end);
      expect(months.every((month, i) => month === range.start + i)).toBe(true);
    }),
  );
});

test('two ranges share exactly the months which both hold', () => {
  fc.assert(
    fc.property(anyRange, anyRange, (a, b) => {
      const shared = intersectRanges(a, b);
      const inBoth = monthsOfRange(a).filter((month) => month >= b.start && month <= b.end);
      expect(shared ? monthsOfRange(shared) : []).toEqual(inBoth);
    }),
  );
});

test('the range before ends where the range begins and is as long; a year before is twelve months off', () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const previous = previousRange(range);
      expect(previous.end + 1).toBe(range.start);
      expect(rangeLength(previous)).toBe(rangeLength(range));
      const before = yearBefore(range);
      expect(rangeLength(before)).toBe(rangeLength(range));
      expect(monthOf(before.start)).toBe(monthOf(range.start));
      expect(yearOf(before.start)).toBe(yearOf(range.start) - 1);
    }),
  );
});

test('without data, months are listed newest first back to January 2016', () => {
  const months = monthsBackTo2016(monthNumber(2017, 2));
  expect(months).toHaveLength(14);
  expect(months[0]).toBe(monthNumber(2017, 2));
  expect(months.at(-1)).toBe(monthNumber(2016, 1));
  expect(monthsBackTo2016(monthNumber(2015, 12))).toEqual([]);
});
