import { parseNumber } from '@tavoite/model';
import {
  clearBlock,
  copyFigures,
  type FigureGridRow,
  figureRow,
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

describe('headings', () => {
  const heading: FigureGridRow = { ...row('h'), heading: true };
  const GROUPED = [heading, row('a', 1), row('b', 2), heading, row('c', 3)];

  it('are left out of what is done to a block', () => {
    const all = block(0, 0, 4, 1);
    expect(clearBlock(GROUPED, all).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(fillDown(GROUPED, all, NONE)).toEqual([
      { key: 'b', month: 0, value: 1 },
      { key: 'c', month: 0, value: 1 },
    ]);
    expect(copyFigures(GROUPED, all, NONE, '.')).toBe('A\t1\nB\t2\nC\t3');
    expect(summaryOf(GROUPED, all, NONE)).toEqual({ count: 3, sum: 6 });
  });

  it('are no place for what is pasted', () => {
    const paste = (text: string, at: ReturnType<typeof block>) =>
      pasteFigures(text, GROUPED, ['01/2026'], at, finnish).edits.map(({ key, value }) => [
        key,
        value,
      ]);
    expect(paste('7\n8\n', block(2, 1, 2, 1))).toEqual([
      ['b', 7],
      ['c', 8],
    ]);
    expect(paste('9', block(2, 1, 4, 1))).toEqual([
      ['b', 9],
      ['c', 9],
    ]);
  });

  it('are passed by, and the nearest row is taken where there is none beyond', () => {
    expect(figureRow(GROUPED, 3, 1)).toBe(4);
    expect(figureRow(GROUPED, 3, -1)).toBe(2);
    expect(figureRow(GROUPED, -1, -1)).toBe(1);
    expect(figureRow(GROUPED, 9, 1)).toBe(4);
  });
});
