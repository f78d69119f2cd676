/** Lowest and highest of some values. */
export type Extent = readonly [low: number, high: number];

/**
 * Lowest and highest finite value, or null when there is none. A loop, because spreading a long
 * series into `Math.max` overflows the stack.
 */
export function extentOf(values: ArrayLike<number>): Extent | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (value === undefined || !Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}

/** The extent that holds both; null stands for no values. */
export function unite(a: Extent | null, b: Extent | null): Extent | null {
  if (!a) return b;
  if (!b) return a;
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}
