import { aTerm } from '../../../test/fixtures.js';
import { roundedText, shareText } from './figureText.js';

test('a share is written in percent, what is more than the whole as how many times as much', () => {
  expect(shareText(41.2, 'en')).toBe('41.20\u00a0%');
  expect(shareText(100, 'fi')).toBe('100,00\u00a0%');
  expect(shareText(298.63, 'en')).toBe('2.99\u00a0×');
  expect(shareText(298.63, 'fi')).toBe('2,99\u00a0×');
  expect(shareText(-12.5, 'en')).toBe('−12.50\u00a0%');
});

test('at a glance large figures are whole, others as they are', () => {
  const written = (value: number | null) =>
    roundedText(
      {
        status: 'fulfilled',
        value,
        percentage: null,
        additionalPercentages: {},
        isVerified: true,
      },
      aTerm(1, 'profit', {}),
      'en',
    ).replaceAll('\u00a0', ' ');
  expect(written(7_784.2)).toBe('7 784 k€');
  expect(written(-146.9)).toBe('−147 k€');
  expect(written(44.51)).toBe('44.51 k€');
  expect(written(null)).toBe('–');
});
