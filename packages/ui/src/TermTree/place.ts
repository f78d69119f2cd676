/** No such node. */
const NONE = -1;

/**
 * Columns of a tree's nodes: each stands over its first child, and to the right of all that is below its
 * siblings before it, so that a tree is read from the left edge like an outline and nothing stands over
 * what belongs to another. The lines from parents to their children never overlap. O(nodes).
 *
 * @param parent index of each node's parent among these, a parent right before what is below it and
 *   siblings in order; -1 at the top
 * @returns the column of each node, counted from the left
 */
export function columnsOf(parent: Int32Array): Int32Array {
  const columns = new Int32Array(parent.length);
  let column = 0;
  for (let node = 0; node < parent.length; node += 1) {
    columns[node] = column;
    const next = parent[node + 1] ?? NONE;
    // Nothing is below it.
    if (next !== node) column += 1;
  }
  return columns;
}
