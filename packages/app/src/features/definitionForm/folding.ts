/** A row of a tree whose branches are opened and closed. */
export interface FoldableNode {
  /** Unique in the tree. */
  readonly id: number;
  /** How deep it is; 0 at the top. */
  readonly depth: number;
  /** Others are below it. */
  readonly isBranch: boolean;
}

/** With more rows than these, only the upper levels are open at first. */
const MOST_OPEN = 40;
/** Levels that are in sight then. */
const LEVELS_IN_SIGHT = 2;

/** The branches that are closed until someone opens them: of a large tree, those below the upper levels. */
export const closedAtFirst = (nodes: readonly FoldableNode[]): ReadonlySet<number> =>
  new Set(
    nodes.length <= MOST_OPEN
      ? []
      : nodes
          .filter(({ depth, isBranch }) => isBranch && depth >= LEVELS_IN_SIGHT - 1)
          .map(({ id }) => id),
  );

/** Without those that are in a closed branch. */
export function inSight<Node extends FoldableNode>(
  nodes: readonly Node[],
  closed: ReadonlySet<number>,
): Node[] {
  let closedAt = Number.POSITIVE_INFINITY;
  return nodes.filter(({ id, depth }) => {
    if (depth > closedAt) return false;
    closedAt = closed.has(id) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

/** What is above a row, and has to be open for it to be in sight. */
export function aboveOf(nodes: readonly FoldableNode[], id: number): number[] {
  const found: number[] = [];
  const at = nodes.findIndex((node) => node.id === id);
  let depth = nodes[at]?.depth ?? 0;
  for (const node of nodes.slice(0, Math.max(at, 0)).reverse()) {
    if (node.depth >= depth) continue;
    depth = node.depth;
    found.push(node.id);
  }
  return found;
}
