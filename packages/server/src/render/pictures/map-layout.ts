import type { DataMapItem } from '../items/index.js';

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
}

export function mapLayout({ size, months, rows }: DataMapItem): MapLayout {
  const tableWidth = size.titleWidth + months.length * size.monthWidth;
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
  };
}
