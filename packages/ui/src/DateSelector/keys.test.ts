import { fiscalYearRange, monthNumber } from '@tavoite/model';
import { cellOfKey, monthOfKey } from './keys.js';

const limits = { start: monthNumber(2024, 1), end: monthNumber(2025, 12) };
const year = fiscalYearRange(2025, 1);
const move = (key: string, month: number) => monthOfKey(key, month, year, limits);

test.each([
  ['ArrowLeft', 5, monthNumber(2025, 4)],
  ['ArrowRight', 5, monthNumber(2025, 6)],
  ['ArrowUp', 5, monthNumber(2025, 2)],
  ['ArrowDown', 5, monthNumber(2025, 8)],
  ['ArrowLeft', 1, monthNumber(2024, 12)],
  ['ArrowUp', 2, monthNumber(2024, 11)],
  ['Home', 5, monthNumber(2025, 1)],
  ['End', 5, monthNumber(2025, 12)],
  ['PageUp', 5, monthNumber(2024, 5)],
  ['PageDown', 5, monthNumber(2025, 5)],
  ['ArrowRight', 12, monthNumber(2025, 12)],
  ['Enter', 5, null],
])('%s in month %p of 2025 moves to %p', (key, month, to) => {
  expect(move(key, monthNumber(2025, month))).toBe(to);
});

test('Home and End follow the fiscal year', () => {
  const fiscal = fiscalYearRange(2024, 7);
  const month = monthNumber(2025, 2);
  expect(monthOfKey('Home', month, fiscal, limits)).toBe(monthNumber(2024, 7));
  expect(monthOfKey('End', month, fiscal, limits)).toBe(monthNumber(2025, 6));
});

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['PageUp', 7, 0],
  ['PageDown', 2, 9],
  ['a', 2, null],
])('%s in cell %p of ten in four columns moves to %p', (key, from, to) => {
  expect(cellOfKey(key, from, 10, 4)).toBe(to);
});
