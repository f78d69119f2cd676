import type { DataMapColumns } from '@tavoite/model';
import { dataMapTable } from './file.js';
import { indexMap, unknownKeys } from './map.js';

const term = (key: string, changes: Partial<DataMapColumns['terms'][number]> = {}) => ({
  key,
  title: `Title of ${key}`,
  unit: 'k€',
  value_numeric_type: 'decimal' as const,
  values: [1, null],
  verified: '10',
  ...changes,
});

/** 4100 → (a/b → x, x), 7 */
const columns: DataMapColumns = {
  months: ['2025-12', '2026-01'],
  terms: [
    term('4100', { value_numeric_type: 'int', values: [1200, 3] }),
    term('a/b'),
    term('x', { values: [0.5, -2], title: 'x' }),
    term('7'),
  ],
  rows: [0, 1, 2, 2, 3],
  levels: [0, 1, 2, 1, 0],
};

it('makes a tree of the rows, in their order', () => {
  const { roots, rows, months } = indexMap(columns);
  const outline = (nodes: typeof roots): unknown[] =>
    nodes.map(({ key, children }) => (children.length > 0 ? [key, outline(children)] : key));
  expect(outline(roots)).toEqual([['4100', [['a/b', ['x']], 'x']], '7']);
  expect([...rows.keys()]).toEqual(['/0', '/0/1', '/0/1/2', '/0/2', '/3']);
  expect(months).toEqual([2025 * 12 + 11, 2026 * 12]);
});

it('shares the values of a term among its places', () => {
  const { rows } = indexMap(columns);
  const [deep, shallow] = [rows.get('/0/1/2'), rows.get('/0/2')];
  expect(deep?.values).toBe(shallow?.values);
  expect(deep?.verified).toEqual([true, false]);
});

it('finds which of the requested keys do not exist', () => {
  expect(unknownKeys(['7', 'nowhere', '4100', 'x'], indexMap(columns))).toEqual(['nowhere', 'x']);
});

it('gives all rows to a file, with level, key and the kind of each figure', () => {
  const table = dataMapTable(indexMap(columns), (key) => key);
  expect(table.columns.map(({ title }) => title)).toEqual([
    'level',
    'key',
    'term',
    'unit',
    '2025-12',
    '2026-01',
  ]);
  const rows = [...table.rows];
  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual([
    { value: 1, decimals: 0 },
    '4100',
    { text: 'Title of 4100', indent: 0 },
    'k€',
    { value: 1200, kind: 'actual', decimals: 0 },
    { value: 3, kind: 'estimate', decimals: 0 },
  ]);
  expect(rows[1]?.slice(4)).toEqual([{ value: 1, kind: 'actual', decimals: 2 }, null]);
  expect(rows[2]?.slice(0, 3)).toEqual([{ value: 3, decimals: 0 }, 'x', { text: 'x', indent: 2 }]);
});
