import { hasWords, partsFound, searchWords, withWords } from './findWords.js';

it('takes what is looked for apart, and nothing of blanks', () => {
  expect(searchWords('  Sales  WOOD ', 'en')).toEqual(['sales', 'wood']);
  expect(searchWords('   ', 'en')).toEqual([]);
});

it('finds all words, in any order and within longer ones', () => {
  expect(hasWords('Wood sales', ['sales', 'wood'], 'en')).toBe(true);
  expect(hasWords('Wholesales', ['sales'], 'en')).toBe(true);
  expect(hasWords('Wood sales', ['sales', 'stone'], 'en')).toBe(false);
});

it('keeps those with all words, and all where nothing is looked for', () => {
  const all = ['Wood sales', 'Stone sales', 'Wood'];
  const own = (text: string) => text;
  expect(withWords(all, 'SALES wood', 'en', own)).toEqual(['Wood sales']);
  expect(withWords(all, ' ', 'en', own)).toBe(all);
});

it('says where the words stand, once where they meet', () => {
  expect(partsFound('Wood sales', ['sales', 'wood'], 'en')).toEqual([
    [0, 4],
    [5, 10],
  ]);
  expect(partsFound('Sales of sales', ['sal', 'ales'], 'en')).toEqual([
    [0, 5],
    [9, 14],
  ]);
  expect(partsFound('Wood', ['wood', 'sales'], 'en')).toEqual([]);
  expect(partsFound('Wood', [], 'en')).toEqual([]);
});

it('marks nothing where small letters have other places', () => {
  expect(partsFound('İstanbul', ['stanbul'], 'en')).toEqual([]);
});
