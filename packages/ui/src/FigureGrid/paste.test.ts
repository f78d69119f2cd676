import { parseNumber } from '@tavoite/model';
import type { FigureGridRow } from './edits.js';
import { pasteFigures } from './paste.js';

const row = (key: string, title: string): FigureGridRow => ({
  key,
  title,
  values: [],
  verified: [],
});
const ROWS = [row('a', 'Leipien myynti'), row('b', 'Kulut'), row('c', 'Palkat')];
const MONTHS = ['11/2025', '12/2025', '01/2026'];
const block = (firstRow: number, firstColumn: number, lastRow: number, lastColumn: number) => ({
  firstRow,
  firstColumn,
  lastRow,
  lastColumn,
});
const finnish = (text: string) => parseNumber(text, 'fi');
const paste = (text: string, at = block(0, 1, 0, 1), rows = ROWS, months = MONTHS) => {
  const { edits, ...left } = pasteFigures(text, rows, months, at, finnish);
  return { ...left, edits: edits.map(({ key, month, value }) => [key, month, value]) };
};
const NOTHING_LEFT = { invalid: [], unknown: [], outside: 0 };

it('pastes what a spreadsheet copied, in its own writing', () => {
  expect(paste('1 234,5\t2\r\n\t"3"\r\n', block(0, 2, 0, 2))).toEqual({
    ...NOTHING_LEFT,
    edits: [
      ['a', 1, 1234.5],
      ['a', 2, 2],
      ['b', 1, null],
      ['b', 2, 3],
    ],
  });
});

it('fills the selection with a single value', () => {
  expect(paste('4', block(1, 1, 2, 2)).edits).toEqual([
    ['b', 0, 4],
    ['b', 1, 4],
    ['c', 0, 4],
    ['c', 1, 4],
  ]);
});

it('says what is no number, and what has no room', () => {
  const { edits, invalid, outside } = paste('1\tx\t3\t4\n1\n1\n1');
  expect(edits).toHaveLength(4);
  expect(invalid).toEqual(['x']);
  expect(outside).toBe(2);
});

it('leaves titles out where they are pasted on titles', () => {
  expect(paste('Myynti\t5\nMuut\t6', block(0, 0, 0, 0))).toEqual({
    ...NOTHING_LEFT,
    edits: [
      ['a', 0, 5],
      ['b', 0, 6],
    ],
  });
});

const TABLE = [
  ['', '2025', '', '2026', ''],
  ['Tuote', 'marras', 'joulu', 'tammi', 'Yhteensä'],
  ['Tuotot', '', '', '', ''],
  ['leipien myynti', '100', '110,5', '120', '330,5'],
  ['Palkat', '\u22125', '', '7', '2'],
  ['Tulos', '95', '110,5', '127', '332,5'],
];
const tabbed = (lines: readonly (readonly string[])[]) =>
  lines.map((line) => `${line.join('\t')}\r\n`).join('');

it.each([
  ['a month', block(1, 2, 1, 2)],
  ['a title', block(2, 0, 2, 0)],
])('puts a table with headings where they say, pasted on %s', (_where, at) => {
  expect(paste(tabbed(TABLE), at)).toEqual({
    edits: [
      ['a', 0, 100],
      ['a', 1, 110.5],
      ['a', 2, 120],
      ['c', 0, -5],
      ['c', 1, null],
      ['c', 2, 7],
    ],
    invalid: [],
    unknown: ['Tulos', 'Yhteensä'],
    outside: 0,
  });
});

it.each([
  ['12/2025', '1/2026'],
  ['joulu.25', 'tammi.26'],
  ['December 2025', 'Jan-26'],
  ['31.12.2025', '31.1.2026'],
  ['12.2025', '1.2026'],
  // Of each only one is in view.
  ['joulukuu', 'tammikuu'],
])('reads the headings %j and %j', (december, january) => {
  expect(
    paste(
      tabbed([
        ['', january, december],
        ['b', '2', '1'],
      ]),
    ),
  ).toEqual({
    ...NOTHING_LEFT,
    edits: [
      ['b', 2, 2],
      ['b', 1, 1],
    ],
  });
});

it('goes down from the selection below months without titles', () => {
  expect(paste('12/2025\t02/2026\n1\t2\n3\t', block(1, 1, 1, 1))).toEqual({
    ...NOTHING_LEFT,
    edits: [
      ['b', 1, 1],
      ['c', 1, 3],
    ],
    outside: 1,
  });
});

it('starts at the selected month below months whose year is not clear', () => {
  const months = ['01/2025', '02/2025', '01/2026', '02/2026'];
  const { edits } = paste('\ttammi\thelmi\nKulut\t1\t2', block(0, 3, 0, 3), ROWS, months);
  expect(edits).toEqual([
    ['b', 2, 1],
    ['b', 3, 2],
  ]);
});

it('puts nothing anywhere for titles that it does not have', () => {
  expect(paste('\t12/2025\nVuokrat\t5\nKuluja\t6')).toEqual({
    ...NOTHING_LEFT,
    edits: [],
    unknown: ['Vuokrat', 'Kuluja'],
  });
});

it('takes rows with one title in their order, and none where some are left out', () => {
  const rows = [row('x', 'Muut'), row('y', 'Kulut'), row('z', 'Muut')];
  const at = block(0, 1, 0, 1);
  expect(paste('Muut\t1\nMuut\t2\nKulut\t3', at, rows).edits).toEqual([
    ['x', 0, 1],
    ['z', 0, 2],
    ['y', 0, 3],
  ]);
  expect(paste('Muut\t1\nKulut\t3', at, rows)).toEqual({
    ...NOTHING_LEFT,
    edits: [['y', 0, 3]],
    unknown: ['Muut'],
  });
});

it('does not take figures for headings', () => {
  const { edits } = paste('1,2026\n1.2026\n0');
  expect(edits).toEqual([
    ['a', 0, 1.2026],
    ['b', 0, 1.2026],
    ['c', 0, 0],
  ]);
  expect(paste('2025\t2026\n1\t2').edits).toHaveLength(4);
  expect(paste('#VIITTAUS!\t#VIITTAUS!\n1\t2')).toMatchObject({
    invalid: ['#VIITTAUS!', '#VIITTAUS!'],
    edits: [
      ['b', 0, 1],
      ['b', 1, 2],
    ],
  });
});

it('reads cells with line ends and quotes', () => {
  const text = '"Vuosi\n2025"\t"mar\tras"\t12/2025\n"""Kulut"""\t\t1\nKulut\t2\t3\n';
  expect(paste(text)).toEqual({
    edits: [['b', 1, 3]],
    invalid: [],
    unknown: ['"Kulut"', 'mar\tras'],
    outside: 0,
  });
});
