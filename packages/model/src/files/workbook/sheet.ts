import { type MonthNumber, monthOf, yearOf } from '../../calendar/months.js';
import { writtenNumber } from '../../numbers/numbers.js';
import { SHEET_HEAD } from './parts.js';
import {
  HEADING,
  MONTH,
  MONTH_HEADING,
  NUMERIC_HEADING,
  numberFormat,
  TEXT,
  textFormat,
} from './styles.js';
import type { FileCell, FileColumn, FileTable } from './table.js';
import { xmlText } from './xml.js';

/** Excel allows no more. */
const MAX_TEXT = 32_767;
const LETTERS = 26;
const A4 = 9;
/** Excel folds no deeper. */
const MAX_OUTLINE = 7;
const DAY_MS = 86_400_000;
/** 1 January 1970 in the days of a spreadsheet. */
const EPOCH_DAY = 25_569;

/** The first day of a month as a spreadsheet counts days; no time zone is near. */
const dayOf = (month: MonthNumber): number =>
  Date.UTC(yearOf(month), monthOf(month) - 1) / DAY_MS + EPOCH_DAY;

/** `A`, `B`, … `Z`, `AA`, … for 0, 1, … */
export function columnName(index: number): string {
  const rest = Math.floor(index / LETTERS) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (index % LETTERS));
}

function textCell(place: string, text: string, style: number): string {
  const kept = xmlText(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`;
}

const dateCell = (place: string, month: MonthNumber, style: number): string =>
  `<c r="${place}" s="${style}"><v>${dayOf(month)}</v></c>`;

const headingXml = (place: string, { title, month, isNumeric }: FileColumn): string =>
  month === undefined
    ? textCell(place, title, isNumeric ? NUMERIC_HEADING : HEADING)
    : dateCell(place, month, MONTH_HEADING);

function cellXml(place: string, cell: FileCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(place, cell, TEXT);
  if ('month' in cell) return dateCell(place, cell.month, MONTH);
  if ('text' in cell) return textCell(place, cell.text, textFormat(cell));
  if (!Number.isFinite(cell.value)) return '';
  return `<c r="${place}" s="${numberFormat(cell)}"><v>${writtenNumber(cell.value)}</v></c>`;
}

/** How deep a row is below those that stay when all is folded. */
function outlineOf(row: readonly FileCell[], column: number | undefined): number {
  const cell = column === undefined ? null : (row[column] ?? null);
  const indent = cell !== null && typeof cell === 'object' && 'text' in cell ? cell.indent : 0;
  return Math.min(MAX_OUTLINE, indent ?? 0);
}

/** A sheet piece by piece: what is before the rows, each row, what is after them. */
export function* sheetXml({
  columns,
  stickyColumns,
  outlineColumn,
  rows,
}: FileTable): Generator<string> {
  const names = columns.map((_, index) => columnName(index));
  const sticky = stickyColumns > 0 ? ` xSplit="${stickyColumns}"` : '';
  const corner = `${columnName(stickyColumns)}2`;
  const pane = sticky === '' ? 'bottomLeft' : 'bottomRight';
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  // What a row sums up is below it.
  const outline =
    outlineColumn === undefined
      ? { before: '', after: '' }
      : {
          before: '<outlinePr summaryBelow="0"/>',
          after: `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${MAX_OUTLINE}"/>`,
        };
  yield `${SHEET_HEAD}<sheetPr>${outline.before}<pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane${sticky} ySplit="1" topLeftCell="${corner}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>${outline.after}<cols>${widths.join('')}</cols><sheetData>`;
  yield `<row r="1">${columns.map((column, index) => headingXml(`${names[index]}1`, column)).join('')}</row>`;
  let number = 1;
  for (const row of rows) {
    number += 1;
    let cells = '';
    for (let index = 0; index < row.length; index += 1) {
      cells += cellXml(`${names[index]}${number}`, row[index] ?? null);
    }
    const level = outlineOf(row, outlineColumn);
    yield `<row r="${number}"${level > 0 ? ` outlineLevel="${level}"` : ''}>${cells}</row>`;
  }
  // On paper as wide as a page and as long as it takes.
  yield `</sheetData><pageSetup paperSize="${A4}" orientation="landscape" fitToHeight="0"/></worksheet>`;
}
