import type { Column } from './columns.js';
import { MISSING } from './columns.js';
import type { Extent } from './extent.js';

/** Where the parts of a stack lie: from `start` (nearer to zero) to `end`, NaN where missing. */
export interface StackedColumn {
  readonly start: Float64Array;
  readonly end: Float64Array;
}

/** A stack's parts, the range they reach, and which part is outermost at each period. */
export interface Stack {
  readonly parts: readonly StackedColumn[];
  readonly extent: Extent | null;
  /** Position of the outermost part above and below zero for each period, -1 where there is none. */
  readonly top: Int16Array;
  readonly bottom: Int16Array;
}

/**
 * Stacks columns: values above zero grow upwards from zero, values below it downwards. A missing
 * part takes no room and is no zero; the parts over it close up.
 */
export function stackColumns(columns: readonly Column[], length: number): Stack {
  const above = new Float64Array(length);
  const below = new Float64Array(length);
  const top = new Int16Array(length).fill(-1);
  const bottom = new Int16Array(length).fill(-1);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const parts = columns.map(({ values, kinds }, part) => {
    const start = new Float64Array(length).fill(Number.NaN);
    const end = new Float64Array(length).fill(Number.NaN);
    for (let i = 0; i < length; i += 1) {
      const value = values[i];
      if (kinds[i] === MISSING || value === undefined) continue;
      const [sums, outermost] = value < 0 ? [below, bottom] : [above, top];
      const from = sums[i] ?? 0;
      const to = from + value;
      start[i] = from;
      end[i] = to;
      sums[i] = to;
      outermost[i] = part;
      if (Math.min(from, to) < low) low = Math.min(from, to);
      if (Math.max(from, to) > high) high = Math.max(from, to);
    }
    return { start, end };
  });
  return { parts, extent: low <= high ? [low, high] : null, top, bottom };
}
