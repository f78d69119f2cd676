import {
  type Branch,
  COLUMN_PX,
  INDENT_PX,
  LEVEL_GAP_PX,
  LEVEL_HEIGHT_PX,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  type PlacedNode,
  ROW_GAP_PX,
  type Row,
  TRUNK_PX,
} from './geometry.js';
import { columnsOf } from './place.js';

/** What places are filled into. */
interface Placing {
  nodes: PlacedNode<unknown>[];
  rows: Row<number>[];
  branches: Row<Branch>[];
  columns: number;
  /** How many columns each node takes with what is below it, side by side. */
  widths: Int32Array;
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

/**
 * Whether what is below a node stands in rows: where it is too wide, and in a single column also an only child,
 * which leads on.
 */
const isInRows = ({ nodes, widths, columns }: Placing, index: number): boolean =>
  (widths[index] ?? 1) > columns || (columns === 1 && nodes[index + 1]?.parent === index);

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
    return placeInRows(placing, begin, end, childrenOf(placing, begin, end), left, y);
  return placeTidily(placing, begin, end, left, y);
}

/** The column of the last card in the first row of these children. */
function lastOfFirstRow({ widths, columns }: Placing, children: readonly number[]): number {
  let last = 0;
  let width = 0;
  for (const child of children) {
    const own = widths[child] ?? 1;
    if (width > 0 && width + own > columns) break;
    last = width;
    width += own;
  }
  return last;
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
  // The root stands over the middle of its first row; what is inside the tree leaves from its left edge.
  const isCentered = own.parent === -1 && columns > 1;
  const x = isCentered
    ? left + INDENT_PX + (lastOfFirstRow(placing, children) * COLUMN_PX) / 2
    : left;
  Object.assign(own, isCentered ? { x, y } : { x, y, isTrunk: true });
  let bottom = y + NODE_HEIGHT_PX;
  rows.push({ top: y, bottom, items: [parent] });
  const trunk = left + TRUNK_PX;
  let stemX = isCentered ? x + NODE_WIDTH_PX / 2 : trunk;
  let stem = bottom;
  const place = (from: number, to: number) => {
    const group = children.slice(from, to);
    const [first] = group;
    if (first === undefined) return;
    const last = children[to] ?? end;
    // In a single column the indentation says how deep a card is.
    const isFurther = from > 0 && columns > 1;
    const top = bottom + LEVEL_GAP_PX + (isFurther ? ROW_GAP_PX : 0);
    const bar = top - LEVEL_GAP_PX / 2;
    const branch: Branch = {
      parentX: stemX,
      childrenX: [],
      left: trunk,
      right: trunk,
      top: stem,
      bar,
    };
    branches.push({ top: stem, bottom: top, items: [branch] });
    bottom = placeGroup(placing, first, last, group.length === 1, left + INDENT_PX, top);
    for (const child of group) branch.childrenX.push((nodes[child]?.x ?? 0) + NODE_WIDTH_PX / 2);
    branch.right = Math.max(stemX, branch.childrenX.at(-1) ?? trunk);
    stem = bar;
    stemX = trunk;
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
