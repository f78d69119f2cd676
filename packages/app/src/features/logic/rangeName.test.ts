import { monthNumber } from '@tavoite/model';
import { nameOfRange } from './rangeName.js';

const m = monthNumber;
const text = (key: string, values: unknown) => `${key} ${JSON.stringify(values)}`;
const name = (start: number, end: number) =>
  nameOfRange(
    {
      range: { start, end },
      options: { mode: 'years-and-months', fiscalStart: 1, currentMonth: m(2026, 11) },
    },
    text,
  );

it('distinguishes the fiscal year from the year to date and from other months', () => {
  expect(name(m(2026, 1), m(2026, 12))).toBe('ytd-disclaimer {"months":"01/2026 – 12/2026"}');
  expect(name(m(2026, 1), m(2026, 11))).toBe('ytd-range {"months":"01/2026 – 11/2026"}');
});

it.each([
  ['less than the year to date', m(2026, 1), m(2026, 10)],
  ['more than the fiscal year', m(2025, 1), m(2026, 12)],
  ['another fiscal year', m(2025, 1), m(2025, 12)],
  ['one month', m(2026, 5), m(2026, 5)],
])('leaves %s to the date selector', (_, start, end) => {
  expect(name(start, end)).toBeNull();
});
