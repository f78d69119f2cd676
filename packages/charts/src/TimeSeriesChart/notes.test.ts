import { monthNumber } from '@tavoite/model';
import { type ChartNote, noteCounts, noteSpans, numbersText } from './notes.js';

const months = (...numbers: [year: number, month: number][]) =>
  numbers.map(([year, month]) => monthNumber(year, month));
const note = (start: [number, number], end = start, number?: number): ChartNote => ({
  start: monthNumber(...start),
  end: monthNumber(...end),
  number,
});

const MONTHS = months([2026, 1], [2026, 2], [2026, 3]);
const QUARTERS = months([2026, 1], [2026, 4], [2026, 7]);

it('marks notes at the end of their months, over all of them', () => {
  const notes = [note([2026, 3]), note([2026, 1]), note([2026, 1], [2026, 3]), note([2026, 1])];
  expect(noteSpans(MONTHS, notes)).toEqual([
    { from: 0, to: 0, count: 2, numbers: [] },
    { from: 0, to: 2, count: 2, numbers: [] },
  ]);
  expect([...noteCounts(MONTHS, notes)].sort()).toEqual([
    [0, 3],
    [1, 1],
    [2, 2],
  ]);
});

it('adds up those of the months of a period', () => {
  const notes = [note([2026, 1]), note([2026, 3], [2026, 5], 3), note([2026, 6], [2026, 6], 1)];
  expect(noteSpans(QUARTERS, notes)).toEqual([
    { from: 0, to: 0, count: 1, numbers: [] },
    { from: 0, to: 1, count: 2, numbers: [1, 3] },
  ]);
});

it('marks what reaches beyond the periods as far as it is inside', () => {
  expect(noteSpans(MONTHS, [note([2025, 6], [2027, 6])])).toEqual([
    { from: 0, to: 2, count: 1, numbers: [] },
  ]);
});

it('leaves out what is outside all periods, and what ends before it begins', () => {
  const outside = [note([2025, 12]), note([2026, 10]), note([2026, 3], [2026, 2])];
  expect(noteSpans(QUARTERS, outside)).toEqual([]);
  expect(noteCounts(QUARTERS, outside).size).toBe(0);
  expect(noteSpans([], [note([2026, 1])])).toEqual([]);
  expect(noteSpans(MONTHS, undefined)).toEqual([]);
});

it('takes a period alone for a month', () => {
  expect(noteSpans(months([2026, 1]), [note([2026, 1]), note([2026, 2])])).toHaveLength(1);
});

it('writes numbers in few characters', () => {
  expect(numbersText([])).toBe('');
  expect(numbersText([2])).toBe('2');
  expect(numbersText([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
});
