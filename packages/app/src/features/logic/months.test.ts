import { monthNumber } from '@tavoite/model';
import { monthsToEnd, trendPoints, usualInstead } from './months.js';

const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' };
const SPRING = { start_date: '2026-03-01', end_date: '2026-05-31' };

/** Thirteen months, the last one of them this. */
const upTo = (last: number | null) => ({
  values: [98, 101, 99, 100, 102, 97, 100, 101, 99, 100, 98, 102, last],
  verified: '1111111111110',
});

it('asks for a month and the twelve before it', () => {
  expect(monthsToEnd(SPRING)).toEqual({ start_date: '2025-05-01', end_date: '2026-05-31' });
});

it('draws the twelve months up to the end, a month without data as a gap', () => {
  const points = trendPoints(upTo(300), MAY);
  expect(points).toHaveLength(12);
  expect(points[0]).toEqual({ kind: 'actual', month: monthNumber(2025, 6), value: 101 });
  expect(points.at(-1)).toEqual({ kind: 'estimate', month: monthNumber(2026, 5), value: 300 });
  expect(trendPoints(upTo(null), MAY).at(-1)).toEqual({
    kind: 'missing',
    month: monthNumber(2026, 5),
  });
});

it('draws nothing without a value', () => {
  expect(trendPoints({ values: [1, ...Array<null>(12).fill(null)], verified: '1' }, MAY)).toEqual(
    [],
  );
});

it('finds the value of one month unusual by those before it, and says nothing of several', () => {
  expect(usualInstead(upTo(300), MAY)).toMatchObject({ low: expect.any(Number) });
  expect(usualInstead(upTo(101), MAY)).toBeNull();
  expect(usualInstead(upTo(300), SPRING)).toBeNull();
});
