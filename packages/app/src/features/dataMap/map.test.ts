import type { DataMapColumns } from '@tavoite/model';
import { dataMapTable } from './file.js';
import { changeOf, firstEstimate, firstJanuary, indexMap, unknownKeys } from './map.js';

const PLAIN = { columns: [], locale: 'en' } as const;

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

it('finds where estimates begin', () => {
  const from = (...verified: string[]) =>
    firstEstimate(
      indexMap({
        months: ['2026-01', '2026-02', '2026-03'],
        terms: verified.map((flags, index) => term(String(index), { verified: flags })),
        rows: verified.map((_, index) => index),
        levels: verified.map(() => 0),
      }),
    );
  expect(from('100', '110')).toBe(2);
  expect(from('000')).toBeUndefined();
  expect(from('111', '100')).toBeUndefined();
  expect(from()).toBeUndefined();
  // Also in a row below another.
  const below = indexMap({
    months: ['2026-01', '2026-02', '2026-03'],
    terms: [term('0', { verified: '100' }), term('1', { verified: '110' })],
    rows: [0, 1],
    levels: [0, 1],
  });
  expect(firstEstimate(below)).toBe(2);
});

it('gives all rows to a file, with level, key and the kind of each figure', () => {
  const table = dataMapTable(indexMap(columns), (key) => key, PLAIN);
  // Spreadsheets fold what is below a term, and know months as dates.
  expect(table.columns[table.outlineColumn ?? -1]?.title).toBe('term');
  expect(table.columns.slice(4).map(({ month }) => month)).toEqual(indexMap(columns).months);
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

it('gives chosen columns to a file, and says of each value what it is where that is asked for', () => {
  const summed = term('7', { total: 12, total_verified: true, compared: 10 });
  const map = indexMap({ ...columns, terms: [summed], rows: [0], levels: [0] });
  const table = dataMapTable(map, (key) => key, {
    columns: ['total', 'change', 'trend', 'kind'],
    locale: 'en',
  });
  expect(table.columns.slice(4).map(({ title }) => title)).toEqual([
    '2025-12',
    '2025-12 map-kind',
    '2026-01',
    '2026-01 map-kind',
    'map-total',
    'map-total map-kind',
    'map-change',
  ]);
  expect([...table.rows][0]?.slice(4)).toEqual([
    { value: 1, kind: 'actual', decimals: 2 },
    'actual',
    null,
    null,
    { value: 12, kind: 'actual', decimals: 2 },
    'actual',
    '+20.0\u00a0%',
  ]);
});

it('compares a period with the year before it, and a longer one by its newest actual month', () => {
  const changeIn = (values: Array<number | null>, verified: string) => {
    const months = values.map((_, month) => `2025-${month}`);
    const terms = [term('a', { values, verified, total: 220, compared: 200 })];
    const [node] = indexMap({ months, terms, rows: [0], levels: [0] }).roots;
    return node && changeOf(node, 'en', 'pp');
  };
  const year = Array.from({ length: 12 }, () => 10);
  expect(changeIn(year, '1'.repeat(12))).toBe('+10.0\u00a0%');
  // The last month is an estimate: 15 is compared with 10, twelve months before it.
  expect(changeIn([...year, 15, 99], `${'1'.repeat(13)}0`)).toBe('+50.0\u00a0%');
  expect(changeIn([...year, null], '1'.repeat(13))).toBeNull();
});

it('knows the month that begins another year', () => {
  expect(firstJanuary(indexMap(columns))).toBe(1);
  expect(firstJanuary(indexMap({ ...columns, months: ['2026-01', '2026-02'] }))).toBeUndefined();
});
