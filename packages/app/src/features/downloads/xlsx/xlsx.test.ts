import { columnName, type FileCell, type FileTable, monthNumber, sheetNames } from '@tavoite/model';
import { strFromU8, unzipSync } from 'fflate';
import { xlsxFile } from './index.js';

async function open(
  rows: FileCell[][],
  titles = ['Term', 'Sales <&> "more"'],
  own: Partial<FileTable> = {},
) {
  const table = {
    columns: titles.map((title) => ({ title, width: 12 })),
    stickyColumns: 1,
    rows,
    ...own,
  };
  const file = await xlsxFile([
    { title: 'Data map', table },
    { title: 'Legend', table: { ...table, stickyColumns: 0, rows: [] } },
  ]);
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
  const parts = unzipSync(new Uint8Array(bytes));
  const xml = (path: string) => {
    const part = parts[path];
    if (!part) throw new Error(`no ${path}`);
    const document = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    return document;
  };
  const formats = [...xml('xl/styles.xml').querySelectorAll('cellXfs > xf')];
  const fonts = [...xml('xl/styles.xml').querySelectorAll('fonts > font')];
  const cell = (place: string) => xml('xl/worksheets/sheet1.xml').querySelector(`c[r="${place}"]`);
  const formatOf = (place: string) => formats[Number(cell(place)?.getAttribute('s'))];
  return {
    file,
    paths: Object.keys(parts),
    xml,
    cell,
    fontOf: (place: string) => fonts[Number(formatOf(place)?.getAttribute('fontId'))],
    formatOf,
  };
}

const figure = (value: number, kind?: 'actual' | 'estimate', decimals = 2): FileCell => ({
  value,
  ...(kind && { kind }),
  decimals,
});

it('holds numbers as numbers and says how they are shown', async () => {
  const { cell, formatOf } = await open([['Sales', figure(-1234.5678, 'actual')]]);
  expect(cell('B2')?.getAttribute('t')).toBeNull();
  expect(cell('B2')?.textContent).toBe('-1234.5678');
  expect(formatOf('B2')?.getAttribute('numFmtId')).toBe('4');
  const whole = await open([['Pieces', figure(12, undefined, 0)]]);
  expect(whole.formatOf('B2')?.getAttribute('numFmtId')).toBe('3');
});

it('writes actual figures bold and estimates italic', async () => {
  const { fontOf } = await open([
    ['Sales', figure(1, 'actual')],
    ['Sales', figure(2, 'estimate')],
    [{ text: 'Estimate', kind: 'estimate' }, figure(3)],
  ]);
  const marks = (place: string) => ['b', 'i'].filter((mark) => fontOf(place)?.querySelector(mark));
  expect(['B2', 'B3', 'A4', 'B4'].map(marks)).toEqual([['b'], ['i'], ['i'], []]);
  expect(marks('A1')).toEqual(['b']);
});

it('keeps texts as texts, even those that look like something else', async () => {
  const texts = ['=1+1', ' <b>&"', 'ä\u0000\u0007ö', '007'];
  const { cell } = await open(texts.map((text) => [text, null]));
  expect(texts.map((_, index) => cell(`A${index + 2}`)?.textContent)).toEqual([
    '=1+1',
    ' <b>&"',
    'äö',
    '007',
  ]);
  expect(cell('A2')?.getAttribute('t')).toBe('inlineStr');
  expect(cell('B1')?.textContent).toBe('Sales <&> "more"');
  expect(cell('B2')).toBeNull();
});

it('indents titles by their level', async () => {
  const { formatOf } = await open([
    [{ text: 'Top', indent: 0 }, null],
    [{ text: 'Below', indent: 2 }, null],
    [{ text: 'Far below', indent: 40 }, null],
  ]);
  const indents = ['A2', 'A3', 'A4'].map((place) =>
    formatOf(place)?.querySelector('alignment')?.getAttribute('indent'),
  );
  expect(indents).toEqual([undefined, '2', '15']);
});

