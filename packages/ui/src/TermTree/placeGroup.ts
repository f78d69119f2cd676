import {
  type Branch,
  COLUMN_PX,
  LEVEL_GAP_PX,
  LEVEL_HEIGHT_PX,
  NARROW_PANEL_PADDING_PX,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  PANEL_GAP_PX,
  PANEL_PADDING_PX,
  type PlacedNode,
  type Rectangle,
  ROW_GAP_PX,
  type Row,
} from './geometry.js';
import { columnsOf } from './place.js';

/** What places are filled into. */
interface Placing {
  nodes: PlacedNode<unknown>[];
  rows: Row<number>[];
  branches: Row<Branch>[];
  panels: Rectangle[];
  columns: number;
  /** How many columns each node takes with what is below it, side by side. */
  widths: Int32Array;
  /** Index of the first node after each that is not below it. */
  ends: Int32Array;
}

/** Index of the first node after each of the nodes that is not below it. */
export function endsOf(nodes: readonly PlacedNode<unknown>[]): Int32Array {
  const ends = new Int32Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const end = Math.max(index + 1, ends[index] ?? 0);
    ends[index] = end;
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, end);
  }
  return ends;
}

/** How many columns each of the nodes takes with what is below it, where children stand side by side. */
export function widthsOf(nodes: readonly PlacedNode<unknown>[]): Int32Array {
  const widths = new Int32Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const width = Math.max(1, widths[index] ?? 0);
    widths[index] = width;
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) widths[parent] = (widths[parent] ?? 0) + width;
  }
  return widths;
}

/** Whether what is below a node stands in rows: where it is too wide, and of what stands alone in a row anyway. */
function isInRows({ nodes, widths, columns }: Placing, index: number): boolean {
  const hasChildren = nodes[index + 1]?.parent === index;
  const isInRow = (nodes[index]?.parent ?? -1) >= 0;
  return (widths[index] ?? 1) > columns || (hasChildren && (isInRow || columns === 1));
}

/** Indexes of the children of a node. */
function childrenOf({ ends }: Placing, parent: number): number[] {
  const found: number[] = [];
  const end = ends[parent] ?? 0;
  for (let index = parent + 1; index < end; index = ends[index] ?? end) found.push(index);
  return found;
}

/**
 * Places the nodes from `begin` to `end`, whole subtrees that stand side by side.
 * @returns y of the lowest edge
 */
export function placeGroup(
  placing: Placing,
  begin: number,
  end: number,
  isSingle: boolean,
  left: number,
  y: number,
): number {
  if (begin === end) return y;
  if (isSingle && isInRows(placing, begin))
    return placeInRows(placing, begin, end, childrenOf(placing, begin), left, y);
  return placeTidily(placing, begin, end, left, y);
}

/** Places a node, and below it its children in rows of as many as there are columns, on a panel. */
function placeInRows(
  placing: Placing,
  parent: number,
  end: number,
  children: readonly number[],
  left: number,
  y: number,
): number {
  const { nodes, rows, branches, panels, columns } = placing;
  const own = nodes[parent];
  if (!own) return y;
  const padding = columns > 1 ? PANEL_PADDING_PX : NARROW_PANEL_PADDING_PX;
  const first = left + padding;
  const stem = y + NODE_HEIGHT_PX;
  rows.push({ top: y, bottom: stem, items: [parent] });
  const panel = { left, top: stem + PANEL_GAP_PX, right: left, bottom: stem };
  panels.push(panel);
  const line: Branch = { parentX: 0, childrenX: [], left: 0, right: 0, top: stem, bar: panel.top };
  branches.push({ top: stem, bottom: panel.top, items: [line] });
  let top = panel.top + padding;
  const place = (from: number, to: number) => {
    const group = children.slice(from, to);
    const [begin] = group;
    if (begin === undefined) return;
    const isSingle = group.length === 1;
    const next = panels.length;
    panel.bottom = placeGroup(placing, begin, children[to] ?? end, isSingle, first, top);
    // The group is on lines, or a single node with its panel, around which are no others of the group.
    const inside = panels[next];
    const width = group.reduce((sum, child) => sum + (placing.widths[child] ?? 1), 0);
    const right = inside?.right ?? first + (width - 1) * COLUMN_PX + NODE_WIDTH_PX;
    panel.right = Math.max(panel.right, right);
    // What hangs on lines has its end marked by more air.
    const isDeep = !inside && panel.bottom > top + NODE_HEIGHT_PX;
    top = panel.bottom + (isDeep ? LEVEL_GAP_PX : 0) + ROW_GAP_PX;
  };
  let from = 0;
  let width = 0;
  children.forEach((child, index) => {
    const own = placing.widths[child] ?? 1;
    // What is too wide stands alone, and has its own rows.
    if (width + own > columns) {
      place(from, index);
      from = index;
      width = 0;
    }
    width += own;
  });
  place(from, children.length);
  panel.right += padding;
  // Buttons hang below the cards of the last row.
  panel.bottom += ROW_GAP_PX;
  // The root stands over the middle of all, what is inside the tree at the left edge of its panel.
  const x = own.parent === -1 ? (left + panel.right - NODE_WIDTH_PX) / 2 : left;
  Object.assign(own, { x, y });
  line.parentX = x + NODE_WIDTH_PX / 2;
  line.left = line.parentX;
  line.right = line.parentX;
  return panel.bottom;
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
