import { writtenNumber } from '@tavoite/model';
import type { Block } from '../sheet/cells.js';
import type { DataMapExtra, ExtraFigure } from './extras.js';
import type { DataMapRow } from './rows.js';

/** A pasted title must neither start a formula nor break the line. */
function titleCell(title: string): string {
  const flat = title.replace(/[\t\r\n]+/g, ' ');
  return /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
}

/**
 * The selected block as tab-separated text for a spreadsheet: numbers as plain
 * numbers with the decimal mark of the reader's language, empty where there is
 * no data.
 */
export function blockAsText(
  rows: readonly DataMapRow[],
  block: Block,
  decimalMark: '.' | ',',
  extras: readonly DataMapExtra[] = [],
): string {
  const lines: string[] = [];
  for (let index = block.firstRow; index <= block.lastRow; index += 1) {
    const node = rows[index]?.node;
    if (!node) continue;
    const cells: string[] = [];
    for (let column = block.firstColumn; column <= block.lastColumn; column += 1) {
      const extra: DataMapExtra | undefined = extras[column - 1 - node.values.length];
      const figure: ExtraFigure | null = extra?.figureOf?.(node) ?? null;
      const value = figure ? (figure.value ?? null) : (node.values[column - 1] ?? null);
      if (column === 0) cells.push(titleCell(node.title));
      else if (figure && value === null) cells.push(titleCell(figure.text));
      else cells.push(value === null ? '' : writtenNumber(value).replace('.', decimalMark));
    }
    lines.push(cells.join('\t'));
  }
  return lines.join('\n');
}
