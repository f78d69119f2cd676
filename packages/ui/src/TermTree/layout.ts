import { pixels } from '@tavoite/tokens';
import { columnsOf } from './place.js';

/** Section 9: a tree node is 300 × 200 px. */
export const NODE_WIDTH_PX = pixels('layout-tree-node-width');
export const NODE_HEIGHT_PX = pixels('layout-tree-node-height');
export const COLUMN_PX = NODE_WIDTH_PX + 40;
const LEVEL_GAP_PX = 80;
/** From the left edge of a card to the line along which its children stand in rows, and to these. */
const TRUNK_PX = 20;
export const INDENT_PX = 40;
export const MOST_COLUMNS = 8;
export const LEVEL_HEIGHT_PX = NODE_HEIGHT_PX + LEVEL_GAP_PX;

/** What the layout needs to know of a node: its identity and its children. */
export interface TreeLike<T> {
  /** Unique in the tree; a term with several parents has one path under each. */
  path: string;
  /** Nodes below it. */
  children: readonly T[];
}

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

/** The line from a parent to its visible children: a stem down, a bar, stems to the children. */
export interface Branch {
  parentX: number;
  childrenX: number[];
  /** Ends of the bar. */
  left: number;
  right: number;
  /** y where the stem begins: the parent's lower edge, or the bar of the row above. */
  top: number;
  /** y of the bar. */
  bar: number;
}

