import { styled } from 'styled-components';
import { BASE_FONT_PX } from '../geometry.js';
import { barStyles } from './bars.js';
import { frameStyles } from './frame.js';
import { headStyles } from './head.js';
import { rowStyles } from './rows.js';

const TITLE_WIDTH_PX = 240;
/** Margins around title and buttons. */
export const TITLE_MARGINS_PX = 16;
/** The grip, which a narrow frame lacks. */
export const GRIP_PX = 28;

/** Width of the column of titles in px; it grows half as much as the text, or no room would be left. */
export const titleWidthOf = (font: number): number =>
  Math.round((TITLE_WIDTH_PX / 2) * (1 + Math.max(1, font / BASE_FONT_PX)));

/**
 * The frame and everything in it. A plan has hundreds of parts, made and dropped while scrolling:
 * they are plain elements, identified by their class, with their own `left`, `top` and `width`.
 */
export const Frame = styled.div`
  ${frameStyles}
  ${headStyles}
  ${rowStyles}
  ${barStyles}
`;
