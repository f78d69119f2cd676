import type { MonthNumber, MonthRange } from '@tavoite/model';

/** Columns of the grid of months. */
export const MONTH_COLUMNS = 3;
const YEAR_MONTHS = 12;

/**
 * Where a key moves the focus in the grid of months: arrows by one month or one row, on into the
 * years around; Home and End to the ends of the shown year; Page Up and Page Down by a year.
 * @param year the shown fiscal year
 * @param limits the months that can have the focus
 * @returns null when the key moves nothing
 */
export function monthOfKey(
  key: string,
  month: MonthNumber,
  year: MonthRange,
  limits: MonthRange,
): MonthNumber | null {
  const inside = (target: MonthNumber): MonthNumber =>
    target < limits.start || target > limits.end ? month : target;
  switch (key) {
    case 'ArrowLeft':
      return inside(month - 1);
    case 'ArrowRight':
      return inside(month + 1);
    case 'ArrowUp':
      return inside(month - MONTH_COLUMNS);
    case 'ArrowDown':
      return inside(month + MONTH_COLUMNS);
    case 'PageUp':
      return inside(month - YEAR_MONTHS);
    case 'PageDown':
      return inside(month + YEAR_MONTHS);
    case 'Home':
      return year.start;
    case 'End':
      return year.end;
    default:
      return null;
  }
}

/**
 * Where a key moves the focus in a grid of `count` cells filled row by row.
 * @returns the index, or null when the key moves nothing
 */
export function cellOfKey(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | null {
  const inside = (target: number): number => (target < 0 || target >= count ? index : target);
  switch (key) {
    case 'ArrowLeft':
      return inside(index - 1);
    case 'ArrowRight':
      return inside(index + 1);
    case 'ArrowUp':
      return inside(index - columns);
    case 'ArrowDown':
      return inside(index + columns);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return null;
  }
}
