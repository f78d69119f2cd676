import fc from 'fast-check';
import { anyFiscalStart, anyMonth } from '../../test/arbitraries.js';
import type { FiscalStart } from './index.js';
import {
  FISCAL_STARTS,
  fiscalYearEnd,
  fiscalYearLabel,
  fiscalYearOf,
  fiscalYearRange,
  fiscalYearStart,
  monthNumber,
  monthOf,
  quarterLabel,
  quarterOf,
  quarterRange,
  rangeLength,
  startOfFiscalYear,
  yearOf,
  ytdRange,
} from './index.js';

test.each(FISCAL_STARTS.map((start) => [String(start), start] as const))(
  'start_of_fiscal_year %j is month %p',
  (text, start) => {
    expect(startOfFiscalYear(text)).toBe(start);
  },
);

test.each([null, undefined, '', '0', '13', '-1', '1.5', 'July', '007', Number.NaN])(
  'start_of_fiscal_year %p means January',
  (value) => {
    expect(startOfFiscalYear(value)).toBe(1);
  },
);

test('a number and a padded string are read too', () => {
  expect(startOfFiscalYear(7)).toBe(7);
  expect(startOfFiscalYear(' 07 ')).toBe(7);
});

describe.each(FISCAL_STARTS)('fiscal years that start in month %p', (start) => {
  test('are twelve months from the start month and hold the month asked for', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const first = fiscalYearStart(month, start);
        const last = fiscalYearEnd(month, start);
        expect(monthOf(first)).toBe(start);
        expect(last - first).toBe(11);
        expect(month).toBeGreaterThanOrEqual(first);
        expect(month).toBeLessThanOrEqual(last);
        expect(fiscalYearOf(month, start)).toBe(yearOf(first));
        expect(fiscalYearRange(yearOf(first), start)).toEqual({ start: first, end: last });
      }),
    );
  });

  test('follow each other without gap or overlap', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(fiscalYearStart(fiscalYearEnd(month, start) + 1, start)).toBe(
          fiscalYearEnd(month, start) + 1,
        );
      }),
    );
  });

  test('have four quarters of three months, counted from the start month', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const first = fiscalYearStart(month, start);
        const quarters = [0, 3, 6, 9].map((offset) => quarterRange(first + offset, start));
        expect(quarters.map((quarter) => quarterOf(quarter.start, start))).toEqual([1, 2, 3, 4]);
        expect(quarters.map(rangeLength)).toEqual([3, 3, 3, 3]);
        expect(quarters.map((quarter) => quarter.start - first)).toEqual([0, 3, 6, 9]);
        const own = quarterRange(month, start);
        expect(month >= own.start && month <= own.end).toBe(true);
        expect(quarters).toContainEqual(own);
      }),
    );
  });

  test('year to date holds the start of the fiscal year and the current month, never more', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const ytd = ytdRange(month, start);
        expect(ytd).toEqual({ start: fiscalYearStart(month, start), end: month });
        expect(rangeLength(ytd)).toBeGreaterThanOrEqual(1);
        expect(rangeLength(ytd)).toBeLessThanOrEqual(12);
      }),
    );
  });
});

test('a fiscal year that starts in July', () => {
  const june = monthNumber(2025, 6);
  expect(fiscalYearOf(june, 7)).toBe(2024);
  expect(fiscalYearOf(june + 1, 7)).toBe(2025);
  expect(ytdRange(june, 7)).toEqual({ start: monthNumber(2024, 7), end: june });
  expect(quarterRange(monthNumber(2026, 2), 7)).toEqual({
    start: monthNumber(2026, 1),
    end: monthNumber(2026, 3),
  });
});

test.each<[number, FiscalStart, string]>([
  [2025, 1, '2025'],
  [2025, 7, '2025 - 2026'],
  [1999, 12, '1999 - 2000'],
])('fiscal year %p from month %p is labelled %j', (year, start, label) => {
  expect(fiscalYearLabel(year, start)).toBe(label);
});

test('the quarters of a fiscal year carry one year', () => {
  expect(quarterLabel(monthNumber(2025, 5), 1)).toBe('Q 2/2025');
  expect(quarterLabel(monthNumber(2025, 7), 7)).toBe('Q 1/2025–26');
  expect(quarterLabel(monthNumber(2026, 6), 7)).toBe('Q 4/2025–26');
  fc.assert(
    fc.property(anyMonth, anyFiscalStart, (month, start) => {
      const first = fiscalYearStart(month, start);
      const labels = [0, 3, 6, 9].map((offset) => quarterLabel(first + offset, start));
      const year = yearOf(first);
      const name = start === 1 ? year : `${year}–${String(year + 1).slice(-2)}`;
      expect(labels).toEqual([1, 2, 3, 4].map((n) => `Q ${n}/${name}`));
    }),
  );
});
