import { noteNumbers } from '../../items/map-notes.js';
import type { DataMapItem } from '../../items/types.js';
import type { Flow, Orientation } from '../flow.js';
import { widthOf } from '../flow.js';
import { pdfTexts } from '../texts.js';
import {
  figureWidth,
  headWidth,
  Table,
  type TableColumn,
  type TableRow,
  type TableWidths,
  titlesWidth,
} from './table.js';

/** Sizes of its text: the largest with which a fiscal year fits the page. */
const SIZES = [7.6, 7.2, 6.8, 6.4, 6] as const;
const UNIT_SHARE = 0.08;
const LEAST_TITLE_WIDTH = 120;
const MOST_TITLE_WIDTH = 230;
const MOST_MONTH_WIDTH = 78;
/** More months than this take a wide page. */
const UPRIGHT_MONTHS = 4;

interface Block {
  readonly caption: string;
  readonly first: number;
  readonly count: number;
}

export const dataMapOrientation = ({ fiscalYears }: DataMapItem): Orientation =>
  Math.max(0, ...fiscalYears.map(({ count }) => count)) > UPRIGHT_MONTHS ? 'wide' : 'upright';

/** Some months of a fiscal year. */
const partOf = ({ months }: DataMapItem, heading: string, first: number, count: number): Block => ({
  caption: `${heading}, ${months[first]?.title} – ${months[first + count - 1]?.title}`,
  first,
  count,
});

/** The rows of some months, with the numbers of what was written about their values. */
function rowsOf({ rows, months, notes }: DataMapItem, { first, count }: Block): TableRow[] {
  return rows.map(({ key, title, level, unit, cells }) => ({
    title,
    note: '',
    level,
    cells: [
      { kind: 'fixed', text: unit },
      ...cells.slice(first, first + count).map(({ kind, text }, place) => ({
        kind,
        text,
        mark: noteNumbers(notes, key, months[first + place]?.month),
      })),
    ],
  }));
}

interface Fitted {
  readonly size: number;
  readonly widths: TableWidths;
}

/** Columns for the months at a size, or null where they do not fit. */
function fit(
  flow: Flow,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  size: number,
  width: number,
): Fitted | null {
  const widths = columns.map((column, index) =>
    column.isText
      ? Math.min(
          width * UNIT_SHARE,
          Math.max(headWidth(flow, column, size), figureWidth(flow, rows, index, size)),
        )
      : Math.max(headWidth(flow, column, size), figureWidth(flow, rows, index, size)),
  );
  const figures = widths.slice(1);
  const widest = Math.max(0, ...figures);
  const unit = widths[0] ?? 0;
  const room = width - unit - widest * figures.length;
  if (room < LEAST_TITLE_WIDTH) return null;
  // What is left is shared: titles need not be wider than they are, months are equally wide.
  const wanted = Math.max(LEAST_TITLE_WIDTH, titlesWidth(flow, rows, size));
  const title = Math.min(MOST_TITLE_WIDTH, room, wanted);
  const month = (width - unit - title) / Math.max(1, figures.length);
  return {
    size,
    widths: {
      title,
      columns: [unit, ...figures.map(() => Math.max(widest, Math.min(month, MOST_MONTH_WIDTH)))],
    },
  };
}

/** A data map as tables: one for each fiscal year, or for parts of it where its figures are long. */
export function dataMapTables(
  flow: Flow,
  item: DataMapItem,
  heading: string,
  orientation: Orientation,
): Table[] {
  const texts = pdfTexts[flow.language];
  const width = widthOf(orientation);
  const blocks: Block[] = item.fiscalYears.map(({ title, first, count }) => ({
    caption: `${heading}, ${title}`,
    first,
    count,
  }));
  const tables: Table[] = [];
  while (blocks.length > 0) {
    const block = blocks.shift();
    if (!block || block.count === 0) continue;
    const rows = rowsOf(item, block);
    const months = item.months.slice(block.first, block.first + block.count);
    const columns: TableColumn[] = [
      { title: texts.unit, unit: '', isText: true },
      ...months.map(({ title }) => ({ title, unit: '' })),
    ];
    let fitted: Fitted | null = null;
    for (const size of SIZES) fitted ??= fit(flow, columns, rows, size, width);
    if (!fitted && block.count > 1) {
      const half = Math.ceil(block.count / 2);
      blocks.unshift(
        partOf(item, heading, block.first, half),
        partOf(item, heading, block.first + half, block.count - half),
      );
      continue;
    }
    const { size, widths } = fitted ?? {
      size: 6,
      widths: { title: width * 0.4, columns: [width * UNIT_SHARE, width * (0.6 - UNIT_SHARE)] },
    };
    const { caption } = block;
    tables.push(
      new Table(
        flow,
        {
          caption,
          continued: texts.continued(caption),
          actual: 'semibold',
          rowHeading: texts.term,
          columns,
          rows,
        },
        widths,
        size,
      ),
    );
  }
  return tables;
}
