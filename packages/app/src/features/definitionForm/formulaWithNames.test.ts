import { formulaWithNames } from './formulaWithNames.js';

const NAMES = new Map([
  ['sales', 'Net sales'],
  ['e5', 'Fifth'],
  ['max', 'Most'],
  ['a b', 'Spaced'],
  ['wages', 'Wages - all'],
]);
const shown = (formula: string) => formulaWithNames(formula, (key) => NAMES.get(key));

it.each([
  ['sales * 2', 'Net sales * 2'],
  ['sales_all + sales', 'sales_all + Net sales'],
  ['2e5 + e5', '2e5 + Fifth'],
  ['max(sales, [max])', 'max(Net sales, Most)'],
  ['[a b]/wages', 'Spaced/[Wages - all]'],
  ['[unknown] - x', '[unknown] - x'],
])('writes %s as %s', (formula, expected) => {
  expect(shown(formula)).toBe(expected);
});
