import { complete, completionsAt, isKeyAt } from './completion.js';

const TERMS = [
  { key: 'sales', title: 'Net sales' },
  { key: 'costs', title: 'Costs of sales' },
  { key: '4100', title: 'Wages' },
];
const keysAt = (formula: string, caret = formula.length) =>
  completionsAt(formula, caret, TERMS, 5).map(({ term }) => term.key);

it.each([
  ['sal', ['sales', 'costs']],
  ['1 + NET', ['sales']],
  ['sales - cost', ['costs']],
  ['wag', ['4100']],
  ['[41', ['4100']],
  // Nothing is left to complete, whatever else has it in its title.
  ['sales', []],
  ['net sa', ['sales', 'costs']],
  ['sales + ', []],
  ['', []],
])('finds what fits %p: %p', (formula, keys) => {
  expect(keysAt(formula)).toEqual(keys);
});

it('offers keys that are longer than a whole one', () => {
  const longer = [...TERMS, { key: 'sales_abroad', title: 'Exports' }];
  expect(completionsAt('sales', 5, longer, 5).map(({ term }) => term.key)).toEqual([
    'sales_abroad',
  ]);
});

it('looks at what is before the caret only', () => {
  expect(keysAt('cos + sales', 3)).toEqual(['costs']);
});

it.each([
  ['2 * wag', 7, '2 * [4100]', 10],
  ['[41] / 2', 3, '[4100] / 2', 6],
  ['cos + 1', 3, 'costs + 1', 5],
])('completes %p', (formula, caret, completed, then) => {
  const [found] = completionsAt(formula, caret, TERMS, 1);
  if (!found) throw new Error('nothing fits');
  expect(complete(formula, caret, found)).toEqual({ formula: completed, caret: then });
});

it.each([
  ['1 + sales', 9, true],
  ['1 + sale', 8, false],
  ['1 + sales', 8, false],
  ['1 + ', 4, false],
])('knows a whole key: %p at %i: %p', (formula, caret, isWhole) => {
  expect(isKeyAt(formula, caret, TERMS)).toBe(isWhole);
});
