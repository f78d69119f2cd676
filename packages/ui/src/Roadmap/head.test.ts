import { FISCAL_STARTS, fiscalYearStart, monthNumber, quarterRange } from '@tavoite/model';
import fc from 'fast-check';
import { besideFlag, flagAt, headUnits, marksFrom } from './head.js';

const quarter = (number: number) => `Q ${number}`;
const MARCH = monthNumber(2026, 3);
const timeline = { firstMonth: MARCH, lastMonth: MARCH + 13, locale: 'en', quarter } as const;

it('names calendar years over months', () => {
  const { years, parts } = headUnits({ ...timeline, zoom: 'month', fiscalStart: 7 });
  expect(years.map(({ text, months }) => [text, months])).toEqual([
    ['2026', 10],
    ['2027', 4],
  ]);
  expect(parts).toHaveLength(14);
  expect(parts[0]).toMatchObject({ text: 'Mar', title: 'March 2026', start: MARCH, months: 1 });
});

it('names fiscal years over their quarters', () => {
  const { years, parts } = headUnits({ ...timeline, zoom: 'quarter', fiscalStart: 7 });
  expect(years.map(({ text, months }) => [text, months])).toEqual([
    ['2025–2026', 4],
    ['2026–2027', 10],
  ]);
  expect(parts.map(({ text, months }) => [text, months])).toEqual([
    ['Q 3', 1],
    ['Q 4', 3],
    ['Q 1', 3],
    ['Q 2', 3],
    ['Q 3', 3],
    ['Q 4', 1],
  ]);
});

it('covers the timeline without a gap at any zoom', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 24_000, max: 25_000 }),
      fc.nat(100),
      fc.constantFrom(...FISCAL_STARTS),
      fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
      (firstMonth, more, fiscalStart, zoom) => {
        const lastMonth = firstMonth + more;
        const units = headUnits({ ...timeline, firstMonth, lastMonth, fiscalStart, zoom });
        for (const line of [units.years, units.parts]) {
          let next = firstMonth;
          for (const { start, months } of line) {
            expect(start).toBe(next);
            next += months;
          }
          expect(next).toBe(lastMonth + 1);
        }
      },
    ),
  );
});

it('marks the first month of each quarter and fiscal year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 24_000, max: 25_000 }),
      fc.constantFrom(...FISCAL_STARTS),
      (first, start) => {
        const marks = marksFrom(first, start);
        expect(fiscalYearStart(first + marks.year, start)).toBe(first + marks.year);
        expect(quarterRange(first + marks.quarter, start).start).toBe(first + marks.quarter);
        expect(marks.year).toBeLessThan(12);
        expect(marks.quarter).toBeLessThan(3);
      },
    ),
  );
});

it('keeps the flag of today over its line, inside of the timeline', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 8, max: 40 }),
      (today, font) => {
        const { start, middle, end } = flagAt(today, 900, 'Tänään', font);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(900);
        expect(Math.abs(middle - today)).toBeLessThanOrEqual((end - start) / 2);
      },
    ),
  );
});

it.each([
  ['under the flag', { start: 100, width: 30 }, 56],
  ['before it', { start: 20, width: 30 }, 0],
  ['after it', { start: 160, width: 30 }, 0],
])('moves a name %s', (_, name, moved) => {
  expect(besideFlag(name, { start: 90, end: 150 })).toBe(moved);
  expect(besideFlag(name, null)).toBe(0);
});
