import { pixels } from '@tavoite/tokens';

/** Section 9: a tree node is 300 × 200 px. */
export const NODE_WIDTH_PX = pixels('layout-tree-node-width');
export const NODE_HEIGHT_PX = pixels('layout-tree-node-height');
export const COLUMN_PX = NODE_WIDTH_PX + 20;
/** Room for the button that opens a card, and for the bar below that. */
export const LEVEL_GAP_PX = 48;
/** Between rows of one level, which stand nearer to each other than to what they are below. */
export const ROW_GAP_PX = 26;
/** Rows of one level lie on a panel: from the card above to its edge, and from that to the cards. */
export const PANEL_GAP_PX = 26;
export const PANEL_PADDING_PX = 16;
/** Where a single column of cards is all that there is room for. */
export const NARROW_PANEL_PADDING_PX = 8;
export const MOST_COLUMNS = 8;
export const LEVEL_HEIGHT_PX = NODE_HEIGHT_PX + LEVEL_GAP_PX;

/** A node with its place; `x` and `y` are the top left corner in tree pixels. */
export interface PlacedNode<T> {
  node: T;
  path: string;
  /** 0 at the top. */
  depth: number;
  /** Index into `TreeLayout.nodes` of the parent; -1 at the top. */
  parent: number;
  /** 1-based place among the siblings, and their number. */
  position: number;
  siblings: number;
  x: number;
  y: number;
}

/** The line from a parent to its visible children: a stem down, a bar, stems to the children; to a panel of them a stem alone. */
export interface Branch {
  parentX: number;
  childrenX: number[];
  /** Ends of the bar. */
  left: number;
  right: number;
  /** y where the stem begins: the parent's lower edge. */
  top: number;
  /** y of the bar, or of the panel's upper edge. */
  bar: number;
}

export interface TreeLayout<T> {
  /** In reading order (a parent before its children), as the arrow keys walk them. */
  nodes: PlacedNode<T>[];
  /** From top to bottom, each as high as a card: indexes into `nodes` from left to right. */
  rows: Row<number>[];
  /** From top to bottom: the branches whose bars are at one height, from left to right. */
  branches: Row<Branch>[];
  /** What lies behind the children of a node that stand in rows; one is around those inside it. */
  panels: Rectangle[];
  indexOf: ReadonlyMap<string, number>;
  bounds: Rectangle;
  /** Bounds of the top level. */
  top: Rectangle;
}

/** What is side by side. */
export interface Row<T> {
  /** y of the upper edge. */
  top: number;
  /** y of the lower edge. */
  bottom: number;
  items: T[];
}

export interface Rectangle {
  /** Left edge in the tree's own pixels, before zooming. */
  left: number;
  /** Top edge, likewise. */
  top: number;
  /** Right edge, likewise. */
  right: number;
  /** Bottom edge, likewise. */
  bottom: number;
}

/** Columns of cards on their panel in a place of this width: one at least, and no more than the eye follows. */
export const columnsIn = (widthPx: number): number =>
  Math.min(MOST_COLUMNS, Math.max(1, Math.floor((widthPx - PANEL_PADDING_PX) / COLUMN_PX)));

/** The place of a node's card. */
export const rectangleOf = ({ x, y }: { x: number; y: number }): Rectangle => ({
  left: x,
  top: y,
  right: x + NODE_WIDTH_PX,
  bottom: y + NODE_HEIGHT_PX,
});
