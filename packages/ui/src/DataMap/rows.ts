import { rangeMissed } from '@tavoite/model';

/** A term with its values; `values[i]` and `verified[i]` belong to the i-th month shown. */
export interface DataMapNode {
  /** Unique in the map; a term with several parents has one path under each. */
  path: string;
  /** Text of the row. */
  title: string;
  /** Shown after the title, with its prefix: "k€"; may be empty. */
  unit: string;
  /** One value for each month; null where there is none. */
  values: readonly (number | null)[];
  /** One for each month: true for an actual value, false for an estimate. */
  verified: readonly boolean[];
  /** The rows below it, shown while it is open; may be empty. */
  children: readonly DataMapNode[];
}

/** A node that is shown, with its place in the hierarchy. */
export interface DataMapRow {
  node: DataMapNode;
  /** 0 at the top. */
  level: number;
  /** Index of the parent's row; -1 at the top. */
  parent: number;
  /** 1-based place among the siblings, and their number. */
  position: number;
  siblings: number;
}

/** The rows shown, a parent before its children. O(rows shown). */
export function shownRows(
  roots: readonly DataMapNode[],
  expanded: ReadonlySet<string>,
): DataMapRow[] {
  const rows: DataMapRow[] = [];
  const open: DataMapRow[] = [];
  const push = (nodes: readonly DataMapNode[], level: number, parent: number) => {
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index];
      if (node) open.push({ node, level, parent, position: index + 1, siblings: nodes.length });
    }
  };
  push(roots, 0, -1);
  for (let row = open.pop(); row; row = open.pop()) {
    rows.push(row);
    if (expanded.has(row.node.path)) push(row.node.children, row.level + 1, rows.length - 1);
  }
  return rows;
}

/** Paths of the nodes with a node anywhere below them whose value of a month is unusual. O(nodes). */
export function withUnusualBelow(roots: readonly DataMapNode[], month: number): Set<string> {
  const paths = new Set<string>();
  /** Whether it or any below it is. */
  const look = (node: DataMapNode): boolean => {
    // All are looked at: each may have some below it.
    const isBelow = node.children.map(look).includes(true);
    if (isBelow) paths.add(node.path);
    return isBelow || rangeMissed(node.values, month) !== null;
  };
  roots.forEach(look);
  return paths;
}

/** Paths of all nodes that have children: what "open all" expands. */
export function expandablePaths(roots: readonly DataMapNode[]): Set<string> {
  const paths = new Set<string>();
  const open = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.children.length === 0) continue;
    paths.add(node.path);
    for (const child of node.children) open.push(child);
  }
  return paths;
}
