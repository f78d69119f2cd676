import { token } from '@tavoite/tokens';

/** Width and height of the button. */
export const HOT_LINK_SIZE = token('space-10');

/** Beside the content of a page, where the button lies over nothing: its size with a gap at each side. */
export const HOT_LINK_GUTTER = `calc(${HOT_LINK_SIZE} + 2 * ${token('space-2')})`;

/**
 * Height of the bar at the bottom of a narrow window, which has no room beside the content: 52 px, and more
 * with larger text.
 */
export const BOTTOM_BAR = 'calc(38px + 0.875rem + env(safe-area-inset-bottom))';
