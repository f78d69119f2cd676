import { renameInFormula } from './rename.js';

it.each([
  ['a + b', 'a', 'c', 'c + b'],
  ['[a]+a * aa', 'a', 'x y', '[x y]+[x y] * aa'],
  ['sum(sum, 1)', 'sum', 'total', 'sum(total, 1)'],
  ['4100', '4100', '4200', '4200'],
  ['[4100] - 4100', '4100', 'net', 'net - 4100'],
  ['a + (', 'a', 'b', 'b + ('],
  ['a + [', 'a', 'b', 'a + ['],
])('writes %s with %s as %s: %s', (text, from, to, renamed) => {
  expect(renameInFormula(text, from, to)).toBe(renamed);
});
