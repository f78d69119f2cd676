import type { FileCell, FileTable } from '@tavoite/model';
import { fileNumber, formatMonth } from '@tavoite/model';
import { createPause } from './pause.js';

/** Marks the file as UTF-8 for programs that read it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A text that a spreadsheet would take for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A cell, quoted. A text that looks like a formula is guarded; a number never is. */
function csvCell(cell: FileCell): string {
  if (cell === null) return quoted('');
  if (typeof cell === 'object' && 'value' in cell)
    return quoted(fileNumber(cell.value, cell.decimals));
  if (typeof cell === 'object' && 'month' in cell)
    return quoted(formatMonth(cell.month, 'MM/YYYY'));
  const text = typeof cell === 'string' ? cell : cell.text;
  return quoted(FORMULA_START.test(text) ? `'${text}` : text);
}

/** A table as CSV: commas, every value quoted, a point in numbers, UTF-8 with its mark. */
export async function csvFile({ columns, rows }: FileTable): Promise<Blob> {
  const pause = createPause();
  const lines = [columns.map(({ title }) => csvCell(title)).join(',')];
  for (const row of rows) {
    await pause();
    lines.push(row.map(csvCell).join(','));
  }
  const text = BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END;
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