export interface TreeLayout<T> {
  /** In reading order (a parent before its children), as the arrow keys walk them. */
  nodes: PlacedNode<T>[];
  /** From top to bottom, each as high as a card: indexes into `nodes` from left to right. */
  rows: Row<number>[];
  /** From top to bottom: the branches whose bars are at one height, from left to right. */
  branches: Row<Branch>[];
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

/**
 * Places the roots and the children of every expanded node, one level under the other, siblings side
 * by side. What stands alone and has more children than `columns` has them in rows below each other,
 * along a line from it. O(nodes shown).
 */
export function layoutTree<T extends TreeLike<T>>(
  roots: readonly T[],
  expanded: ReadonlySet<string>,
  columns = Number.POSITIVE_INFINITY,
): TreeLayout<T> {
  const nodes = shownNodes(roots, expanded);
  const rows: Row<number>[] = [];
  const branches: Row<Branch>[] = [];
  const isSingle = roots.length === 1;
  placeGroup({ nodes, rows, branches, columns }, 0, nodes.length, isSingle, 0, 0);
  const indexOf = new Map(nodes.map(({ path }, index) => [path, index]));
  const top = nodes.filter(({ depth }) => depth === 0);
  return { nodes, rows, branches, indexOf, bounds: boundsOf(nodes), top: boundsOf(top) };
}

interface Placing {
  nodes: PlacedNode<unknown>[];
  rows: Row<number>[];
  branches: Row<Branch>[];
  columns: number;
}

/** Whether so many children stand in rows: in a single column also an only one, which leads on. */
const isInRows = (children: number, columns: number): boolean =>
  children > columns || (columns === 1 && children === 1);

/** Indexes of the children of a node among those from the one after it to `end`. */
function childrenOf({ nodes }: Placing, parent: number, end: number): number[] {
  const found: number[] = [];
  for (let index = parent + 1; index < end; index += 1)
    if (nodes[index]?.parent === parent) found.push(index);
  return found;
}

/**
 * Places the nodes from `begin` to `end`, whole subtrees that stand side by side.
 * @returns y of the lowest edge
 */
function placeGroup(
  placing: Placing,
  begin: number,
  end: number,
  isSingle: boolean,
  left: number,
  y: number,
): number {
  if (begin === end) return y;
  if (isSingle) {
    const children = childrenOf(placing, begin, end);
    if (isInRows(children.length, placing.columns))
      return placeInRows(placing, begin, end, children, left, y);
  }
  return placeTidily(placing, begin, end, left, y);
}

/** Places a node, and below it its children in rows of as many as there are columns. */
function placeInRows(
  placing: Placing,
  parent: number,
  end: number,
  children: readonly number[],
  left: number,
  y: number,
): number {
  const { nodes, rows, branches, columns } = placing;
  const own = nodes[parent];
  if (!own) return y;
  Object.assign(own, { x: left, y });
  let bottom = y + NODE_HEIGHT_PX;
  rows.push({ top: y, bottom, items: [parent] });
  const trunk = left + TRUNK_PX;
  let stem = bottom;
  const place = (from: number, to: number) => {
    const group = children.slice(from, to);
    const [first] = group;
    if (first === undefined) return;
    const last = children[to] ?? end;
    const top = bottom + LEVEL_GAP_PX;
    const bar = top - LEVEL_GAP_PX / 2;
    const branch: Branch = {
      parentX: trunk,
      childrenX: [],
      left: trunk,
      right: trunk,
      top: stem,
      bar,
    };
    branches.push({ top: stem, bottom: top, items: [branch] });
    bottom = placeGroup(placing, first, last, group.length === 1, left + INDENT_PX, top);
    for (const child of group) branch.childrenX.push((nodes[child]?.x ?? 0) + NODE_WIDTH_PX / 2);
    branch.right = branch.childrenX.at(-1) ?? trunk;
    stem = bar;
  };
  let from = 0;
  children.forEach((child, index) => {
    const next = children[index + 1] ?? end;
    // What has a long row of its own stands alone, so that it can be broken, too.
    if (isInRows(childrenOf(placing, child, next).length, columns)) {
      place(from, index);
      place(index, index + 1);
      from = index + 1;
    } else if (index + 1 - from >= columns) {
      place(from, index + 1);
      from = index + 1;
    }
  });
  place(from, children.length);
  return bottom;
}

/** Places subtrees side by side, each parent over its first child. */
function placeTidily(
  { nodes, rows, branches }: Placing,
  begin: number,
  end: number,
  left: number,
  y: number,
): number {
  const count = end - begin;
  const depth = nodes[begin]?.depth ?? 0;
  const parents = new Int32Array(count);
  for (let index = begin; index < end; index += 1)
    parents[index - begin] = Math.max(-1, (nodes[index]?.parent ?? -1) - begin);
  const columns = columnsOf(parents);
  const middleOf = (index: number) =>
    left + (columns[index - begin] ?? 0) * COLUMN_PX + NODE_WIDTH_PX / 2;
  const levels: number[][] = [];
  const branchLevels: Branch[][] = [];
  const branchOf = new Map<number, Branch>();
  for (let index = begin; index < end; index += 1) {
    const placed = nodes[index];
    if (!placed) continue;
    const level = placed.depth - depth;
    const middle = middleOf(index);
    placed.x = middle - NODE_WIDTH_PX / 2;
    placed.y = y + level * LEVEL_HEIGHT_PX;
    levels[level] ??= [];
    levels[level].push(index);
    if (level === 0) continue;
    let branch = branchOf.get(placed.parent);
    if (!branch) {
      const parentX = middleOf(placed.parent);
      const top = placed.y - LEVEL_GAP_PX;
      const bar = top + LEVEL_GAP_PX / 2;
      branch = { parentX, childrenX: [], left: parentX, right: parentX, top, bar };
      branchOf.set(placed.parent, branch);
      branchLevels[level - 1] ??= [];
      branchLevels[level - 1]?.push(branch);
    }
    branch.childrenX.push(middle);
    branch.left = Math.min(branch.left, middle);
    branch.right = Math.max(branch.right, middle);
  }
  levels.forEach((items, level) => {
    const top = y + level * LEVEL_HEIGHT_PX;
    rows.push({ top, bottom: top + NODE_HEIGHT_PX, items });
  });
  branchLevels.forEach((items, level) => {
    const top = y + level * LEVEL_HEIGHT_PX + NODE_HEIGHT_PX;
    branches.push({ top, bottom: top + LEVEL_GAP_PX, items });
  });
  return y + (levels.length - 1) * LEVEL_HEIGHT_PX + NODE_HEIGHT_PX;
}

/** Columns of cards, indented, in a place of this width: one at least, and no more than the eye follows. */
export const columnsIn = (widthPx: number): number =>
  Math.min(MOST_COLUMNS, Math.max(1, Math.floor((widthPx - TRUNK_PX) / COLUMN_PX)));

/** Paths of every node with children. */
export function openablePaths<T extends TreeLike<T>>(roots: readonly T[]): Set<string> {
  const paths = new Set<string>();
  const open: T[] = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.children.length === 0) continue;
    paths.add(node.path);
    for (const child of node.children) open.push(child);
  }
  return paths;
}

