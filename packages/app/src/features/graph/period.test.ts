import {
  calendarDate,
  EMPTY_SELECTION,
  MAX_RANGE_MONTHS,
  monthNumber,
  monthsOfRange,
  startOfMonth,
} from '@tavoite/model';
import { defaultRange, isAnswerable, selectionOf, timelineBounds } from './period.js';

const NOW = monthNumber(2026, 11);
const range = (startYear: number, start: number, endYear: number, end: number) => ({
  start: monthNumber(startYear, start),
  end: monthNumber(endYear, end),
});

describe('the default range', () => {
  it('is a year back and half a year ahead unless the mapping says', () => {
    expect(defaultRange({}, NOW)).toEqual(range(2025, 11, 2027, 5));
  });

  it('goes as far as the mapping says', () => {
    expect(defaultRange({ past_months: 36, future_months: 0 }, NOW)).toEqual(
      range(2023, 11, 2026, 11),
    );
  });

  it('makes the best of nonsense', () => {
    const wild = defaultRange({ past_months: -3, future_months: 1e9 }, NOW);
    expect(wild.start).toBe(NOW);
    expect(isAnswerable(wild)).toBe(true);
  });
});

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

describe('the months to choose from', () => {
  const shown = range(2026, 1, 2026, 6);

  it('are those in which any term has a value', () => {
    const timelines = [
      { start_date: '2024-03-01', end_date: '2025-12-31' },
      { start_date: null, end_date: null },
      { start_date: '2025-01-01', end_date: '2027-02-28' },
    ];
    expect(timelineBounds(timelines, shown, NOW)).toEqual(range(2024, 3, 2027, 2));
  });

  it('hold what is shown, though there is no value', () => {
    const timelines = [{ start_date: '2026-02-01', end_date: '2026-03-31' }];
    expect(timelineBounds(timelines, shown, NOW)).toEqual(shown);
  });

  it('go back to 2016 without any data', () => {
    expect(timelineBounds([], shown, NOW)).toEqual(range(2016, 1, 2026, 11));
  });
});

describe('the selection that stands for a range', () => {
  const july = { fiscalStart: 7, currentMonth: NOW } as const;

  it('is the year to date', () => {
    const ytd = range(2026, 7, 2026, 11);
    expect(selectionOf(ytd, july)).toEqual({ ...EMPTY_SELECTION, ytd: monthsOfRange(ytd) });
  });

  it('is whole fiscal years', () => {
    expect(selectionOf(range(2024, 7, 2026, 6), july)).toEqual({
      ...EMPTY_SELECTION,
      years: [2024, 2025],
    });
  });

  it('is months of one fiscal year', () => {
    expect(selectionOf(range(2025, 8, 2026, 1), july)).toEqual({
      ...EMPTY_SELECTION,
      years: [2025],
      months: [monthNumber(2025, 8), monthNumber(2026, 1)],
    });
  });

  it('is the first and last month otherwise', () => {
    expect(selectionOf(range(2025, 3, 2026, 1), july)).toEqual({
      ...EMPTY_SELECTION,
      months: [monthNumber(2025, 3), monthNumber(2026, 1)],
    });
  });
});
