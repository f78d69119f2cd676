import { textWidth } from '@tavoite/charts/kernel';
import { NO_VALUE } from '@tavoite/model';
import { pixels } from '@tavoite/tokens';
import type { DataMapItem, DataMapRow } from '../items/index.js';
import { noteNumbers } from '../items/map-notes.js';

export const FONT_PX = pixels('font-size-sm');
export const SMALL_PX = pixels('font-size-xs');
export const CELL_PADDING_PX = pixels('space-3');
/** Between the number of a comment and its figure. */
export const MARK_GAP_PX = 4;
/** Digits as wide as the widest one, so that they stand under each other. */
const DIGIT_EM = 0.64;

const PADDING_PX = 16;
const TITLE_LINE_PX = 20;
const PERIOD_LINE_PX = 18;
const HEADING_GAP_PX = 10;
const HEAD_HEIGHT_PX = 40;

/** Where the parts of a data map's picture are, in pixels. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly titleBaseline: number;
  readonly periodBaseline: number;
  /** Edges of the table. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly headHeight: number;
  readonly rowHeight: number;
  readonly monthWidth: number;
  /** Numbers of what was written about a value, by its row and the place of its month; empty for nothing. */
  readonly markOf: (row: DataMapRow, column: number) => string;
}

/** The width of each character of a figure. */
export const advancesOf = (text: string): number[] =>
  [...text].map((one) => (/\d/.test(one) ? DIGIT_EM * FONT_PX : textWidth(one, FONT_PX)));

export const figureWidth = (text: string): number =>
  advancesOf(text).reduce((sum, width) => sum + width, 0);

/** The widest figure with numbers beside it; 0 where nothing was written. */
function widestMarked({ rows, notes }: DataMapItem, markOf: MapLayout['markOf']): number {
  if (notes === undefined) return 0;
  let widest = 0;
  for (const row of rows)
    for (const [column, { text }] of row.cells.entries()) {
      const mark = markOf(row, column);
      if (mark === '') continue;
      const width = figureWidth(text || NO_VALUE) + MARK_GAP_PX + textWidth(mark, SMALL_PX);
      widest = Math.max(widest, width);
    }
  return widest;
}

export function mapLayout(item: DataMapItem): MapLayout {
  const { size, months, rows, notes } = item;
  const markOf: MapLayout['markOf'] = ({ key }, column) =>
    noteNumbers(notes, key, months[column]?.month);
  const monthWidth = Math.ceil(
    Math.max(size.monthWidth, widestMarked(item, markOf) + 2 * CELL_PADDING_PX),
  );
  const tableWidth = size.titleWidth + months.length * monthWidth;
  const top = PADDING_PX + TITLE_LINE_PX + PERIOD_LINE_PX + HEADING_GAP_PX;
  const bottom = top + HEAD_HEIGHT_PX + rows.length * size.rowHeight;
  return {
    width: tableWidth + 2 * PADDING_PX,
    height: bottom + PADDING_PX,
    titleBaseline: PADDING_PX + 15,
    periodBaseline: PADDING_PX + TITLE_LINE_PX + 13,
    left: PADDING_PX,
    right: PADDING_PX + tableWidth,
    top,
    bottom,
    headHeight: HEAD_HEIGHT_PX,
    rowHeight: size.rowHeight,
    monthWidth,
    markOf,
  };
}