/** Paths of the nodes above a node, from the top; null where the tree has no such node. */
export function pathsAbove<T extends TreeLike<T>>(
  roots: readonly T[],
  path: string,
): string[] | null {
  const above = new Map<T, T | null>(roots.map((root) => [root, null]));
  // A map goes on to what is added while one walks it.
  for (const node of above.keys()) {
    if (node.path !== path) {
      for (const child of node.children) above.set(child, node);
      continue;
    }
    const paths: string[] = [];
    for (let next = above.get(node); next; next = above.get(next)) paths.unshift(next.path);
    return paths;
  }
  return null;
}

/** The nodes to show in reading order, without their place from left to right. */
function shownNodes<T extends TreeLike<T>>(
  roots: readonly T[],
  expanded: ReadonlySet<string>,
): PlacedNode<T>[] {
  const shown: PlacedNode<T>[] = [];
  // Those on the way: the next one last.
  const waiting: PlacedNode<T>[] = [];
  const wait = (siblings: readonly T[], depth: number, parent: number) => {
    for (let index = siblings.length - 1; index >= 0; index -= 1) {
      const node = siblings[index] as T;
      waiting.push({
        node,
        path: node.path,
        depth,
        parent,
        position: index + 1,
        siblings: siblings.length,
        x: 0,
        y: 0,
      });
    }
  };
  wait(roots, 0, -1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const own = shown.push(next) - 1;
    if (next.node.children.length > 0 && expanded.has(next.path)) {
      wait(next.node.children, next.depth + 1, own);
    }
  }
  return shown;
}

function boundsOf(nodes: readonly { x: number; y: number }[]): Rectangle {
  const bounds = { left: 0, top: 0, right: NODE_WIDTH_PX, bottom: NODE_HEIGHT_PX };
  const first = nodes[0];
  if (!first) return bounds;
  bounds.left = first.x;
  bounds.right = first.x + NODE_WIDTH_PX;
  for (const { x, y } of nodes) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + NODE_WIDTH_PX);
    bounds.bottom = Math.max(bounds.bottom, y + NODE_HEIGHT_PX);
  }
  return bounds;
}

/** The place of a node's card. */
export const rectangleOf = ({ x, y }: { x: number; y: number }): Rectangle => ({
  left: x,
  top: y,
  right: x + NODE_WIDTH_PX,
  bottom: y + NODE_HEIGHT_PX,
});

/** First position in the ascending list whose value is at least `limit`. */
function lowerBound(count: number, valueAt: (index: number) => number, limit: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of the rows that touch the rectangle, from top to bottom. */
const rowsIn = <T>(rows: readonly Row<T>[], area: Rectangle): Row<T>[] =>
  rows.filter(({ top, bottom }) => bottom >= area.top && top <= area.bottom);

/** Indexes of the nodes that touch the rectangle. O(rows + rows touched · log(nodes) + found). */
export function nodesIn<T>(layout: TreeLayout<T>, area: Rectangle): number[] {
  return rowsIn(layout.rows, area).flatMap(({ items }) => {
    const xAt = (position: number) => layout.nodes[items[position] ?? 0]?.x ?? 0;
    const found: number[] = [];
    for (
      let position = lowerBound(items.length, xAt, area.left - NODE_WIDTH_PX);
      position < items.length && xAt(position) <= area.right;
      position += 1
    ) {
      found.push(items[position] ?? 0);
    }
    return found;
  });
}

/**
 * SVG path of the lines inside the rectangle. Bars are cut at its edges and
 * only the stems inside are written, so that its length follows what is seen.
 */
export function linesIn<T>(layout: TreeLayout<T>, area: Rectangle): string {
  const parts: string[] = [];
  for (const { items, bottom } of rowsIn(layout.branches, area)) {
    for (
      // Sibling branches never overlap, so their right ends ascend with their left ends.
      let position = lowerBound(items.length, (index) => items[index]?.right ?? 0, area.left);
      position < items.length;
      position += 1
    ) {
      const branch = items[position];
      if (!branch || branch.left > area.right) break;
      const { bar, childrenX } = branch;
      parts.push(`M${branch.parentX} ${branch.top}V${bar}`);
      parts.push(
        `M${Math.max(branch.left, area.left)} ${bar}H${Math.min(branch.right, area.right)}`,
      );
      for (
        let child = lowerBound(childrenX.length, (index) => childrenX[index] ?? 0, area.left);
        child < childrenX.length && (childrenX[child] ?? 0) <= area.right;
        child += 1
      ) {
        parts.push(`M${childrenX[child]} ${bar}V${bottom}`);
      }
    }
  }
  return parts.join('');
}
