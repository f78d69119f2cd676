import { addMonths, dayNumber, dayOfKey, dayOfNumber, readDay, readTime, weeksOf } from './days.js';

const day = (text: string) => dayNumber(text) ?? Number.NaN;

it.each([
  ['24/12/2026', '2026-12-24'],
  [' 4.1.2027 ', '2027-01-04'],
  ['2026-12-24', '2026-12-24'],
  ['31/02/2026', null],
  ['tomorrow', null],
  ['', null],
])('reads %j as %j', (text, expected) => {
  expect(readDay(text)).toBe(expected);
});

it.each([
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  ['0905', '09:05'],
  ['23', '23:00'],
  ['24:01', null],
  ['noon', null],
])('reads the time %j as %j', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});

it('draws whole weeks from Monday', () => {
  const weeks = weeksOf(day('2026-11-20'));
  expect(weeks).toHaveLength(42);
  expect(dayOfNumber(weeks[0] ?? 0)).toBe('2026-10-26');
});

it('moves by day, week and month', () => {
  const start = day('2027-01-31');
  expect(dayOfNumber(dayOfKey('ArrowRight', start) ?? 0)).toBe('2027-02-01');
  expect(dayOfNumber(dayOfKey('ArrowUp', start) ?? 0)).toBe('2027-01-24');
  expect(dayOfNumber(dayOfKey('PageDown', start) ?? 0)).toBe('2027-02-28');
  expect(dayOfNumber(dayOfKey('Home', start) ?? 0)).toBe('2027-01-25');
  expect(dayOfNumber(dayOfKey('End', start) ?? 0)).toBe('2027-01-31');
  expect(dayOfKey('a', start)).toBeNull();
  expect(dayOfNumber(addMonths(start, -1))).toBe('2026-12-31');
});
