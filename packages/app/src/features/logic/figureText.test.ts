import { shareText } from './figureText.js';

test('a share is written in percent, what is more than the whole as how many times as much', () => {
  expect(shareText(41.2, 'en')).toBe('41.20\u00a0%');
  expect(shareText(100, 'fi')).toBe('100,00\u00a0%');
  expect(shareText(298.63, 'en')).toBe('2.99\u00a0×');
  expect(shareText(298.63, 'fi')).toBe('2,99\u00a0×');
  expect(shareText(-12.5, 'en')).toBe('−12.50\u00a0%');
});
