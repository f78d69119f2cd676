import fc from 'fast-check';
import { currentMonth, dateInTimeZone, formatDate, monthNumber, today } from './index.js';

const NEW_YEAR_UTC = new Date(Date.UTC(2026, 0, 1, 0, 0, 0));

test.each([
  ['UTC', '2026-01-01'],
  ['Europe/Helsinki', '2026-01-01'],
  ['Pacific/Pago_Pago', '2025-12-31'],
  ['Pacific/Tongatapu', '2026-01-01'],
])('the date at the start of 2026 UTC in %s is %s', (timeZone, date) => {
  expect(today(timeZone, NEW_YEAR_UTC)).toBe(date);
});

test('the month changes at midnight in Helsinki unless another zone is named', () => {
  const lastMoment = new Date(Date.UTC(2026, 5, 30, 20, 59, 59, 999));
  const firstMoment = new Date(Date.UTC(2026, 5, 30, 21, 0, 0));
  expect(currentMonth(undefined, lastMoment)).toBe(monthNumber(2026, 6));
  expect(currentMonth(undefined, firstMoment)).toBe(monthNumber(2026, 7));
  expect(currentMonth('UTC', firstMoment)).toBe(monthNumber(2026, 6));
});

test('in UTC the date is that of the instant', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (instant) => {
        expect(formatDate(dateInTimeZone(instant, 'UTC'))).toBe(instant.toISOString().slice(0, 10));
      },
    ),
  );
});

test('without an instant it is now', () => {
  const before = today('UTC', new Date());
  expect([before, today('UTC', new Date())]).toContain(today('UTC'));
});

test('an unknown zone and an invalid instant are errors', () => {
  expect(() => currentMonth('Moon/Tycho')).toThrow(RangeError);
  expect(() => currentMonth('UTC', new Date(Number.NaN))).toThrow(RangeError);
});
