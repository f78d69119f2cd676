import { pixels } from '@tavoite/tokens';

/* All lengths are as designed: they grow with the reader's text. */

export const ROW_HEIGHT_PX = 36;
export const HEADER_HEIGHT_PX = 40;

/** Section 9: 150 px months, 300 px titles, 15 px a level. */
export const MONTH_WIDTH_PX = pixels('layout-data-map-month');
export const TITLE_WIDTH_PX = pixels('layout-data-map-title');
/** A heading over rows: one line, with nothing to be touched. */
export const HEADING_HEIGHT_PX = 26;
/** A line of a title: two of them stand clear of the lines of a row. */
export const TITLE_LINE_PX = 13;
/** A line of a title in a narrow frame, where its unit follows it. */
export const NARROW_LINE_PX = 14;
/** The room left for a row's toggle, title and unit, however deep the row is. */
export const MIN_TITLE_PX = 124;
export const MIN_NARROW_TITLE_PX = 64;
