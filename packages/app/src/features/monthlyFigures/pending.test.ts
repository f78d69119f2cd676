import type { FigureSheet } from '@tavoite/model';
import { editsIn, keepingMine, keepingTheirs, rowsOfSheet, withEdits } from './pending.js';

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
const typed = withEdits([], [{ key: 'sales', month: 1, value: 5 }], sheet);

it('keeps what was stored when a figure was first typed', () => {
  const later = { ...sheet, terms: sheet.terms.map((term) => ({ ...term, values: [10, 7] })) };
  expect(withEdits(typed, [{ key: 'sales', month: 1, value: 6 }], later)).toEqual([
    { key: 'sales', month: '2026-02', value: 6, was: { value: null, verified: false } },
  ]);
});

it('forgets what is as it was, and what the sheet does not have', () => {
  expect(withEdits(typed, [{ key: 'sales', month: 1, value: null }], sheet)).toEqual([]);
  expect(withEdits([], [{ key: 'costs', month: 0, value: 1 }], sheet)).toEqual([]);
  expect(withEdits([], [{ key: 'sales', month: 9, value: 1 }], sheet)).toEqual([]);
});

it('shows what is pending in the months on screen', () => {
  expect(editsIn(typed, sheet)).toEqual(new Map([['sales', new Map([[1, 5]])]]));
  expect(editsIn(typed, { ...sheet, months: ['2025-01'] })).toEqual(new Map());
  expect(rowsOfSheet(sheet)[0]?.verified).toEqual([true, false]);
});

it('keeps mine or theirs where someone else was first', () => {
  const newest = [{ key: 'sales', month: '2026-02', value: 8, verified: true }];
  expect(keepingMine(typed, newest)).toMatchObject([
    { value: 5, was: { value: 8, verified: true } },
  ]);
  expect(keepingTheirs(typed, newest)).toEqual([]);
});
