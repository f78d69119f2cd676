import type { Place } from './arrange.js';

/** A column is at least so wide: a name with what it comes to. */
const LEAST_WIDTH_PX = 320;
/** Rows are as high as there is room for, between these. */
const LEAST_ROW_PX = 24;
const MOST_ROW_PX = 36;

/** Names that stand below each other. */
export interface ListColumn<T> {
  nodes: readonly T[];
  /** Names above the first of them, where the column goes on with a branch of the one before it. */
  way: readonly string[];
}

/** A list in its place. */
export interface ListColumns<T> {
  columns: ListColumn<T>[];
  rowPx: number;
}

interface Listed {
  node: { title: string };
  depth: number;
}

/** The names above a node, but not that of an only root, which is above all. */
function wayTo(nodes: readonly Listed[], index: number): string[] {
  const hasOneRoot = nodes.filter(({ depth }) => depth === 0).length === 1;
  const way: string[] = [];
  let depth = nodes[index]?.depth ?? 0;
  for (let above = index - 1; above >= 0; above -= 1) {
    const other = nodes[above];
    if (!other || other.depth >= depth) continue;
    depth = other.depth;
    if (depth > 0 || !hasOneRoot) way.unshift(other.node.title);
  }
  return way;
}

/**
 * Names in as few columns as have room for them; where none has, in as many as stand side by side, and
 * the place scrolls.
 *
 * @param leastRowPx least height of a row, which a finger needs higher
 */
export function listColumns<T extends Listed>(
  nodes: readonly T[],
  { width, height }: Place,
  leastRowPx = LEAST_ROW_PX,
): ListColumns<T> {
  const most = Math.max(1, Math.floor(width / LEAST_WIDTH_PX));
  const fitting = Math.max(1, Math.floor(height / leastRowPx) - 1);
  const count = Math.min(most, Math.max(1, Math.ceil(nodes.length / fitting)));
  const rows = Math.ceil(nodes.length / count);
  const columns: ListColumn<T>[] = [];
  for (let first = 0; first < nodes.length; first += rows)
    columns.push({ nodes: nodes.slice(first, first + rows), way: wayTo(nodes, first) });
  // One more for the way.
  const rowPx = Math.floor(height / (rows + 1));
  return { columns, rowPx: Math.max(leastRowPx, Math.min(MOST_ROW_PX, rowPx)) };
}
