import type { FileCell, FileTable } from '@tavoite/model';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvFile } from './csv.js';

const tableOf = (rows: FileCell[][], titles = ['A', 'B']): FileTable => ({
  columns: titles.map((title) => ({ title, width: 10 })),
  stickyColumns: 0,
  rows,
});

/** The bytes, with the mark that reading as text would take away. */
const written = async (table: FileTable): Promise<string> => {
  const file = await csvFile(table);
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
  return Buffer.from(bytes).toString('utf8');
};

it('quotes every value, with commas between and the mark of UTF-8 before', async () => {
  const text = await written(
    tableOf([
      ['Määrä "k€", yht.', { value: -1234.5, kind: 'estimate', decimals: 2 }],
      [{ text: 'B', indent: 2 }, null],
    ]),
  );
  expect(text).toBe('\uFEFF"A","B"\r\n"Määrä ""k€"", yht.","-1234.5"\r\n"B",""\r\n');
});

it.each(['=1+1', '+358', '-5', '@SUM(A1)', '\tx', '\rx'])('guards the text %j', async (title) => {
  expect(await written(tableOf([[title]], [title]))).toBe(`\uFEFF"'${title}"\r\n"'${title}"\r\n`);
});

it('writes numbers with a point and without the noise of binary fractions', async () => {
  const values = [-5, 0.1, 1e21, 1234567.891, 0, 488.600000000001, 0.1 + 0.2, 99_999_999_999.99];
  const text = await written(
    tableOf(
      values.map((value) => [{ value, decimals: 2 }]),
      ['A'],
    ),
  );
  expect(text.split('\r\n').slice(1, -1)).toEqual(
    [
      '-5',
      '0.1',
      '1000000000000000000000',
      '1234567.891',
      '0',
      '488.6',
      '0.3',
      '99999999999.99',
    ].map((number) => `"${number}"`),
  );
});

it('is read back as it was', async () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
      const text = await written(tableOf(rows));
      const read = parse(text, { bom: true }) as string[][];
      expect(read.slice(1)).toEqual(rows);
    }),
    { numRuns: 50 },
  );
});
