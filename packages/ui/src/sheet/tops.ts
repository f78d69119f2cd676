/** Where the rows of a sheet begin, below its header; some are lower than others. */
export interface RowTops {
  topOf: (index: number) => number;
  /** The row at a distance from the first one's start. */
  rowAt: (distance: number) => number;
}

/**
 * Tops of rows of one height, but for some.
 *
 * @param row height of a row, in pixels on the screen
 * @param low indices of the lower rows, rising
 * @param lowRow height of those
 */
export function topsOf(row: number, low: readonly number[], lowRow: number): RowTops {
  const saved = row - lowRow;
  const countBefore = (index: number) => {
    let from = 0;
    let to = low.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((low[middle] ?? 0) < index) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const topOf = (index: number) => index * row - countBefore(index) * saved;
  const rowAt = (distance: number) => {
    let from = Math.floor(distance / row);
    while (topOf(from + 1) <= distance) from += 1;
    return from;
  };
  return { topOf, rowAt };
}
