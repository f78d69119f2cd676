import { textWidth, wrapText } from './textLayout.js';

it('breaks at spaces, and between syllables of words that are too long', () => {
  const lines = wrapText('Asiakastyytyväisyyden kehitys', 80, 12);
  expect(lines).toEqual(['Asiakastyy-', 'tyväisyyden', 'kehitys']);
  for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(80);
});

it('breaks anywhere where not even a syllable has room', () => {
  const lines = wrapText('Asiakastyytyväisyyden', 20, 12);
  expect(lines.join('')).toBe('Asiakastyytyväisyyden');
  for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(20);
});
