import { writtenNumber } from '@tavoite/model';
import type { Block } from '../sheet/cells.js';

/** A term with its stored months. */
export interface FigureGridRow {
  /** Names the term in edits. */
  key: string;
  /** What it is called. */
  title: string;
  /** It names the rows below it, and has no figures itself. */
  heading?: boolean;
  /** How far its title is set in, in levels; 0 by default. */
  depth?: number;
  /** The terms above it, in words, shown when the title is pointed at. */
  path?: string;
  /** Stands after the title. */
  unit?: string;
  /** One for each month; null where there is none. */
  values: readonly (number | null)[];
  /** Whether each of them is verified. */
  verified: readonly boolean[];
}

/** Another value for a month; null takes it away. */
export interface FigureGridEdit {
  /** Of the term. */
  key: string;
  /** Index into the months. */
  month: number;
  /** null for none. */
  value: number | null;
}

/** Values that are not saved yet, by key and month. */
export type FigureGridEdits = ReadonlyMap<string, ReadonlyMap<number, number | null>>;

/** Reads a typed or pasted number: null is no value, undefined what is no number. */
export type ParseFigure = (text: string) => number | null | undefined;

/** The value on screen: the edited one, else the stored one. */
export const valueAt = (row: FigureGridRow, month: number, edits: FigureGridEdits) =>
  valueIn(row, month, edits.get(row.key));

/** The same, with the edits of this row. */
export function valueIn(
  row: FigureGridRow,
  month: number,
  edits: ReadonlyMap<number, number | null> | undefined,
): number | null {
  const edited = edits?.get(month);
  return edited === undefined ? (row.values[month] ?? null) : edited;
}

/** The months of a block; its first column may be that of the titles. */
export function* monthsOf({ firstColumn, lastColumn }: Block): Generator<number> {
  for (let column = Math.max(1, firstColumn); column <= lastColumn; column += 1) yield column - 1;
}

/** The rows of a block that have figures. */
const rowsOf = (rows: readonly FigureGridRow[], { firstRow, lastRow }: Block) =>
  rows.slice(firstRow, lastRow + 1).filter(({ heading }) => !heading);

/** The rows that have figures, and where a block is among them. */
export function withoutHeadings(
  rows: readonly FigureGridRow[],
  block: Block,
): readonly [rows: readonly FigureGridRow[], block: Block] {
  const own = rows.filter(({ heading }) => !heading);
  if (own.length === rows.length) return [rows, block];
  const before = rowsOf(rows, { ...block, firstRow: 0, lastRow: block.firstRow - 1 }).length;
  const within = rowsOf(rows, block).length;
  return [own, { ...block, firstRow: before, lastRow: before + within - 1 }];
}

/** The nearest row that has figures: `index`, or else one after it in the direction of `step`, or else before. */
export function figureRow(rows: readonly FigureGridRow[], index: number, step: 1 | -1): number {
  const start = Math.max(0, Math.min(index, rows.length - 1));
  for (const direction of [step, -step])
    for (let at = start; at >= 0 && at < rows.length; at += direction)
      if (!rows[at]?.heading) return at;
  return start;
}

export function clearBlock(rows: readonly FigureGridRow[], block: Block): FigureGridEdit[] {
  return rowsOf(rows, block).flatMap(({ key }) =>
    [...monthsOf(block)].map((month) => ({ key, month, value: null })),
  );
}

/** The first month of each row in all others of the block. */
export function fillRight(
  rows: readonly FigureGridRow[],
  block: Block,
  edits: FigureGridEdits,
): FigureGridEdit[] {
  const [first, ...others] = monthsOf(block);
  if (first === undefined) return [];
  return rowsOf(rows, block).flatMap((row) => {
    const value = valueAt(row, first, edits);
    return others.map((month) => ({ key: row.key, month, value }));
  });
}

/** The first row's months in all rows below it in the block. */
export function fillDown(
  rows: readonly FigureGridRow[],
  block: Block,
  edits: FigureGridEdits,
): FigureGridEdit[] {
  const [first, ...others] = rowsOf(rows, block);
  if (first === undefined) return [];
  return others.flatMap(({ key }) =>
    [...monthsOf(block)].map((month) => ({ key, month, value: valueAt(first, month, edits) })),
  );
}

/** The block for a spreadsheet, without what separates cells and lines in it. */
export function copyFigures(
  rows: readonly FigureGridRow[],
  block: Block,
  edits: FigureGridEdits,
  decimalMark: '.' | ',',
): string {
  const titled = block.firstColumn === 0;
  return rowsOf(rows, block)
    .map((row) => {
      const values = [...monthsOf(block)].map((month) => {
        const value = valueAt(row, month, edits);
        return value === null ? '' : writtenNumber(value).replace('.', decimalMark);
      });
      // A title must not start a formula where it is pasted.
      const title = row.title.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'");
      return [...(titled ? [title] : []), ...values].join('\t');
    })
    .join('\n');
}

/** Of the figures that are selected. */
export interface FigureGridSummary {
  /** Figures in the selection. */
  count: number;
  /** What they add up to. */
  sum: number;
}

export function summaryOf(
  rows: readonly FigureGridRow[],
  { firstRow, lastRow, firstColumn, lastColumn }: Block,
  edits: FigureGridEdits,
): FigureGridSummary {
  let [count, sum] = [0, 0];
  const start = Math.max(0, firstColumn - 1);
  // Everything may be selected: hundreds of thousands of figures, without an object for any of them.
  for (let i = firstRow; i <= lastRow; i += 1) {
    const row = rows[i];
    if (!row) continue;
    const edited = edits.get(row.key);
    for (let month = start; month < lastColumn; month += 1) {
      const value = edited?.has(month) ? edited.get(month) : row.values[month];
      if (value === null || value === undefined) continue;
      count += 1;
      sum += value;
    }
  }
  return { count, sum };
}
