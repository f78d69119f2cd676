import {
  type Branch,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  type PlacedNode,
  type Rectangle,
  type Row,
  type TreeLayout,
} from './geometry.js';
import type { TreeLike } from './paths.js';
import { endsOf, placeGroup, widthsOf } from './placeGroup.js';

/**
 * Places the roots and the children of every expanded node, one level under the other, siblings side
 * by side. What stands alone and is wider than `columns` with all that is below it has its children in rows
 * below each other, on a panel that it is joined to. O(nodes shown).
 */
export function layoutTree<T extends TreeLike<T>>(
  roots: readonly T[],
  expanded: ReadonlySet<string>,
  columns = Number.POSITIVE_INFINITY,
): TreeLayout<T> {
  const nodes = shownNodes(roots, expanded);
  const rows: Row<number>[] = [];
  const branches: Row<Branch>[] = [];
  const panels: Rectangle[] = [];
  const isSingle = roots.length === 1;
  const placing = { nodes, rows, branches, panels, columns };
  const [widths, ends] = [widthsOf(nodes), endsOf(nodes)];
  placeGroup({ ...placing, widths, ends }, 0, nodes.length, isSingle, 0, 0);
  const indexOf = new Map(nodes.map(({ path }, index) => [path, index]));
  const top = nodes.filter(({ depth }) => depth === 0);
  const bounds = boundsOf(nodes);
  for (const { left, right, bottom } of panels) {
    bounds.left = Math.min(bounds.left, left);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom);
  }
  return { nodes, rows, branches, panels, indexOf, bounds, top: boundsOf(top) };
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
