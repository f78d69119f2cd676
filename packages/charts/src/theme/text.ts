import { pixels } from '@tavoite/tokens';

/** Size of axis and legend text, in pixels; charts do not scale text with their width. */
export const FONT_SIZE = pixels('font-size-xs');

/** Distance between the lines of a text of several lines. */
export const LINE_HEIGHT = FONT_SIZE + pixels('space-1');

/** Width of a semibold text against a regular one. */
export const SEMIBOLD = 1.06;
