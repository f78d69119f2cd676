/** No such node. */
const NONE = -1;

/**
 * Columns of a tree's nodes: each stands over its first child, and as far left as those before it let
 * it, so that a tree is read from the left edge like an outline. Neighbours of a level are a column
 * apart at least, and the lines from parents to their children never overlap. O(nodes).
 *
 * @param parent index of each node's parent among these, a parent before its children and siblings in
 *   order; -1 at the top
 * @returns the column of each node, counted from the left
 */
export function columnsOf(parent: Int32Array): Int32Array {
  const count = parent.length;
  const level = new Int32Array(count);
  const firstChild = new Int32Array(count).fill(NONE);
  parent.forEach((above, node) => {
    if (above === NONE) return;
    level[node] = (level[above] ?? 0) + 1;
    if (firstChild[above] === NONE) firstChild[above] = node;
  });
  const columns = new Int32Array(count).fill(NONE);
  /** The first free column of each level. */
  const free: number[] = [];
  for (let node = 0; node < count; node += 1) {
    if (columns[node] !== NONE) continue;
    // First children stand under it, and have to be free as well.
    let column = 0;
    for (let one = node; one !== NONE; one = firstChild[one] ?? NONE)
      column = Math.max(column, free[level[one] ?? 0] ?? 0);
    for (let one = node; one !== NONE; one = firstChild[one] ?? NONE) {
      columns[one] = column;
      free[level[one] ?? 0] = column + 1;
    }
  }
  return columns;
}
