/** What the layout needs to know of a node: its identity and its children. */
export interface TreeLike<T> {
  /** Unique in the tree; a term with several parents has one path under each. */
  path: string;
  /** Nodes below it. */
  children: readonly T[];
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
