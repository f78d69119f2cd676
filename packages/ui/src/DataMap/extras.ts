import type { DataMapNode } from './rows.js';

/** A further column after the months, which sums a row up. */
export interface DataMapExtra {
  /** Unique among the columns. */
  key: string;
  /** Heading. */
  title: string;
  /** What the column says, such as its period: the heading's tooltip. */
  hint?: string | undefined;
  /** `figure` writes `figureOf`, `trend` draws the row's values over the months. */
  type: 'figure' | 'trend';
  /** The column's figure in a row, written; null where there is none. The same function between renders. */
  figureOf?: ((node: DataMapNode) => ExtraFigure | null) | undefined;
}

/** A figure that is written for a whole row. */
export interface ExtraFigure {
  /** As it is shown. */
  text: string;
  /** As it is copied; left out where the text is. */
  value?: number | undefined;
  /** How it is written: bold for actual, italics for estimates. */
  state: 'actual' | 'estimate';
}

/** Width and height of the picture of a trend, stretched to its cell. */
export const TREND = { width: 100, height: 24 } as const;
const EDGE = 2;

/** The values of a row as two lines, of actual values and of estimates from the last actual one on. */
export function trendPaths({ values, verified }: Pick<DataMapNode, 'values' | 'verified'>): {
  actual: string;
  estimate: string;
} {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const paths = { actual: '', estimate: '' };
  if (low > high) return paths;
  const step = values.length > 1 ? (TREND.width - 2 * EDGE) / (values.length - 1) : 0;
  const room = TREND.height - 2 * EDGE;
  const placeOf = (value: number, index: number) => {
    const share = high > low ? (value - low) / (high - low) : 0.5;
    return `${(EDGE + index * step).toFixed(1)} ${(EDGE + (1 - share) * room).toFixed(1)}`;
  };
  let last: { place: string; index: number } | null = null;
  let drawn: 'actual' | 'estimate' | null = null;
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const kind = verified[index] ? 'actual' : 'estimate';
    const place = placeOf(value, index);
    const isNext = last !== null && last.index === index - 1;
    if (isNext && drawn === kind) paths[kind] += `L${place}`;
    else if (isNext && last) paths[kind] += `M${last.place}L${place}`;
    // A dot, where nothing follows.
    else paths[kind] += `M${place}h0`;
    last = { place, index };
    drawn = kind;
  }
  return paths;
}

/** Characters of the longest figures of any row, open or not, as they are written. O(values). */
export function longestValue(
  roots: readonly DataMapNode[],
  formatValue: (value: number, node: DataMapNode) => string,
  extras: readonly DataMapExtra[] = [],
): number {
  let longest = 0;
  const open = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    let [least, most] = [0, 0];
    for (const value of node.values) {
      if (value === null) continue;
      if (value < least) least = value;
      else if (value > most) most = value;
    }
    for (const extreme of [least, most])
      longest = Math.max(longest, formatValue(extreme, node).length);
    for (const { figureOf } of extras)
      longest = Math.max(longest, figureOf?.(node)?.text.length ?? 0);
    for (const child of node.children) open.push(child);
  }
  return longest;
}
