import fc from 'fast-check';
import { instantOfMoment, momentInTimeZone } from './moments.js';

it.each([
  ['2026-11-22T13:34:05Z', 'Europe/Helsinki', '2026-11-22T15:34:05+02:00'],
  ['2026-07-01T21:30:00Z', 'Europe/Helsinki', '2026-07-02T00:30:00+03:00'],
  ['2026-01-01T02:00:00Z', 'America/St_Johns', '2025-12-31T22:30:00-03:30'],
  ['2026-01-01T00:00:00.999Z', 'UTC', '2026-01-01T00:00:00+00:00'],
])('writes %s in %s as %s', (instant, timeZone, text) => {
  expect(momentInTimeZone(new Date(instant), timeZone)).toBe(text);
});

it.each([
  ['2026-11-22T15:34', 'Europe/Helsinki', '2026-11-22T13:34:00.000Z'],
  ['2026-11-22T15:34:05', 'Europe/Helsinki', '2026-11-22T13:34:05.000Z'],
  ['2026-11-22T15:34+05:30', 'Europe/Helsinki', '2026-11-22T10:04:00.000Z'],
  ['2026-11-22T15:34Z', 'Europe/Helsinki', '2026-11-22T15:34:00.000Z'],
  // The clock goes from 3 to 4 on the last Sunday of March, and back from 4 to 3 in October.
  ['2026-03-29T03:30', 'Europe/Helsinki', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Helsinki', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:30', 'Europe/Helsinki', '2026-10-25T02:30:00.000Z'],
])('reads %s in %s as %s', (text, timeZone, instant) => {
  expect(instantOfMoment(text, timeZone).toISOString()).toBe(instant);
});

it('reads what it has written', () => {
  const zones = fc.constantFrom('Europe/Helsinki', 'America/New_York', 'Asia/Kolkata', 'UTC');
  const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
  fc.assert(
    fc.property(zones, seconds, (zone, second) => {
      const instant = new Date(second * 1000);
      expect(instantOfMoment(momentInTimeZone(instant, zone), zone)).toEqual(instant);
    }),
  );
});
