import type { FigureSheet } from '@tavoite/model';

/** Excel workbooks; everything else is taken for CSV. */
const WORKBOOK = /\.xlsx$/i;
const DELIMITED = /[",;\r\n]/;

/** A cell of a spreadsheet as CSV has it: dates are the months that they stand in. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 7);
  const text = String(value);
  return DELIMITED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\n`).join('');

/** The text of a file: programs on Windows save CSV in an older encoding where nothing else is chosen. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * A file of figures as CSV, whichever kind it is.
 * @throws Error for a workbook that cannot be read
 */
export async function toCsv(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (!WORKBOOK.test(file.name)) return decode(bytes);
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes);
  return csvOf(rows);
}

/** The sheet as a file that can be filled in and dropped again. */
export const sheetFile = ({ months, terms }: FigureSheet): Blob =>
  new Blob(
    // With the mark by which spreadsheet programs know the encoding.
    ['\uFEFF', csvOf([['term', ...months], ...terms.map(({ key, values }) => [key, ...values])])],
    { type: 'text/csv;charset=utf-8' },
  );
