import { target } from '../../test/fixtures/strategy.js';
import { targetMeter as en } from '../labels/basics/en.js';
import { targetMeter as fi } from '../labels/basics/fi.js';
import { changeText, compareText, gapText, goalText, meterHint } from './targetWords.js';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const sales = target(1, 'Sales', {
  current_value: 7246,
  target_value: 6400,
  compare_value: 6810,
  measurement_type_prefix: 'k',
  value_numeric_type: 'int',
  value_period: { start_date: '2026-10-01', end_date: '2026-10-31' },
  compare_period: { start_date: '2025-10-01', end_date: '2025-10-31' },
});

test('a target says its direction', () => {
  expect(plain(goalText(sales, 'en', en))).toBe('at least 6 400 k€');
  expect(plain(goalText({ ...sales, reversed_target: true }, 'en', en))).toBe('at most 6 400 k€');
  expect(plain(goalText(sales, 'fi', fi))).toBe('vähintään 6 400 k€');
  expect(goalText({ ...sales, target_value: null }, 'en', en)).toBeNull();
});

test('the compare value says its months, and how the current one differs', () => {
  expect(plain(compareText(sales, 'en', en))).toBe('October 2025: 6 810 k€, +6.4 %');
  expect(plain(compareText(sales, 'fi', fi))).toBe('lokakuu 2025: 6 810 k€, +6,4 %');
  expect(compareText({ ...sales, compare_value: null }, 'en', en)).toBeNull();
});

test('a compare value of the same months is called by its name', () => {
  const same = { ...sales, compare_period: { start_date: '2026-10-01', end_date: '2026-10-31' } };
  expect(plain(compareText(same, 'en', en))).toBe('Compare value: 6 810 k€, +6.4 %');
});

test('a change that cannot be computed is left out', () => {
  expect(plain(compareText({ ...sales, compare_value: 0 }, 'en', en))).toBe('October 2025: 0 k€');
  expect(changeText({ ...sales, current_value: null }, 'en', en.points)).toBe('–');
});

test('percentages differ by points', () => {
  const margin = { ...sales, unit: '%', measurement_type_prefix: '', current_value: 44 };
  expect(plain(changeText({ ...margin, compare_value: 46 }, 'en', en.points))).toBe('−2 pp');
  expect(plain(changeText({ ...margin, compare_value: 40 }, 'fi', fi.points))).toBe(
    '+4 %-\u2060yks.',
  );
});

test('how far a target is says what is missing, or too much', () => {
  const behind = { ...sales, current_value: 6000 };
  expect(plain(gapText(behind, 'en', en))).toBe('400 k€ short');
  expect(plain(gapText(behind, 'fi', fi))).toBe('puuttuu 400 k€');
  const above = { ...sales, reversed_target: true };
  expect(plain(gapText(above, 'en', en))).toBe('846 k€ over');
  expect(plain(gapText(above, 'fi', fi))).toBe('ylitys 846 k€');
  const margin = { ...behind, unit: '%', measurement_type_prefix: '', target_value: 6001.5 };
  const decimals = { ...margin, value_numeric_type: 'decimal' };
  expect(plain(gapText(decimals, 'en', en))).toBe('1.50 pp short');
  expect(plain(meterHint(behind, 'en', en))).toContain('\n400 k€ short\n');
});

test('how far a rounded target is agrees with both as they are written', () => {
  const profit = { ...sales, current_value: 7.8149, target_value: 8.9549 };
  const format = { locale: 'en', unit: '€', prefix: 'M', decimals: 2 } as const;
  expect(plain(gapText(profit, 'en', en, format))).toBe('1.14 M€ short');
  expect(plain(gapText({ ...profit, current_value: 7.815 }, 'en', en, format))).toBe(
    '1.13 M€ short',
  );
});

test('a target that is reached, or nearly so, says no distance', () => {
  expect(gapText(sales, 'en', en)).toBeNull();
  expect(gapText({ ...sales, current_value: 6399.9 }, 'en', en)).toBeNull();
  expect(gapText({ ...sales, current_value: null }, 'en', en)).toBeNull();
});

test('a hint says both marks, and nothing of what is not known', () => {
  expect(plain(meterHint(sales, 'en', en))).toBe(
    'at least 6 400 k€\nOctober 2025: 6 810 k€, +6.4 %',
  );
  const bare = { ...sales, target_value: null, compare_value: null };
  expect(meterHint(bare, 'en', en)).toBe('');
});
