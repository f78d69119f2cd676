/** Points for each pixel column above which a stroke is thinned: the eye cannot separate more. */
const DENSE = 4;

/**
 * The positions of a stroke that have to be drawn. A sparse stroke is kept whole. Of a dense one,
 * each pixel column keeps its first, lowest, highest and last point: every peak stays, and the
 * strokes between columns join as they would have.
 *
 * @param from first position, included
 * @param to last position, included
 * @param x the pixel of a position, growing with it
 * @param values the values that decide what is lowest and highest
 */
export function visiblePositions(
  from: number,
  to: number,
  x: (position: number) => number,
  values: ArrayLike<number>,
): number[] {
  const count = to - from + 1;
  const kept: number[] = [];
  if (count <= DENSE * Math.max(1, x(to) - x(from))) {
    for (let i = from; i <= to; i += 1) kept.push(i);
    return kept;
  }
  let start = from;
  while (start <= to) {
    const column = Math.floor(x(start));
    let end = start;
    let low = start;
    let high = start;
    while (end + 1 <= to && Math.floor(x(end + 1)) === column) {
      end += 1;
      if ((values[end] ?? 0) < (values[low] ?? 0)) low = end;
      if ((values[end] ?? 0) > (values[high] ?? 0)) high = end;
    }
    for (const position of [start, Math.min(low, high), Math.max(low, high), end]) {
      if (kept[kept.length - 1] !== position) kept.push(position);
    }
    start = end + 1;
  }
  return kept;
}
