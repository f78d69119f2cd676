import { MONTH_WIDTH_PX, ROW_HEIGHT_PX, TITLE_WIDTH_PX } from './measures.js';

/** In a frame too narrow for the widths of section 9: a narrow title with the months beside it. */
const NARROW_FRAME_PX = 600;
const NARROW_TITLE_WIDTH_PX = 108;
/** With larger text a title leaves at least as much to the months. */
const MOST_OF_FRAME = 0.5;
/** Three lines of a title and its unit, and enough for a finger. */
const NARROW_ROW_HEIGHT_PX = 46;
/** As wide as a character of a value at its widest, and what is around a value. */
const NARROW_CHARACTER_PX = 6.5;
const NARROW_CELL_PADDING_PX = 16;
const COMPACT_CELL_PADDING_PX = 14;
/** Three months of a frame of 336 pixels, as on the narrowest phones, for values such as 26 833,00. */
const SHORT_VALUE = 9;

const ROUNDING = 1e-6;

/** What a sheet's layout counts with, in pixels on the screen. */
export interface SheetWidths {
  readonly title: number;
  readonly month: number;
  readonly row: number;
  readonly isNarrow: boolean;
}

/** Months as wide as specified, or as many of them as the frame holds. */
export type SheetDensity = 'regular' | 'compact';

/** `filled`: about as wide as specified, and whole months fill the frame. */
export type SheetFit = SheetDensity | 'filled';

/**
 * The widths of a sheet in a frame.
 *
 * @param width of the frame, in pixels on the screen
 * @param scale what a designed pixel is on the screen
 * @param longest counts the characters of the longest value; asked where months are not as specified
 */
export function widthsIn(
  width: number,
  scale: number,
  longest: () => number = () => SHORT_VALUE,
  density: SheetFit = 'regular',
): SheetWidths {
  const isNarrow = width > 0 && width < NARROW_FRAME_PX * scale;
  const row = scale * (isNarrow ? NARROW_ROW_HEIGHT_PX : ROW_HEIGHT_PX);
  const title = isNarrow
    ? Math.min(scale * NARROW_TITLE_WIDTH_PX, width * MOST_OF_FRAME)
    : scale * TITLE_WIDTH_PX;
  if (!isNarrow && (density === 'regular' || width === 0)) {
    return { title, month: scale * MONTH_WIDTH_PX, row, isNarrow };
  }
  if (!isNarrow && density === 'filled') {
    const room = width - title;
    const month = room / Math.max(1, Math.round(room / (scale * MONTH_WIDTH_PX)));
    return { title, month, row, isNarrow };
  }
  const least =
    scale *
    ((isNarrow ? NARROW_CELL_PADDING_PX : COMPACT_CELL_PADDING_PX) +
      NARROW_CHARACTER_PX * Math.max(SHORT_VALUE, longest()));
  // Whole months, so that none is cut at the edge.
  const months = Math.max(1, Math.floor((width - title) / least));
  return { title, month: Math.max(least, (width - title) / months), row, isNarrow };
}

/** The number of months that are seen whole beside the titles; at least one. */
export const wholeMonthsIn = (width: number, { title, month }: SheetWidths): number =>
  // Widths that divide a frame evenly may come out a little too large.
  Math.max(1, Math.floor((width - title) / month + ROUNDING));
