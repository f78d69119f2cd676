import { pixels } from '@tavoite/tokens';
import { columnsOf } from './place.js';

/** Section 9: a tree node is 300 × 200 px. */
export const NODE_WIDTH_PX = pixels('layout-tree-node-width');
export const NODE_HEIGHT_PX = pixels('layout-tree-node-height');
const COLUMN_PX = NODE_WIDTH_PX + 40;
const LEVEL_GAP_PX = 80;
/** A single root stands over the beginning of a longer row than this, not over its middle. */
const CENTERED_CHILDREN = 4;
const LEVEL_HEIGHT_PX = NODE_HEIGHT_PX + LEVEL_GAP_PX;

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
  depth: number;
  parentX: number;
  childrenX: number[];
  /** Ends of the bar. */
  left: number;
  right: number;
  /** y of the parent's lower edge. */
  top: number;
}

export interface TreeLayout<T> {
  /** In reading order (a parent before its children), as the arrow keys walk them. */
  nodes: PlacedNode<T>[];
  /** Per depth: indexes into `nodes` from left to right. */
  levels: number[][];
  /** Per depth: the branches that leave it downwards, from left to right. */
  branches: Branch[][];
  indexOf: ReadonlyMap<string, number>;
  bounds: Rectangle;
  /** Bounds of the top level. */
  top: Rectangle;
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
 * Places the roots and the children of every expanded node, one level under
 * the other, siblings side by side. O(nodes shown).
 */
export function layoutTree<T extends TreeLike<T>>(
  roots: readonly T[],
  expanded: ReadonlySet<string>,
): TreeLayout<T> {
  const nodes = shownNodes(roots, expanded);
  // One invisible node above the roots makes a forest one tree.
  const parents = new Int32Array(nodes.length + 1).fill(-1);
  nodes.forEach(({ parent }, index) => {
    parents[index + 1] = parent + 1;
  });
  const columns = columnsOf(parents);
  const firstRow = nodes.flatMap(({ depth }, index) => (depth === 1 ? [index] : []));
  const [first] = firstRow;
  if (roots.length === 1 && first !== undefined && firstRow.length > CENTERED_CHILDREN)
    columns[1] = columns[first + 1] ?? 0;
  const levels: number[][] = [];
  const branches: Branch[][] = [];
  const branchOf = new Map<number, Branch>();
  const indexOf = new Map<string, number>();
  nodes.forEach((placed, index) => {
    const { depth, parent } = placed;
    const middle = (columns[index + 1] ?? 0) * COLUMN_PX;
    placed.x = middle - NODE_WIDTH_PX / 2;
    indexOf.set(placed.path, index);
    levels[depth] ??= [];
    levels[depth].push(index);
    if (parent < 0) return;
    let branch = branchOf.get(parent);
    if (!branch) {
      const parentX = (columns[parent + 1] ?? 0) * COLUMN_PX;
      const top = placed.y - LEVEL_GAP_PX;
      branch = { depth: depth - 1, parentX, childrenX: [], left: parentX, right: parentX, top };
      branchOf.set(parent, branch);
      branches[depth - 1] ??= [];
      branches[depth - 1]?.push(branch);
    }
    branch.childrenX.push(middle);
    branch.left = Math.min(branch.left, middle);
    branch.right = Math.max(branch.right, middle);
  });
  const top = nodes.filter(({ depth }) => depth === 0);
  return { nodes, levels, branches, indexOf, bounds: boundsOf(nodes), top: boundsOf(top) };
}

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
        y: depth * LEVEL_HEIGHT_PX,
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

/** Indexes of the nodes that touch the rectangle. O(levels · log(nodes) + found). */
export function nodesIn<T>(layout: TreeLayout<T>, area: Rectangle): number[] {
  const found: number[] = [];
  const first = Math.max(0, Math.ceil((area.top - NODE_HEIGHT_PX) / LEVEL_HEIGHT_PX));
  const last = Math.min(layout.levels.length - 1, Math.floor(area.bottom / LEVEL_HEIGHT_PX));
  for (let depth = first; depth <= last; depth += 1) {
    const level = layout.levels[depth] ?? [];
    const xAt = (position: number) => layout.nodes[level[position] ?? 0]?.x ?? 0;
    for (
      let position = lowerBound(level.length, xAt, area.left - NODE_WIDTH_PX);
      position < level.length && xAt(position) <= area.right;
      position += 1
    ) {
      found.push(level[position] ?? 0);
    }
  }
  return found;
}

/**
 * SVG path of the lines inside the rectangle. Bars are cut at its edges and
 * only the stems inside are written, so that its length follows what is seen.
 */
export function linesIn<T>(layout: TreeLayout<T>, area: Rectangle): string {
  const parts: string[] = [];
  layout.branches.forEach((level, depth) => {
    const top = depth * LEVEL_HEIGHT_PX + NODE_HEIGHT_PX;
    if (top > area.bottom || top + LEVEL_GAP_PX < area.top) return;
    const bar = top + LEVEL_GAP_PX / 2;
    for (
      // Sibling branches never overlap, so their right ends ascend with their left ends.
      let position = lowerBound(level.length, (index) => level[index]?.right ?? 0, area.left);
      position < level.length;
      position += 1
    ) {
      const branch = level[position];
      if (!branch || branch.left > area.right) break;
      parts.push(`M${branch.parentX} ${top}V${bar}`);
      parts.push(
        `M${Math.max(branch.left, area.left)} ${bar}H${Math.min(branch.right, area.right)}`,
      );
      const { childrenX } = branch;
      for (
        let child = lowerBound(childrenX.length, (index) => childrenX[index] ?? 0, area.left);
        child < childrenX.length && (childrenX[child] ?? 0) <= area.right;
        child += 1
      ) {
        parts.push(`M${childrenX[child]} ${bar}V${top + LEVEL_GAP_PX}`);
      }
    }
  });
  return parts.join('');
}
