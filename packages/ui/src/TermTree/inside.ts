import { NODE_WIDTH_PX, type Rectangle, type Row, type TreeLayout } from './geometry.js';

/** First position in the ascending list whose value is at least `limit`. */
function lowerBound(count: number, valueAt: (index: number) => number, limit: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of the rows that touch the rectangle, from top to bottom. */
const rowsIn = <T>(rows: readonly Row<T>[], area: Rectangle): Row<T>[] =>
  rows.filter(({ top, bottom }) => bottom >= area.top && top <= area.bottom);

/** Indexes of the nodes that touch the rectangle. O(rows + rows touched · log(nodes) + found). */
export function nodesIn<T>(layout: TreeLayout<T>, area: Rectangle): number[] {
  return rowsIn(layout.rows, area).flatMap(({ items }) => {
    const xAt = (position: number) => layout.nodes[items[position] ?? 0]?.x ?? 0;
    const found: number[] = [];
    for (
      let position = lowerBound(items.length, xAt, area.left - NODE_WIDTH_PX);
      position < items.length && xAt(position) <= area.right;
      position += 1
    ) {
      found.push(items[position] ?? 0);
    }
    return found;
  });
}

/**
 * SVG path of the lines inside the rectangle. Bars are cut at its edges and
 * only the stems inside are written, so that its length follows what is seen.
 */
export function linesIn<T>(layout: TreeLayout<T>, area: Rectangle): string {
  const parts: string[] = [];
  for (const { items, bottom } of rowsIn(layout.branches, area)) {
    for (
      // Sibling branches never overlap, so their right ends ascend with their left ends.
      let position = lowerBound(items.length, (index) => items[index]?.right ?? 0, area.left);
      position < items.length;
      position += 1
    ) {
      const branch = items[position];
      if (!branch || branch.left > area.right) break;
      const { bar, childrenX } = branch;
      parts.push(`M${branch.parentX} ${branch.top}V${bar}`);
      parts.push(
        `M${Math.max(branch.left, area.left)} ${bar}H${Math.min(branch.right, area.right)}`,
      );
      for (
        let child = lowerBound(childrenX.length, (index) => childrenX[index] ?? 0, area.left);
        child < childrenX.length && (childrenX[child] ?? 0) <= area.right;
        child += 1
      ) {
        parts.push(`M${childrenX[child]} ${bar}V${bottom}`);
      }
    }
  }
  return parts.join('');
}

const PANEL_RADIUS_PX = 12;
/** Lower ones cannot be told from what is on them, in pixels on the screen; a tree has thousands of them. */
const LEAST_PANEL_PX = 8;

/**
 * SVG path of the panels that touch the rectangle and are seen as such.
 *
 * @param scale the size on the screen of one pixel of the tree
 */
export function panelsIn<T>({ panels }: TreeLayout<T>, area: Rectangle, scale: number): string {
  const r = PANEL_RADIUS_PX * scale < 1 ? 0 : PANEL_RADIUS_PX;
  const corner = (x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x} ${y}`);
  return panels
    .filter(
      ({ left, top, right, bottom }) =>
        right >= area.left &&
        left <= area.right &&
        bottom >= area.top &&
        top <= area.bottom &&
        (bottom - top) * scale >= LEAST_PANEL_PX,
    )
    .map(
      ({ left, top, right, bottom }) =>
        `M${left + r} ${top}H${right - r}${corner(r, r)}V${bottom - r}${corner(-r, r)}` +
        `H${left + r}${corner(-r, -r)}V${top + r}${corner(r, -r)}z`,
    )
    .join('');
}
