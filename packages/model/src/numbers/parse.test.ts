import fc from 'fast-check';
import { formatNumber, LOCALES } from './numbers.js';
import { parseNumber } from './parse.js';

it.each([
  ['1 234,5', 1234.5, 1234.5],
  ['1\u00a0234,50', 1234.5, 1234.5],
  ['1,234.5', 1234.5, 1234.5],
  ['1.234,5', 1234.5, 1234.5],
  ['1,234', 1234, 1.234],
  ['1.234', 1.234, 1.234],
  ['12,5', 12.5, 12.5],
  ['1.234.567', 1234567, 1234567],
  ['1,234,567.25', 1234567.25, 1234567.25],
  ["1'234.5", 1234.5, 1234.5],
  ['−12', -12, -12],
  ['–12,0', -12, -12],
  ['(12)', -12, -12],
  ['+7', 7, 7],
  ['12 %', 12, 12],
  ['€ 1 000', 1000, 1000],
  ['12,5 €', 12.5, 12.5],
  ['1.2E+3', 1200, 1200],
  ['.5', 0.5, 0.5],
  ['-0', 0, 0],
  ['', null, null],
  ['  ', null, null],
  ['–', null, null],
  ['-', null, null],
])('reads %j', (text, english, finnish) => {
  expect(parseNumber(text, 'en')).toBe(english);
  expect(parseNumber(text, 'fi')).toBe(finnish);
});

it.each([
  'abc',
  '12a',
  '1,2,3',
  '1.2.3',
  '12,34.5',
  '1 2x',
  '--5',
  '((5))',
  '1e999',
  '#N/A',
  'NaN',
  'Infinity',
  '0x10',
])('does not take %j for a number', (text) => {
  expect(parseNumber(text, 'en')).toBeUndefined();
  expect(parseNumber(text, 'fi')).toBeUndefined();
});

it('reads every number that the product writes', () => {
  const value = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(value, fc.constantFrom(...LOCALES), (number, locale) => {
      expect(parseNumber(formatNumber(number, { locale }), locale)).toBe(number + 0);
    }),
  );
});

it('answers anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...LOCALES), (text, locale) => {
      const read = parseNumber(text, locale);
      expect(read === null || read === undefined || Number.isFinite(read)).toBe(true);
    }),
  );
});
