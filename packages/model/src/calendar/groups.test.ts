import fc from 'fast-check';
import { anyFiscalStart, anyRange } from '../../test/arbitraries.js';
import type { TimeGrouping } from './index.js';
import {
  groupRange,
  MIN_MONTHS,
  monthNumber,
  monthsOfRange,
  partialLabel,
  periodLabel,
  rangeLength,
  TIME_GROUPINGS,
  wholePeriods,
} from './index.js';

const LENGTHS: Record<TimeGrouping, number> = { month: 1, quarter: 3, fiscal: 12 };

describe.each(TIME_GROUPINGS)('grouping by %s', (grouping) => {
  test('gives no rows under the shortest range, and rows from it on', () => {
    fc.assert(
      fc.property(anyRange, anyFiscalStart, (range, start) => {
        const empty = groupRange(range, grouping, start).length === 0;
        expect(empty).toBe(rangeLength(range) < MIN_MONTHS[grouping]);
      }),
    );
  });

  test('puts every month into exactly one period, in order', () => {
    fc.assert(
      fc.property(anyRange, anyFiscalStart, (range, start) => {
        fc.pre(rangeLength(range) >= MIN_MONTHS[grouping]);
        const periods = groupRange(range, grouping, start);
        expect(periods.flatMap(monthsOfRange)).toEqual(monthsOfRange(range));
      }),
    );
  });

  test('marks a period partial exactly when the range lacks some of its months', () => {
    fc.assert(
      fc.property(anyRange, anyFiscalStart, (range, start) => {
        for (const period of groupRange(range, grouping, start)) {
          expect(rangeLength(period.whole)).toBe(LENGTHS[grouping]);
          const inside = period.whole.start >= range.start && period.whole.end <= range.end;
          expect(period.is_partial).toBe(!inside);
          expect(partialLabel(period)).toBe(
            inside ? null : `${rangeLength(period)}/${LENGTHS[grouping]}`,
          );
        }
      }),
    );
  });

  test('labels no two periods of a range alike', () => {
    fc.assert(
      fc.property(anyRange, anyFiscalStart, (range, start) => {
        const labels = groupRange(range, grouping, start).map((period) =>
          periodLabel(period, grouping, start),
        );
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});

test('the shortest ranges are 3 months for quarters and 12 for fiscal years', () => {
  const start = monthNumber(2025, 1);
  expect(groupRange({ start, end: start + 1 }, 'quarter', 1)).toEqual([]);
  expect(groupRange({ start, end: start + 2 }, 'quarter', 1)).toHaveLength(1);
  expect(groupRange({ start, end: start + 10 }, 'fiscal', 1)).toEqual([]);
  expect(groupRange({ start, end: start + 11 }, 'fiscal', 1)).toHaveLength(1);
});

test('a whole range is one period, however short it is, and never partial', () => {
  fc.assert(
    fc.property(anyRange, anyFiscalStart, (range, start) => {
      expect(groupRange(range, 'range', start)).toEqual([
        { ...range, whole: range, is_partial: false },
      ]);
    }),
  );
});

test('a calendar year seen through fiscal years from September', () => {
  const range = { start: monthNumber(2025, 1), end: monthNumber(2025, 12) };
  const periods = groupRange(range, 'fiscal', 9);
  expect(periods.map((period) => periodLabel(period, 'fiscal', 9))).toEqual([
    '2024 - 2025',
    '2025 - 2026',
  ]);
  expect(periods.map(partialLabel)).toEqual(['8/12', '4/12']);
  expect(groupRange(range, 'month', 9).map((p) => periodLabel(p, 'month', 9))[1]).toBe('02/2025');
  expect(periodLabel({ start: range.start, end: range.start }, 'quarter', 9)).toBe('Q 2/2024–25');
});

test('whole periods hold a range, as far as data reaches over all of their months', () => {
  const from = (start: [number, number], end: [number, number]) => ({
    start: monthNumber(...start),
    end: monthNumber(...end),
  });
  const nothing = { start: null, end: null };
  const range = from([2025, 11], [2026, 8]);
  expect(wholePeriods(range, 'month', 1, nothing)).toEqual(range);
  expect(wholePeriods(range, 'quarter', 1, nothing)).toEqual(from([2025, 10], [2026, 9]));
  expect(wholePeriods(range, 'quarter', 1, from([2025, 11], [2026, 8]))).toEqual(
    from([2026, 1], [2026, 6]),
  );
  expect(wholePeriods(range, 'fiscal', 7, from([2020, 1], [2026, 12]))).toEqual(
    from([2025, 7], [2026, 6]),
  );
});
