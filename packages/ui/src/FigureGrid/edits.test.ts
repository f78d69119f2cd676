import { parseNumber } from '@tavoite/model';
import {
  clearBlock,
  copyFigures,
  type FigureGridRow,
  fillDown,
  fillRight,
  summaryOf,
} from './edits.js';
import { pasteFigures } from './paste.js';

const row = (key: string, ...values: (number | null)[]): FigureGridRow => ({
  key,
  title: key.toUpperCase(),
  values,
  verified: values.map(() => false),
});
const ROWS = [row('a', 1, 2, 3), row('b', null, 5.5, 6), row('=c', 7, 8, 9)];
const EDITS = new Map([['a', new Map([[1, 20]])]]);
const NONE = new Map();
const block = (firstRow: number, firstColumn: number, lastRow: number, lastColumn: number) => ({
  firstRow,
  firstColumn,
  lastRow,
  lastColumn,
});
const finnish = (text: string) => parseNumber(text, 'fi');

it('clears and fills blocks with what is on screen', () => {
  expect(clearBlock(ROWS, block(0, 0, 0, 1))).toEqual([{ key: 'a', month: 0, value: null }]);
  expect(fillRight(ROWS, block(0, 2, 1, 3), EDITS)).toEqual([
    { key: 'a', month: 2, value: 20 },
    { key: 'b', month: 2, value: 5.5 },
  ]);
  expect(fillDown(ROWS, block(0, 2, 1, 3), EDITS)).toEqual([
    { key: 'b', month: 1, value: 20 },
    { key: 'b', month: 2, value: 3 },
  ]);
});

it('copies for a spreadsheet, and reads it back', () => {
  const text = copyFigures(ROWS, block(0, 0, 2, 3), EDITS, ',');
  expect(text).toBe("A\t1\t20\t3\nB\t\t5,5\t6\n'=C\t7\t8\t9");
  const months = ['01/2026', '02/2026', '03/2026'];
  for (const from of [0, 1]) {
    const copied = copyFigures(ROWS, block(0, from, 2, 3), NONE, ',');
    const { edits } = pasteFigures(copied, ROWS, months, block(0, 1, 0, 1), finnish);
    expect(edits).toHaveLength(9);
    expect(edits.at(-1)).toEqual({ key: '=c', month: 2, value: 9 });
  }
});

it('sums what is on screen', () => {
  expect(summaryOf(ROWS, block(0, 0, 1, 3), EDITS)).toEqual({ count: 5, sum: 35.5 });
});
