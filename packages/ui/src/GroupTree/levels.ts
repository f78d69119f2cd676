/** Ids of the open parents of a tree, each with its number (from 0) among those of its level. */
export function openParents<T>(
  roots: readonly T[],
  childrenOf: (node: T) => readonly T[] | undefined,
  idOf: (node: T) => number,
): Map<number, number> {
  const orders = new Map<number, number>();
  let level = roots;
  while (level.length > 0) {
    const parents = level.filter((node) => (childrenOf(node)?.length ?? 0) > 0);
    parents.forEach((node, order) => {
      orders.set(idOf(node), order);
    });
    level = parents.flatMap((node) => childrenOf(node) ?? []);
  }
  return orders;
}

/** How many cards are side by side at the bottom of a node's open part; at least 1. */
export function leafCount<T>(node: T, childrenOf: (node: T) => readonly T[] | undefined): number {
  const children = childrenOf(node) ?? [];
  return children.length === 0
    ? 1
    : children.reduce((sum, child) => sum + leafCount(child, childrenOf), 0);
}
