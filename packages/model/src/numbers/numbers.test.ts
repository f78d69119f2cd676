import fc from 'fast-check';
import { formatNumber, formatPercent, formatWithUnit, LOCALES } from '../index.js';

const NBSP = '\u00a0';
const text = (value: string): string => value.replaceAll(' ', NBSP);

test.each([
  [1234567.891, 'en', undefined, '1 234 567.89'],
  [1234567.891, 'fi', undefined, '1 234 567,89'],
  [1234567.891, 'en', 'int', '1 234 568'],
  [1234567.891, 'fi', 'int', '1 234 568'],
  [1234, 'fi', 'decimal', '1 234,00'],
  [999, 'en', 'int', '999'],
  [-230245.23, 'en', 'decimal', '−230 245.23'],
  [-0.001, 'en', 'decimal', '0.00'],
  [-0, 'en', 'int', '0'],
  [1.005, 'en', 'decimal', '1.01'],
  [1e21, 'en', 'int', '1 000 000 000 000 000 000 000'],
] as const)('%p in %s, type %s, is %s', (value, locale, type, written) => {
  expect(formatNumber(value, { locale, type })).toBe(text(written));
});

test('decimals can be set', () => {
  expect(formatNumber(1234.5678, { locale: 'fi', type: 'int', decimals: 3 })).toBe(
    text('1 234,568'),
  );
  expect(formatNumber(0.5, { locale: 'en', decimals: 0 })).toBe('1');
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%p is –', (value) => {
  expect(formatNumber(value, { locale: 'en' })).toBe('–');
  expect(formatPercent(value, { locale: 'fi' })).toBe('–');
  expect(formatWithUnit(value, { locale: 'en', unit: '€' })).toBe('–');
});

test('a percentage has two decimals and a percent sign', () => {
  expect(formatPercent(12.5, { locale: 'en' })).toBe(text('12.50 %'));
  expect(formatPercent(1234.5, { locale: 'fi' })).toBe(text('1 234,50 %'));
});

test.each([
  [{ unit: '€', prefix: 'k' }, '12 k€'],
  [{ unit: '€', prefix: '' }, '12 €'],
  [{ unit: 'kg', prefix: null }, '12 kg'],
  [{ unit: '', prefix: 'M' }, '12 M'],
  [{ unit: null }, '12'],
  [{}, '12'],
])('a unit is joined to its number: %p', (unit, written) => {
  expect(formatWithUnit(12, { locale: 'en', type: 'int', ...unit })).toBe(text(written));
});

test('what is written reads back as the rounded number, in groups of three', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.constantFrom(...LOCALES),
      fc.integer({ min: 0, max: 4 }),
      (value, locale, decimals) => {
        const written = formatNumber(value, { locale, decimals });
        expect(written).toMatch(/^−?\d{1,3}(\u00a0\d{3})*([.,]\d+)?$/);
        const read = Number(written.replaceAll(NBSP, '').replace('−', '-').replace(',', '.'));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
        expect(written.includes(',')).toBe(locale === 'fi' && decimals > 0);
      },
    ),
  );
});

test('rounds as Intl does, whatever the size of the number', () => {
  const doubles = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e24, max: 1e24 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(doubles, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
      const expected = new Intl.NumberFormat('en', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }).format(value);
      expect(formatNumber(value, { locale: 'en', decimals })).toBe(
        expected.replaceAll(',', NBSP).replace('-', '−'),
      );
    }),
  );
});
