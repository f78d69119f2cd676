import { momentInTimeZone } from '@tavoite/model';
import fc from 'fast-check';
import { type MonthlyTime, nextTime } from './monthly-times.js';

const HELSINKI = 'Europe/Helsinki';
const next = (time: MonthlyTime, after: string) =>
  momentInTimeZone(nextTime(time, HELSINKI, new Date(after)), HELSINKI);

it.each<[MonthlyTime, string, string]>([
  [{ kind: 'day_of_month', day: 5, hour: 8 }, '2026-11-05T05:59Z', '2026-11-05T08:00:00+02:00'],
  // Not twice at the same time.
  [{ kind: 'day_of_month', day: 5, hour: 8 }, '2026-11-05T06:00Z', '2026-12-05T08:00:00+02:00'],
  // The last day of shorter months.
  [{ kind: 'day_of_month', day: 31, hour: 0 }, '2026-02-01T00:00Z', '2026-02-28T00:00:00+02:00'],
  [{ kind: 'day_of_month', day: 31, hour: 23 }, '2028-02-10T00:00Z', '2028-02-29T23:00:00+02:00'],
  // 1 November 2026 is a Sunday.
  [{ kind: 'working_days', day: 1, hour: 7 }, '2026-10-31T00:00Z', '2026-11-02T07:00:00+02:00'],
  [{ kind: 'working_days', day: 3, hour: 7 }, '2026-11-01T00:00Z', '2026-11-04T07:00:00+02:00'],
  [{ kind: 'working_days', day: 20, hour: 7 }, '2027-02-01T00:00Z', '2027-02-26T07:00:00+02:00'],
  // In the organisation's month, which begins before that of UTC.
  [{ kind: 'day_of_month', day: 1, hour: 0 }, '2026-06-30T20:59Z', '2026-07-01T00:00:00+03:00'],
  // An hour that the clock skips is moved on by as much.
  [{ kind: 'day_of_month', day: 28, hour: 3 }, '2027-03-27T00:00Z', '2027-03-28T04:00:00+03:00'],
])('%j after %s is %s', (time, after, expected) => {
  expect(next(time, after)).toBe(expected);
});

it('comes once in every month, always later', () => {
  const time = fc.record({
    kind: fc.constantFrom('day_of_month' as const, 'working_days' as const),
    day: fc.integer({ min: 1, max: 20 }),
    hour: fc.integer({ min: 0, max: 23 }),
  });
  const instant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(time, instant, (monthly, after) => {
      const first = nextTime(monthly, HELSINKI, after);
      const second = nextTime(monthly, HELSINKI, first);
      const days = (second.getTime() - first.getTime()) / 86_400_000;
      expect(first.getTime()).toBeGreaterThan(after.getTime());
      expect(days).toBeGreaterThan(24);
      expect(days).toBeLessThan(38);
    }),
  );
});
