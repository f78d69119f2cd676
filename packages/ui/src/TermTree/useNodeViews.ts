import { useMemo } from 'react';
import type { NodeView } from './NodeCard.js';
import { NAME_WIDTH_PX } from './useDrawn.js';

/** Size of a small card's title in tree pixels: title, value and meter fill it. */
const TITLE_PX = 26;
/** Size of it on the screen at least, and at most. */
const LEAST_TITLE_PX = 11.5;
const MOST_TITLE_PX = 16;
/** Size of a name from still farther. */
const NAME_PX = 12;

/** What can be read of a card; from afar only of those that have room for it. */
function viewAt(scale: number, isNear: boolean, detailed: boolean, columns: number): NodeView {
  // Nothing is beside a single column.
  const width = columns === 1 ? 2 * NAME_WIDTH_PX : NAME_WIDTH_PX;
  if (!detailed) return { kind: 'name', px: NAME_PX / scale, widthPx: width / scale };
  if (isNear) return { kind: 'card', scale };
  const px = Math.max(Math.min(TITLE_PX, MOST_TITLE_PX / scale), LEAST_TITLE_PX / scale);
  // The steps of the scale are coarse: what is small is rather drawn a little larger.
  return { kind: 'title', scale: Math.min(scale, 0.6), px };
}

/** What is heard of a node while its name is seen in a list. */
const LISTED: NodeView = { kind: 'title', scale: 1, px: TITLE_PX };

interface NodeViewOptions {
  /** The nodes are listed over the cards. */
  isListed: boolean;
  /** How large a tree pixel is on the screen. */
  scale: number;
  /** All of a card can be read. */
  isNear: boolean;
  /** Cards are drawn, not only names. */
  detailed: boolean;
  /** How many cards stand side by side. */
  columns: number;
}

/**
 * What is seen of a node, and of one that has no room for its name but the tab stop, which stays. The same
 * objects at the same scale, so that cards are drawn again only when it has changed.
 */
export function useNodeViews({ isListed, scale, isNear, detailed, columns }: NodeViewOptions) {
  const view = useMemo(
    () => (isListed ? LISTED : viewAt(scale, isNear, detailed, columns)),
    [isListed, scale, isNear, detailed, columns],
  );
  const dot = useMemo((): NodeView => ({ kind: 'dot', px: NAME_PX / scale }), [scale]);
  return { view, dot };
}
