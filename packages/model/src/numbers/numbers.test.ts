import fc from 'fast-check';
import {
  fileNumber,
  formatChange,
  formatChangeOrDifference,
  formatDifference,
  formatNumber,
  formatPercent,
  formatWithUnit,
  headlineFormat,
  LOCALES,
  valueFormat,
  writtenDifference,
} from '../index.js';

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

describe('a headline', () => {
  const headline = (value: number | null, prefix = 'k', unit = '€') => {
    const scaled = headlineFormat(value, { locale: 'en', unit, prefix });
    return formatWithUnit(scaled.value, scaled.format);
  };

  it.each([
    [980, 1020, `0.98${NBSP}M€`],
    [64_198.9, 67_669.1, `64.20${NBSP}M€`],
    [6767.6, 980, `6${NBSP}767.60${NBSP}k€`],
    [4, 67_669.1, `4.00${NBSP}k€`],
    [0, 67_669.1, `0.00${NBSP}M€`],
    [2250.1, 23_691.8, `2.25${NBSP}M€`],
    [12_250.1, 9_691.8, `12.25${NBSP}M€`],
    [980, null, `980.00${NBSP}k€`],
  ])('with %p thousands beside one of %p is written as it: %s', (value, scale, expected) => {
    const scaled = headlineFormat(value, { locale: 'en', unit: '€', prefix: 'k' }, scale);
    expect(formatWithUnit(scaled.value, scaled.format)).toBe(expected);
  });

  it.each([
    [172_986.4, `172.99${NBSP}M€`],
    [6767.6, `6.77${NBSP}M€`],
    [-6767.6, `−6.77${NBSP}M€`],
    [999.99, `999.99${NBSP}k€`],
    [0, `0.00${NBSP}k€`],
    [null, '–'],
  ])('of %p thousands is %s', (value, expected) => {
    expect(headline(value)).toBe(expected);
  });

  it.each([
    [22_368.77, '', 'MWh', `22.37${NBSP}GWh`],
    [22_368.77, 'M', 'Wh', `22.37${NBSP}GWh`],
    [22_368_770, 'k', 'Wh', `22.37${NBSP}GWh`],
    [2240, '', 'kWh', `2.24${NBSP}MWh`],
    [999.99, '', 'MWh', `999.99${NBSP}MWh`],
    [-12_345, '', 'kg', `−12.35${NBSP}t`],
    [12_345, 'k', 'g', `12.35${NBSP}t`],
    [12_345, '', 't', `12${NBSP}345.00${NBSP}t`],
  ])('of %p %s%s is %s', (value, prefix, unit, expected) => {
    expect(headline(value, prefix, unit)).toBe(expected);
  });

  it('scales nothing that is not in thousands of a unit', () => {
    expect(headline(172_986.4, '')).toBe(`172${NBSP}986.40${NBSP}€`);
    expect(headline(172_986.4, 'k', '')).toBe(`172${NBSP}986.40${NBSP}k`);
  });
});

test.each([
  [12 / 7, 2, '1.7143'],
  [0.1 + 0.2, 2, '0.3'],
  [-1234.5, 2, '-1234.5'],
  [252.99999999, 0, '253'],
  [-0.00001, 2, '0'],
  [1e21, 2, '1000000000000000000000'],
])('writes %p with %p decimals to a file as %s', (value, decimals, expected) => {
  expect(fileNumber(value, decimals)).toBe(expected);
});

test('writes the values of a term by its unit and type', () => {
  const people = { unit: '', measurement_type_prefix: '', value_numeric_type: 'int' };
  const sales = { unit: '€', measurement_type_prefix: 'k', value_numeric_type: 'decimal' };
  expect(formatWithUnit(253, valueFormat(people, 'en'))).toBe('253');
  expect(formatWithUnit(6767.6, valueFormat(sales, 'fi'))).toBe(`6${NBSP}767,60${NBSP}k€`);
});

test('a difference is that of the values as they are written', () => {
  const format = { locale: 'en', unit: '€', prefix: 'k', points: 'pp' } as const;
  expect(writtenDifference(6.554, 5.226, format)).toBe(1.32);
  expect(writtenDifference(-1.005, 1.004, format)).toBe(-2.01);
  expect(writtenDifference(2.6, 1.4, { locale: 'en', type: 'int' })).toBe(2);
  expect(writtenDifference(null, 1, format)).toBeNull();
  expect(formatDifference(6.554, 5.226, format)).toBe(`+1.32${NBSP}k€`);
  expect(formatDifference(5.226, 6.554, { ...format, unit: '%' })).toBe(`−1.32${NBSP}pp`);
  expect(formatDifference(1.001, 1, format)).toBe(`0.00${NBSP}k€`);
  expect(formatChangeOrDifference(5, -10, format)).toBe(`+15.00${NBSP}k€`);
  expect(formatChangeOrDifference(110, 100, format)).toBe(`+10.0${NBSP}%`);
  expect(formatChange(44, 46, { ...format, unit: '%', type: 'int' })).toBe(`−2${NBSP}pp`);
});

test.each([
  [106.4, 100, '€', `+6.4${NBSP}%`],
  [93.6, 100, '€', `−6.4${NBSP}%`],
  [100, 100, '€', `0.0${NBSP}%`],
  [12.5, 12.2, '%', `+0.30${NBSP}pp`],
  [5, -5, '€', null],
  [5, 0, '€', null],
  [null, 5, '€', null],
  // As both are written: 41.11 − 40.96.
  [41.114, 40.956, '%', `+0.15${NBSP}pp`],
])('%p after %p in %s changed by %s', (value, compared, unit, expected) => {
  expect(formatChange(value, compared, { locale: 'en', unit, points: 'pp' })).toBe(expected);
});
