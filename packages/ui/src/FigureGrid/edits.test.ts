import { parseNumber } from '@tavoite/model';
import {
  clearBlock,
  copyFigures,
  type FigureGridRow,
  fillDown,
  fillRight,
  pasteFigures,
  summaryOf,
} from './edits.js';

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
const paste = (text: string, at = block(0, 1, 0, 1)) => pasteFigures(text, ROWS, 3, at, finnish);

it('pastes what a spreadsheet copied, in its own writing', () => {
  expect(paste('1 234,5\t2\r\n\t"3"\r\n', block(0, 2, 0, 2))).toEqual({
    edits: [
      { key: 'a', month: 1, value: 1234.5 },
      { key: 'a', month: 2, value: 2 },
      { key: 'b', month: 1, value: null },
      { key: 'b', month: 2, value: 3 },
    ],
    invalid: [],
    outside: 0,
  });
});

it('fills the selection with a single value', () => {
  expect(paste('4', block(1, 1, 2, 2)).edits).toEqual([
    { key: 'b', month: 0, value: 4 },
    { key: 'b', month: 1, value: 4 },
    { key: '=c', month: 0, value: 4 },
    { key: '=c', month: 1, value: 4 },
  ]);
});

it('says what is no number, and what has no room', () => {
  const { edits, invalid, outside } = paste('1\tx\t3\t4\n1\n1\n1');
  expect(edits).toHaveLength(4);
  expect(invalid).toEqual(['x']);
  expect(outside).toBe(2);
});

it('leaves titles out where they are pasted on titles', () => {
  expect(paste('Myynti\t5\nKulut\t6', block(0, 0, 0, 0)).edits).toEqual([
    { key: 'a', month: 0, value: 5 },
    { key: 'b', month: 0, value: 6 },
  ]);
});

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
  expect(paste(copyFigures(ROWS, block(0, 1, 2, 3), NONE, ',')).edits).toHaveLength(9);
});

it('sums what is on screen', () => {
  expect(summaryOf(ROWS, block(0, 0, 1, 3), EDITS)).toEqual({ count: 5, sum: 35.5 });
});
