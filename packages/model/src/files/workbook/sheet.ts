import { writtenNumber } from '../../numbers/numbers.js';
import { SHEET_HEAD } from './parts.js';
import { HEADING, numberFormat, TEXT, textFormat } from './styles.js';
import type { FileCell, FileTable } from './table.js';
import { xmlText } from './xml.js';

/** Excel allows no more. */
const MAX_TEXT = 32_767;
const LETTERS = 26;

/** `A`, `B`, … `Z`, `AA`, … for 0, 1, … */
export function columnName(index: number): string {
  const rest = Math.floor(index / LETTERS) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (index % LETTERS));
}

function textCell(place: string, text: string, style: number): string {
  const kept = xmlText(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`;
}

function cellXml(place: string, cell: FileCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(place, cell, TEXT);
  if ('text' in cell) return textCell(place, cell.text, textFormat(cell));
  if (!Number.isFinite(cell.value)) return '';
  return `<c r="${place}" s="${numberFormat(cell)}"><v>${writtenNumber(cell.value)}</v></c>`;
}

/** A sheet piece by piece: what is before the rows, each row, what is after them. */
export function* sheetXml({ columns, stickyColumns, rows }: FileTable): Generator<string> {
  const names = columns.map((_, index) => columnName(index));
  const sticky = stickyColumns > 0 ? ` xSplit="${stickyColumns}"` : '';
  const corner = `${columnName(stickyColumns)}2`;
  const pane = sticky === '' ? 'bottomLeft' : 'bottomRight';
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${SHEET_HEAD}<sheetViews><sheetView workbookViewId="0"><pane${sticky} ySplit="1" topLeftCell="${corner}" activePane="${pane}" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield `<row r="1">${columns.map(({ title }, index) => textCell(`${names[index]}1`, title, HEADING)).join('')}</row>`;
  let number = 1;
  for (const row of rows) {
    number += 1;
    let cells = '';
    for (let index = 0; index < row.length; index += 1) {
      cells += cellXml(`${names[index]}${number}`, row[index] ?? null);
    }
    yield `<row r="${number}">${cells}</row>`;
  }
  yield '</sheetData></worksheet>';
}
