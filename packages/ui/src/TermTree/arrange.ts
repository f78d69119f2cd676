import {
  COLUMN_PX,
  columnsIn,
  MOST_COLUMNS,
  NODE_WIDTH_PX,
  PANEL_PADDING_PX,
  type Rectangle,
} from './geometry.js';
import { layoutTree } from './layout.js';
import type { TreeLike } from './paths.js';

/** The size of what the tree is seen in, at the usual size of text. */
export interface Place {
  width: number;
  height: number;
}

/** In narrower places there is no map, and the names of all nodes are shown first. */
export const NARROW_PX = 600;
/** From the left edge to the first card at the start, see `useViewport`. */
const MARGIN_PX = 28;

/** Of more, neither the names are listed nor is a better arrangement looked for. */
export const MAX_NAMED = 400;

const wholeScale = ({ left, top, right, bottom }: Rectangle, { width, height }: Place): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** How many cards stand side by side at full size, so that the tree is read from top to bottom. */
export const readingColumns = ({ width }: Place): number => columnsIn(width - MARGIN_PX);

/** What is left free at the right of these, which stand in the middle. */
export function gutterOf(place: Place): number {
  const cards = (readingColumns(place) - 1) * COLUMN_PX + NODE_WIDTH_PX;
  const free = place.width - cards - 2 * PANEL_PADDING_PX;
  return Math.min(free / 2, free - MARGIN_PX);
}

/** How many cards stand side by side in a tree that is seen whole, and how large it is then. */
export interface Whole {
  columns: number;
  scale: number;
}

/** The number of columns that lets a tree be seen whole with the largest cards. */
export function arrangeWhole<T extends TreeLike<T>>(
  roots: readonly T[],
  expanded: ReadonlySet<string>,
  place: Place,
): Whole {
  let best: Whole = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= MOST_COLUMNS; columns += 1) {
    const { bounds } = layoutTree(roots, expanded, columns);
    const scale = wholeScale(bounds, place);
    if (scale > best.scale) best = { columns, scale };
  }
  return best;
}
