import fc from 'fast-check';
import { anyMonth, anyRange } from '../../test/arbitraries.js';
import type { DateFormat, MonthFormat } from './index.js';
import {
  datesToRange,
  daysInMonth,
  formatDate,
  formatMonth,
  monthNumber,
  monthOfDate,
  parseDate,
  parseMonth,
  rangeToDates,
} from './index.js';

const DATE_FORMATS: DateFormat[] = ['YYYY-MM-DD', 'DD/MM/YYYY', 'DD.MM.YYYY'];
const MONTH_FORMATS: MonthFormat[] = ['YYYY-MM', 'MM/YYYY'];

const anyDate = anyMonth.chain((month) =>
  fc.record({ month: fc.constant(month), day: fc.integer({ min: 1, max: daysInMonth(month) }) }),
);

test.each(DATE_FORMATS)('every day written as %s is read back', (format) => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(parseDate(formatDate(date, format), format)).toEqual(date);
    }),
  );
});

test.each(MONTH_FORMATS)('every month written as %s is read back', (format) => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(parseMonth(formatMonth(month, format), format)).toBe(month);
    }),
  );
});

test('writes the formats that screens and the API use', () => {
  const date = { month: monthNumber(2025, 3), day: 7 };
  expect(DATE_FORMATS.map((format) => formatDate(date, format))).toEqual([
    '2025-03-07',
    '07/03/2025',
    '07.03.2025',
  ]);
  expect(MONTH_FORMATS.map((format) => formatMonth(date.month, format))).toEqual([
    '2025-03',
    '03/2025',
  ]);
});

test.each([
  '2025-02-29',
  '2025-00-10',
  '2025-13-10',
  '2025-04-31',
  '2025-04-00',
  '0000-01-01',
  '2025-4-3',
  '25-04-03',
  '2025-04-03T00:00:00Z',
  ' 2025-04-03',
  '2025-04-03\n',
  '2025/04/03',
  '03.04.2025',
  '٢٠٢٥-٠٤-٠٣',
  '',
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeNull();
  expect(monthOfDate(text)).toBeNull();
});

test('a day is read in the asked format only', () => {
  expect(parseDate('03.04.2025', 'DD.MM.YYYY')).toEqual({ month: monthNumber(2025, 4), day: 3 });
  expect(parseDate('03.04.2025', 'DD/MM/YYYY')).toBeNull();
  expect(parseDate('30/02/2025', 'DD/MM/YYYY')).toBeNull();
});

test.each(['2025-13', '2025-00', '2025-1', '0000-05', '2025-01-01', '01/2025'])(
  '%j is no YYYY-MM month',
  (text) => {
    expect(parseMonth(text)).toBeNull();
  },
);

test('a range becomes the first and last day of its months, and comes back', () => {
  expect(rangeToDates({ start: monthNumber(2023, 11), end: monthNumber(2024, 2) })).toEqual({
    start_date: '2023-11-01',
    end_date: '2024-02-29',
  });
  fc.assert(
    fc.property(anyRange, (range) => {
      const { start_date, end_date } = rangeToDates(range);
      expect(datesToRange(start_date, end_date)).toEqual(range);
    }),
  );
});

test.each([
  ['2025-02-01', '2025-01-31'],
  ['2025-01-02', '2025-01-01'],
  ['2025-01-01', 'tomorrow'],
  ['', '2025-01-01'],
])('%j to %j is no range', (start, end) => {
  expect(datesToRange(start, end)).toBeNull();
});
