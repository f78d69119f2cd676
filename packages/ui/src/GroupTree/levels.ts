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

/** Whether groups can stand below each other in one column: nothing is open below any of them. */
export const isStackable = <T>(
  nodes: readonly T[],
  childrenOf: (node: T) => readonly T[] | undefined,
): boolean => nodes.every((node) => (childrenOf(node)?.length ?? 0) === 0);

/** The children that stand side by side where those that can are in one column. */
export const withoutStacked =
  <T>(childrenOf: (node: T) => readonly T[] | undefined) =>
  (node: T): readonly T[] | undefined => {
    const children = childrenOf(node);
    return children && isStackable(children, childrenOf) ? [] : children;
  };