it('writes months as dates that programs can compute with', async () => {
  const march = monthNumber(2024, 3);
  const { cell, formatOf, xml } = await open([[{ month: march }, null]], undefined, {
    columns: [{ title: '12/2025', month: monthNumber(2025, 12), width: 12 }],
  });
  // What 1 March 2024 and 1 December 2025 are in Excel and LibreOffice.
  expect([cell('A2')?.textContent, cell('A1')?.textContent]).toEqual(['45352', '45992']);
  const format = formatOf('A2')?.getAttribute('numFmtId');
  const own = xml('xl/styles.xml').querySelector(`numFmt[numFmtId="${format}"]`);
  expect(own?.getAttribute('formatCode')).toBe('mm/yyyy');
  expect(formatOf('A1')?.getAttribute('numFmtId')).toBe(format);
});

it('writes headings over numbers at their right', async () => {
  const { formatOf } = await open([['Sales', figure(1)]], undefined, {
    columns: [
      { title: 'Term', width: 12 },
      { title: 'Sales of everything (k€)', isNumeric: true, width: 12 },
    ],
  });
  const alignment = (place: string) =>
    formatOf(place)?.querySelector('alignment')?.getAttribute('horizontal');
  expect(['A1', 'B1'].map(alignment)).toEqual([undefined, 'right']);
});

it('is printed as wide as a page, with the headings on each', async () => {
  const { xml } = await open([['Sales', figure(1)]]);
  const sheet = xml('xl/worksheets/sheet1.xml');
  expect(sheet.querySelector('sheetPr > pageSetUpPr')?.getAttribute('fitToPage')).toBe('1');
  expect(sheet.querySelector('pageSetup')?.getAttribute('fitToHeight')).toBe('0');
  const repeated = [...xml('xl/workbook.xml').querySelectorAll('definedName')];
  expect(repeated.map((name) => name.textContent)).toEqual(["'Data map'!$1:$1", "'Legend'!$1:$1"]);
});

it('folds rows below others, as deep as programs can', async () => {
  const levels = [0, 1, 2, 12];
  const { xml } = await open(
    levels.map((indent) => [{ text: 'Term', indent }, null]),
    undefined,
    { outlineColumn: 0 },
  );
  const sheet = xml('xl/worksheets/sheet1.xml');
  const rows = [...sheet.querySelectorAll('row')].map((row) => row.getAttribute('outlineLevel'));
  expect(rows).toEqual([null, null, '1', '2', '7']);
  expect(sheet.querySelector('outlinePr')?.getAttribute('summaryBelow')).toBe('0');
});

it('has the parts that programs ask for, and headings that stay', async () => {
  const { xml, paths, file } = await open([['Sales', figure(1)]]);
  expect(paths).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  const sheets = [...xml('xl/workbook.xml').querySelectorAll('sheet')];
  expect(sheets.map((sheet) => sheet.getAttribute('name'))).toEqual(['Data map', 'Legend']);
  const pane = xml('xl/worksheets/sheet1.xml').querySelector('pane');
  expect([pane?.getAttribute('topLeftCell'), pane?.getAttribute('state')]).toEqual([
    'B2',
    'frozen',
  ]);
  expect(file.type).toMatch(/spreadsheetml\.sheet$/);
});

it('names sheets as spreadsheets allow', () => {
  expect(sheetNames(['A/B: [x]?', '', "'quoted'", 'x'.repeat(40)])).toEqual([
    'A B   x',
    '-',
    'quoted',
    'x'.repeat(31),
  ]);
  expect(sheetNames(['Legend', 'LEGEND', 'y'.repeat(40), 'y'.repeat(40)])).toEqual([
    'Legend',
    'LEGEND 2',
    'y'.repeat(31),
    `${'y'.repeat(29)} 2`,
  ]);
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});
