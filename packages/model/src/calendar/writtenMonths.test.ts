import fc from 'fast-check';
import { parseWrittenMonth } from './writtenMonths.js';

it.each([
  ['2026-01', 1, 2026],
  ['2026/12', 12, 2026],
  ['2026-03-31', 3, 2026],
  ['01/2026', 1, 2026],
  ['1.2026', 1, 2026],
  ['31.1.2026', 1, 2026],
  ['tammi', 1, null],
  ['Tammikuu 2026', 1, 2026],
  ['tammi.26', 1, 2026],
  ['kesäk. 2026', 6, 2026],
  ['HEINÄ', 7, null],
  ['marraskuuta 2025', 11, 2025],
  ['Jan-26', 1, 2026],
  ['January 2026', 1, 2026],
  ["Sept '26", 9, 2026],
  ['May', 5, null],
  ['2026 Dec', 12, 2026],
])('reads %j', (text, month, year) => {
  expect(parseWrittenMonth(text)).toEqual({ month, year });
});

it.each([
  '',
  '13/2026',
  '0.2026',
  '2026',
  '12,5',
  '1.25',
  'Q1 2026',
  'Marketing',
  'Junior staff',
  'Elokuvat',
  'Mayonnaise',
  'Yhteensä',
  'Total',
])('does not take %j for a month', (text) => {
  expect(parseWrittenMonth(text)).toBeNull();
});

it('answers anything', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseWrittenMonth(text);
      expect(read === null || (read.month >= 1 && read.month <= 12)).toBe(true);
    }),
  );
});
