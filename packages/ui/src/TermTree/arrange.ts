import {
  columnsIn,
  LEVEL_HEIGHT_PX,
  layoutTree,
  MOST_COLUMNS,
  type Rectangle,
  type TreeLayout,
  type TreeLike,
} from './layout.js';
import { NAME_HEIGHT_PX } from './useDrawn.js';

/** The size of what the tree is seen in, at the usual size of text. */
export interface Place {
  width: number;
  height: number;
}

/** In narrower places there is no map, and the names of all nodes are shown first. */
export const NARROW_PX = 600;
/** From the left edge to the first card at the start, see `useViewport`. */
const MARGIN_PX = 28;

/** Below this, the rows of a tree are too close to each other for names. */
const LEAST_WHOLE_SCALE = NAME_HEIGHT_PX / LEVEL_HEIGHT_PX;
/** Of more, no arrangement leaves room for the names. */
export const MAX_NAMED = 400;

const wholeScale = ({ left, top, right, bottom }: Rectangle, { width, height }: Place): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** A tree in its place. */
export interface Arrangement<T> {
  layout: TreeLayout<T>;
  /** How many cards stand side by side. */
  columns: number;
}

/**
 * Places a tree with as many cards side by side as fit at full size, so that it is read from top to
 * bottom. One that would then be too high to be seen whole with its names is made wider instead.
 */
export function arrangeTree<T extends TreeLike<T>>(
  roots: readonly T[],
  expanded: ReadonlySet<string>,
  place: Place,
): Arrangement<T> {
  const columns = columnsIn(place.width - MARGIN_PX);
  const layout = layoutTree(roots, expanded, columns);
  // Beside a single column there is room for names of any length.
  if (columns === 1 || layout.nodes.length > MAX_NAMED) return { layout, columns };
  let best = { layout, columns, scale: wholeScale(layout.bounds, place) };
  if (best.scale >= LEAST_WHOLE_SCALE) return best;
  for (let wider = columns + 1; wider <= MOST_COLUMNS; wider += 1) {
    const other = layoutTree(roots, expanded, wider);
    const scale = wholeScale(other.bounds, place);
    if (scale > best.scale) best = { layout: other, columns: wider, scale };
  }
  return best;
}
