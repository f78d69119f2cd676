import { rangeHolds } from './fonts.js';

test.each([
  ['', 'å', true],
  ['U+0-FF', 'aå', true],
  ['U+0100-02BA, U+1E00-1E9F', 'aå', false],
  ['U+0100-02BA, U+1E00-1E9F', 'aőx', true],
  ['u+20ac', '12 k€', true],
  ['U+4??', 'ж', true],
  ['U+4??', 'z', false],
  ['U+1F600-1F64F', '😀', true],
])('%p holds a character of %p: %p', (range, text, holds) => {
  expect(rangeHolds(range, new Set(text))).toBe(holds);
});
