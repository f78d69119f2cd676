import { extent } from 'd3-array';

/** Lowest and highest of some values. */
export type Extent = readonly [low: number, high: number];

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/** Lowest and highest finite value, or null when there is none. */
export function extentOf(values: Iterable<number>): Extent | null {
  const [low, high] = extent(values, finite);
  return low === undefined || high === undefined ? null : [low, high];
}

/** The extent that includes both; null means no values. */
export function unite(a: Extent | null, b: Extent | null): Extent | null {
  if (!a) return b;
  if (!b) return a;
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}
