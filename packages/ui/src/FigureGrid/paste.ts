import { parseWrittenMonth } from '@tavoite/model';
import type { Block } from '../sheet/cells.js';
import {
  type FigureGridEdit,
  type FigureGridRow,
  monthsOf,
  type ParseFigure,
  withoutHeadings,
} from './edits.js';

export interface PastedFigures {
  edits: FigureGridEdit[];
  /** What was pasted and is no number; none of the edits. */
  invalid: string[];
  /** Titles before figures, and headings above them, that the grid does not have; left out. */
  unknown: string[];
  /** Numbers that had no room below or to the right, or whose month is not in the grid. */
  outside: number;
}

type Line = readonly string[];

/** A cell of the clipboard's text, and what ends it; in quotes where it holds a tab, a quote or a line end. */
const CELL = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/g;
const YEAR = /^(?:19|20)\d\d$/;

/** The lines of a clipboard's text, which ends each line, the last one too. */
function linesOf(clipboard: string): Line[] {
  const text = clipboard.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines: string[][] = [[]];
  for (const [whole, cell = '', end] of text.matchAll(CELL)) {
    const bare = whole.startsWith('"') && cell.endsWith('"') && cell.length > 1;
    lines.at(-1)?.push(bare ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end === '\n') lines.push([]);
  }
  return lines;
}

const isEmpty = (cell: string) => cell.trim() === '';
const isYear = (cell: string) => YEAR.test(cell.trim());

/** Years over months, each of which may be merged over several columns. */
function yearsOver(lines: readonly Line[]): (column: number) => number | null {
  return (column) => {
    for (const line of lines)
      for (let at = column; at >= 0; at -= 1) {
        const cell = line[at] ?? '';
        if (isYear(cell)) return Number(cell);
        if (!isEmpty(cell)) break;
      }
    return null;
  };
}

const isFigure = (cell: string, parse: ParseFigure) => typeof parse(cell) === 'number';

/** The lines before the figures: names of months and years, and what else is written over them. */
function headingsOf(lines: readonly Line[], parse: ParseFigure): readonly Line[] {
  const isHeading = (line: Line) =>
    line.every((cell) => isYear(cell) || parseWrittenMonth(cell) || !isFigure(cell, parse));
  const end = lines.findIndex((line) => !isHeading(line));
  const headings = lines.slice(0, Math.max(0, end));
  const has = (is: (cell: string) => unknown) => headings.some((line) => line.some(is));
  // `1.2026` may also be a figure.
  return has(parseWrittenMonth) && has((cell) => !isFigure(cell, parse)) ? headings : [];
}

/** Where the figures of a column go; `unknown` for what has no month above it. */
type Column = number | 'outside' | 'unknown';

/** The columns below the headings; null where they do not say which months they are. */
function columnsBelow(headings: readonly Line[], months: readonly string[]): Column[] | null {
  const line = headings.findLast((cells) => cells.some(parseWrittenMonth));
  if (!line) return null;
  const yearOf = yearsOver(headings);
  const own = months.map(parseWrittenMonth);
  const columns: Column[] = [];
  for (const [at, cell] of line.entries()) {
    const written = parseWrittenMonth(cell);
    if (written === null) {
      columns.push('unknown');
      continue;
    }
    const year = written.year ?? yearOf(at);
    const found = own.flatMap((month, index) =>
      month?.month === written.month && (year === null || month.year === year) ? [index] : [],
    );
    if (year === null && found.length > 1) return null;
    columns.push(found[0] ?? 'outside');
  }
  return columns;
}

/** A title as it is compared; what was copied here may start with a guard against formulas. */
const nameOf = (title: string) => title.trim().replace(/^'/, '').toLowerCase();

function indexesOf(names: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const known = found.get(name);
    if (known) known.push(index);
    else found.set(name, [index]);
  }
  return found;
}

/** The rows that titles or keys name. Several with one title are taken in their order, if all of them are there. */
function rowsNamed(
  titles: readonly string[],
  rows: readonly FigureGridRow[],
): (number | undefined)[] {
  const byTitle = indexesOf(rows.map(({ title }) => nameOf(title)));
  const byKey = indexesOf(rows.map(({ key }) => nameOf(key)));
  const names = titles.map(nameOf);
  const places = indexesOf(names);
  return names.map((name, index) => {
    const found = byTitle.get(name) ?? byKey.get(name);
    const wanted = places.get(name);
    return found?.length === wanted?.length ? found?.[wanted?.indexOf(index) ?? 0] : undefined;
  });
}

/**
 * What a spreadsheet copied, from the first cell of the block on; a single value fills the whole
 * block. A table with headings goes where these say: titles before the figures name the rows, months above them the
 * columns, with their years in the same cell or over several of them.
 */
export function pasteFigures(
  text: string,
  allRows: readonly FigureGridRow[],
  months: readonly string[],
  selected: Block,
  parse: ParseFigure,
): PastedFigures {
  const [rows, block] = withoutHeadings(allRows, selected);
  const lines = linesOf(text);
  const pasted: PastedFigures = { edits: [], invalid: [], unknown: [], outside: 0 };
  const put = (row: number, month: Column, cell: string) => {
    const value = parse(cell);
    const key = rows[row]?.key;
    if (key === undefined || typeof month === 'string' || month >= months.length)
      pasted.outside += value === null ? 0 : 1;
    else if (value === undefined) pasted.invalid.push(cell);
    else pasted.edits.push({ key, month, value });
  };

  const single = lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : undefined;
  if (single !== undefined) {
    for (let row = block.firstRow; row <= block.lastRow; row += 1)
      for (const month of monthsOf(block)) put(row, month, single);
    return pasted;
  }

  const headings = headingsOf(lines, parse);
  const columns = columnsBelow(headings, months);
  const figures = lines.slice(headings.length);
  const titles = figures.map(([first = '']) => first);
  const hasTitles = titles.every((title) => !isEmpty(title) && parse(title) === undefined);
  const named = hasTitles ? rowsNamed(titles, rows) : [];
  const isNamed = hasTitles && (columns !== null || named.some((row) => row !== undefined));
  const first = isNamed || (hasTitles && block.firstColumn === 0) ? 1 : 0;
  const start = Math.max(0, block.firstColumn - 1);
  const monthOf = (i: number): Column => (columns ? (columns[first + i] ?? 'outside') : start + i);
  for (const [index, line] of figures.entries()) {
    const row = isNamed ? named[index] : block.firstRow + index;
    const cells = line.slice(first);
    if (row !== undefined)
      for (const [i, cell] of cells.entries())
        if (monthOf(i) !== 'unknown') put(row, monthOf(i), cell);
    // A line without figures parts a table into sections.
    if (row === undefined && !cells.every(isEmpty)) pasted.unknown.push(titles[index] ?? '');
  }
  for (const [at, column] of columns?.entries() ?? [])
    if (column === 'unknown' && at >= first)
      pasted.unknown.push(
        ...headings.map((line) => line[at] ?? '').filter((cell) => !isEmpty(cell)),
      );
  return pasted;
}
