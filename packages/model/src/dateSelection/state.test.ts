import fc from 'fast-check';
import { anyFiscalStart, anyMonth, anyRange } from '../../test/arbitraries.js';
import type { DateSelectionOptions } from '../index.js';
import {
  EMPTY_SELECTION,
  fiscalYearOf,
  isEmptySelection,
  isMonthSelectable,
  isYearSelectable,
  monthNumber,
  monthsOfRange,
  selectableBounds,
  selectableYears,
  selectionOfRange,
  selectionToMonths,
  selectionToRange,
  ytdMonths,
  ytdRange,
} from '../index.js';

const current = monthNumber(2026, 5);
const options: DateSelectionOptions = { mode: 'month', fiscalStart: 1, currentMonth: current };

test('without data, months from January 2016 to now may be chosen', () => {
  expect(selectableBounds(options)).toEqual({ start: monthNumber(2016, 1), end: current });
  expect(isMonthSelectable(monthNumber(2015, 12), options)).toBe(false);
  expect(isMonthSelectable(current + 1, options)).toBe(false);
  expect(selectableYears(options)).toEqual([
    2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
  ]);
});

test('a list of months may have holes and any order', () => {
  const listed = { ...options, selectable: [current, current - 30, current - 2] };
  expect(selectableBounds(listed)).toEqual({ start: current - 30, end: current });
  expect(isMonthSelectable(current - 1, listed)).toBe(false);
  expect(isMonthSelectable(current - 2, listed)).toBe(true);
  expect(selectableYears(listed)).toEqual([2023, 2026]);
  expect(isYearSelectable(2025, listed)).toBe(false);
});

test('an empty list or a range that ends before it starts leaves nothing to choose', () => {
  for (const selectable of [[], { start: current, end: current - 1 }]) {
    const none = { ...options, selectable };
    expect(selectableBounds(none)).toBeNull();
    expect(selectableYears(none)).toEqual([]);
    expect(ytdMonths(none)).toEqual([]);
  }
});

test('the selectable years are those of the selectable months', () => {
  fc.assert(
    fc.property(anyRange, anyFiscalStart, (selectable, fiscalStart) => {
      const years = selectableYears({ ...options, fiscalStart, selectable });
      const expected = new Set(monthsOfRange(selectable).map((m) => fiscalYearOf(m, fiscalStart)));
      expect(years).toEqual([...expected]);
    }),
  );
});

test('year to date is the part of it that may be chosen', () => {
  fc.assert(
    fc.property(anyMonth, anyFiscalStart, anyRange, (currentMonth, fiscalStart, selectable) => {
      const months = ytdMonths({ ...options, currentMonth, fiscalStart, selectable });
      expect(months).toEqual(
        monthsOfRange(ytdRange(currentMonth, fiscalStart)).filter(
          (month) => month >= selectable.start && month <= selectable.end,
        ),
      );
    }),
  );
});

test('a range and the selection that stands for it say the same', () => {
  fc.assert(
    fc.property(anyRange, anyFiscalStart, (range, fiscalStart) => {
      const selection = selectionOfRange(range);
      expect(selectionToMonths(selection, fiscalStart)).toEqual(range);
    }),
  );
});

test('nothing chosen is no range', () => {
  expect(isEmptySelection(EMPTY_SELECTION)).toBe(true);
  expect(selectionToRange(EMPTY_SELECTION, 1)).toBeNull();
});

test('years are fiscal years and stay inside the bounds', () => {
  const years = { ...EMPTY_SELECTION, years: [2024, 2025] };
  expect(selectionToRange(years, 1)).toEqual({ start_date: '2024-01-01', end_date: '2025-12-31' });
  expect(selectionToRange(years, 7)).toEqual({ start_date: '2024-07-01', end_date: '2026-06-30' });
  const bounds = { start: monthNumber(2025, 2), end: monthNumber(2025, 8) };
  expect(selectionToRange(years, 1, bounds)).toEqual({
    start_date: '2025-02-01',
    end_date: '2025-08-31',
  });
  expect(selectionToRange({ ...years, years: [2020] }, 1, bounds)).toBeNull();
});

test('months say more than their year', () => {
  const months = { ...EMPTY_SELECTION, years: [2025], months: [monthNumber(2025, 3)] };
  expect(selectionToRange(months, 1)).toEqual({ start_date: '2025-03-01', end_date: '2025-03-31' });
});
