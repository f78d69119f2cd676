import type { ItemTable } from '../../items/types.js';
import type { Flow } from '../flow.js';
import { pdfTexts } from '../texts.js';
import {
  figureWidth,
  headWidth,
  Table,
  type TableCell,
  type TableColumn,
  type TableRow,
} from './table.js';

/** Sizes of the text: the largest with which all series stand side by side, else the first. */
const SIZES = [8, 7.5, 7, 6.6] as const;
const LEAST_COLUMN = 46;
const MOST_COLUMN = 150;
const LEAST_TITLE = 70;
const MOST_TITLE = 190;
/** Of the page, which a column with a long word in its head may take. */
const MOST_HEAD = 110;

/** The figures of a graph: as many tables side by side in the text as its series need. */
export function figureTables(flow: Flow, table: ItemTable, heading: string): Table[] {
  const texts = pdfTexts[flow.language];
  const columns: TableColumn[] = table.columns.map(({ title, unit }) => ({ title, unit }));
  const rows: TableRow[] = table.rows.map(({ title, note, cells }) => ({
    title,
    note: note ?? '',
    level: null,
    cells: cells.map(
      (cell, index): TableCell =>
        table.columns[index]?.isFixed && cell.kind !== 'missing'
          ? { kind: 'fixed', text: cell.text }
          : cell,
    ),
  }));
  const fit = (size: number) => {
    const title = titleWidth(flow, table, size);
    const needed = columns.map((column, index) =>
      Math.max(
        (LEAST_COLUMN * size) / SIZES[0],
        Math.min(MOST_HEAD, headWidth(flow, column, size)),
        figureWidth(flow, rows, index, size),
      ),
    );
    return { size, title, needed, groups: grouped(needed, flow.width - title) };
  };
  const fits = SIZES.map(fit);
  const [largest] = fits;
  const { size, title, needed, groups } =
    fits.find((one) => one.groups.length === 1) ?? largest ?? fit(SIZES[0]);
  return groups.map((group, index) => {
    const caption =
      groups.length === 1
        ? texts.figures(heading)
        : texts.figuresPart(heading, index + 1, groups.length);
    const used = group.reduce((sum, column) => sum + (needed[column] ?? 0), 0);
    const extra = Math.max(0, flow.width - title - used) / Math.max(1, group.length);
    const widths = group.map((column) => {
      const least = needed[column] ?? LEAST_COLUMN;
      return Math.max(least, Math.min(least + extra, MOST_COLUMN));
    });
    return new Table(
      flow,
      {
        caption,
        continued: texts.continued(caption),
        actual: 'regular',
        rowHeading: table.rowHeading,
        columns: group.flatMap((column) => columns[column] ?? []),
        rows: rows.map((row) => ({
          ...row,
          cells: group.flatMap((column) => row.cells[column] ?? []),
        })),
      },
      { title, columns: widths },
      size,
    );
  });
}

function titleWidth(flow: Flow, { rows }: ItemTable, size: number): number {
  const widest = rows.reduce((most, { title, note }) => {
    const text = note ? `${title} ${note}` : title;
    return Math.max(most, flow.painter.widthOf(text, { face: 'semibold', size, even: true }));
  }, 0);
  return Math.min(MOST_TITLE, Math.max(LEAST_TITLE, widest + 14));
}

/** Columns that fit side by side, by their places. */
function grouped(needed: readonly number[], width: number): number[][] {
  const groups: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const [column, least] of needed.entries()) {
    if (used + least > width) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(column);
    used += least;
  }
  return groups;
}
