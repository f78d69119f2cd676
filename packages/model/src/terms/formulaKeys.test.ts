import { keysOfFormula, replaceKeys } from './formulaKeys.js';

it('finds each key of a formula once, bare or in brackets, and no numbers or functions', () => {
  expect(keysOfFormula('sales / (costs + [Other costs 2]) * 100 - sales')).toEqual([
    'sales',
    'costs',
    'Other costs 2',
  ]);
  expect(keysOfFormula('max(sales, 1e3)')).toEqual(['sales']);
  expect(keysOfFormula('')).toEqual([]);
});

it('writes something else in place of keys, and leaves the rest as it is', () => {
  expect(replaceKeys('2 * a - [b]]c]', (key, written) => `<${key}|${written}>`)).toBe(
    '2 * <a|a> - <b]c|[b]]c]>',
  );
});
