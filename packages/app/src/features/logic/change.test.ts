import { aTerm } from '../../../test/fixtures.js';
import { changeText, effectFor, monthOf, yearEarlier } from './change.js';

const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
const term = aTerm(1, 'profit', {});
const share = aTerm(2, 'margin', { unit: '%', measurement_type_prefix: '' });
const write = (value: number | null, earlier: number | null | undefined, of = term) =>
  changeText(value, earlier, of, { locale: 'en', points: 'pp' })?.replaceAll('\u00a0', ' ') ?? null;

it('compares with the same months a year earlier', () => {
  expect(yearEarlier(OCTOBER)).toEqual({ start_date: '2025-10-01', end_date: '2025-10-31' });
  expect(monthOf(OCTOBER)).toBe('10/2026');
  expect(monthOf({ ...OCTOBER, start_date: '2026-09-01' })).toBeNull();
});

it('writes a change in percent, in points, or in the unit where a percentage would mislead', () => {
  expect(write(90, 100)).toBe('−10.0 %');
  expect(write(110, 100)).toBe('+10.0 %');
  expect(write(12.5, 11, share)).toBe('+1.50 pp');
  expect(write(5, -10)).toBe('+15.00 k€');
  expect(write(null, 100)).toBeNull();
  expect(write(90, null)).toBeNull();
  expect(write(90, undefined)).toBeNull();
});

it('calls a change good or bad only where targets agree', () => {
  const [more, less] = [{ reversed_target: false }, { reversed_target: true }];
  expect(effectFor(5, [more])).toBe('better');
  expect(effectFor(5, [less])).toBe('worse');
  expect(effectFor(5, [])).toBeNull();
  expect(effectFor(5, [more, less])).toBeNull();
});
