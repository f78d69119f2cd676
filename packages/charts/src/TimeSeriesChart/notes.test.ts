import { monthNumber } from '@tavoite/model';
import { noteCounts } from './notes.js';

const months = (...numbers: [year: number, month: number][]) =>
  numbers.map(([year, month]) => monthNumber(year, month));
const counted = (starts: number[], ...notes: [year: number, month: number, count: number][]) =>
  Object.fromEntries(
    noteCounts(starts, new Map(notes.map(([y, m, count]) => [monthNumber(y, m), count]))),
  );

const MONTHS = months([2026, 1], [2026, 2], [2026, 3]);
const QUARTERS = months([2026, 1], [2026, 4], [2026, 7]);

it('counts notes at the place of their month', () => {
  expect(counted(MONTHS, [2026, 1, 2], [2026, 3, 1])).toEqual({ 0: 2, 2: 1 });
});

it('adds up those of the months of a period', () => {
  expect(counted(QUARTERS, [2026, 1, 1], [2026, 3, 2], [2026, 9, 1])).toEqual({ 0: 3, 2: 1 });
});

it('leaves out what is outside all periods, and what is none', () => {
  expect(counted(QUARTERS, [2025, 12, 1], [2026, 10, 1], [2026, 5, 0])).toEqual({});
  expect(counted(MONTHS, [2025, 12, 1], [2026, 4, 1])).toEqual({});
  expect(counted([], [2026, 1, 1])).toEqual({});
  expect(noteCounts(MONTHS, undefined).size).toBe(0);
});

it('takes a period alone for a month', () => {
  expect(counted(months([2026, 1]), [2026, 1, 1], [2026, 2, 1])).toEqual({ 0: 1 });
});
