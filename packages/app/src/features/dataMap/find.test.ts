import { searchWords } from '@tavoite/model';
import { findRows } from './find.js';
import { indexMap, type MapNode } from './map.js';

const term = (key: string, title: string) => ({
  key,
  title,
  unit: 'k€',
  value_numeric_type: 'decimal' as const,
  values: [1],
  verified: '1',
});

// Result → (Net sales → (Wood sales, Services), Costs → Wages), Personnel
const map = indexMap({
  months: ['2026-01'],
  terms: [
    term('result', 'Result'),
    term('net', 'Net sales'),
    term('wood', 'Wood sales'),
    term('services', 'Services'),
    term('costs', 'Costs'),
    term('wages', 'Wages'),
    term('people', 'Personnel'),
  ],
  rows: [0, 1, 2, 3, 4, 5, 6],
  levels: [0, 1, 2, 2, 1, 2, 0],
});
const outline = (nodes: readonly MapNode[]): unknown[] =>
  nodes.map(({ key, children }) => (children.length > 0 ? [key, outline(children)] : key));
const find = (query: string) => {
  const { roots, expanded, count } = findRows(map, searchWords(query, 'en'), 'en');
  return [outline(roots), [...expanded], count];
};

it('finds rows with what leads to them, open, and nothing beside them', () => {
  expect(find('WOOD')).toEqual([[['result', [['net', ['wood']]]]], ['/0/1', '/0'], 1]);
  expect(find('sales wood')).toEqual(find('wood'));
  expect(find('sales')).toEqual([[['result', [['net', ['wood']]]]], ['/0/1', '/0'], 2]);
  expect(find('nowhere')).toEqual([[], [], 0]);
});

it('keeps what is below a row, closed', () => {
  expect(find('costs')).toEqual([[['result', [['costs', ['wages']]]]], ['/0'], 1]);
  expect(find('per')).toEqual([['people'], [], 1]);
});
