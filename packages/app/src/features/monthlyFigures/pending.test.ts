import type { FigureSheet } from '@tavoite/model';
import {
  changesOf,
  countOf,
  editsReader,
  keepingMine,
  keepingTheirs,
  listOf,
  type PendingFigures,
  pendingOf,
  rowsOfSheet,
  withEdits,
  withFigures,
} from './pending.js';

const sheet: FigureSheet = {
  months: ['2026-01', '2026-02'],
  terms: [
    {
      id: 1,
      key: 'sales',
      title: 'Sales',
      path: '',
      unit: 'k€',
      value_numeric_type: 'decimal',
      data_source: null,
      values: [10, null],
      verified: '10',
    },
  ],
};
const NOTHING: PendingFigures = new Map();
const typed = withEdits(NOTHING, [{ key: 'sales', month: 1, value: 5 }], sheet);

it('keeps what was stored when a figure was first typed', () => {
  const later = { ...sheet, terms: sheet.terms.map((term) => ({ ...term, values: [10, 7] })) };
  expect(listOf(withEdits(typed, [{ key: 'sales', month: 1, value: 6 }], later))).toEqual([
    { key: 'sales', month: '2026-02', value: 6, was: { value: null, verified: false } },
  ]);
});

it('forgets what is as it was, and what the sheet does not have', () => {
  expect(withEdits(typed, [{ key: 'sales', month: 1, value: null }], sheet)).toEqual(NOTHING);
  expect(withEdits(NOTHING, [{ key: 'costs', month: 0, value: 1 }], sheet)).toEqual(NOTHING);
  expect(withEdits(NOTHING, [{ key: 'sales', month: 9, value: 1 }], sheet)).toEqual(NOTHING);
});

it('shows what is pending in the months on screen', () => {
  expect(editsReader(sheet)(typed)).toEqual(new Map([['sales', new Map([[1, 5]])]]));
  expect(editsReader({ ...sheet, months: ['2025-01'] })(typed)).toEqual(new Map());
  expect(rowsOfSheet(sheet)[0]?.verified).toEqual([true, false]);
});

it('keeps mine or theirs where someone else was first', () => {
  const newest = [{ key: 'sales', month: '2026-02', value: 8, verified: true }];
  expect(keepingMine(listOf(typed), newest)).toMatchObject([
    { value: 5, was: { value: 8, verified: true } },
  ]);
  expect(keepingTheirs(listOf(typed), newest)).toEqual([]);
});

it('changes only what is of the terms that something is changed of', () => {
  const was = { value: null, verified: false };
  const costs = { key: 'costs', month: '2026-01', value: 3, was };
  const both = withFigures(typed, [costs]);
  expect(countOf(both)).toBe(2);
  expect(both.get('sales')).toBe(typed.get('sales'));
  expect(pendingOf(listOf(both))).toEqual(both);
  const read = editsReader(sheet);
  const before = read(both);
  const after = read(withEdits(both, [{ key: 'sales', month: 0, value: 1 }], sheet));
  expect(after.get('costs')).toBe(before.get('costs'));
  expect(after.get('sales')).toEqual(new Map([...(before.get('sales') ?? []), [0, 1]]));
});

it('says what saving changes', () => {
  const was = { value: 1, verified: true };
  const month = '2026-01';
  const pending = [
    { key: 'sales', month, value: 2, was },
    { key: 'sales', month, value: null, was },
    { key: 'gone', month, value: 3, verified: true, was: { value: null, verified: false } },
  ];
  expect(changesOf(pending, new Map([['sales', 'Sales']]))).toMatchObject([
    { title: 'Sales', before: was, after: { value: 2, verified: true } },
    { title: 'Sales', before: was, after: { value: null, verified: false } },
    { title: 'gone', before: { value: null }, after: { value: 3, verified: true } },
  ]);
});
