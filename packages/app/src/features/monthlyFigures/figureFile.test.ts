import { xlsxFile } from '../downloads/xlsx/index.js';
import { sheetFile, toCsv } from './figureFile.js';

it('writes the sheet as a file that can be dropped again', async () => {
  const text = await sheetFile({
    months: ['2026-01', '2026-02'],
    terms: [
      {
        id: 1,
        key: 'net-sales',
        title: 'Net sales',
        path: '',
        unit: '€',
        value_numeric_type: 'decimal',
        data_source: null,
        values: [1.5, null],
        verified: '10',
      },
    ],
  }).text();
  expect(text.replace('\uFEFF', '')).toBe('term,2026-01,2026-02\nnet-sales,1.5,\n');
});

it('reads CSV in UTF-8, and in what older programs save', async () => {
  expect(await toCsv(new File(['term;määrä\n'], 'a.csv'))).toBe('term;määrä\n');
  const latin = Uint8Array.from([0x6d, 0xe4, 0xe4, 0x72, 0xe4]);
  expect(await toCsv(new File([latin], 'a.csv'))).toBe('määrä');
});

it('refuses what only calls itself a workbook', async () => {
  await expect(toCsv(new File(['no workbook'], 'a.xlsx'))).rejects.toThrow();
});

it('reads the first sheet of a workbook, numbers as they are', async () => {
  const workbook = await xlsxFile([
    {
      title: 'Figures',
      table: {
        columns: ['term', '2026-01', '2026-02'].map((title) => ({ title, width: 12 })),
        stickyColumns: 1,
        rows: [
          ['net, sales', { value: 1250.5, decimals: 2 }, null],
          ['costs', { value: -3, decimals: 0 }, { value: 0.1, decimals: 2 }],
        ],
      },
    },
    { title: 'Other', table: { columns: [{ title: 'x', width: 4 }], stickyColumns: 0, rows: [] } },
  ]);
  expect(await toCsv(new File([workbook], 'a.XLSX'))).toBe(
    'term,2026-01,2026-02\n"net, sales",1250.5,\ncosts,-3,0.1\n',
  );
});
