/** Fewer months say nothing about what is usual. */
const MIN_MONTHS = 6;
/** Months before that a figure is compared with. */
const YEAR = 12;
/** Deviations from the median within which figures are usual, about three standard deviations. */
const DEVIATIONS = 4.5;
/** What differs less from the median than this share of it is never unusual. */
const MIN_SHARE = 0.1;

/** Smallest and largest value that is usual. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/**
 * The range of usual values after the given ones: the median and so many median absolute deviations
 * to both sides, which a single outlier does not widen. Null with fewer than six values.
 */
export function usualRange(values: readonly number[]): UsualRange | null {
  if (values.length < MIN_MONTHS) return null;
  const centre = median(values);
  const deviation = median(values.map((value) => Math.abs(value - centre)));
  const reach = Math.max(DEVIATIONS * deviation, MIN_SHARE * Math.abs(centre));
  return { low: centre - reach, high: centre + reach };
}

/**
 * Whether a figure should be looked at: it is outside the usual range of the months before it, and
 * the same month a year earlier, if it has a value, was not like it either. So a seasonal peak that
 * returns is usual.
 */
export function isUnusual(
  value: number,
  usual: UsualRange | null,
  yearEarlier: number | null,
): boolean {
  if (usual === null || (value >= usual.low && value <= usual.high)) return false;
  if (yearEarlier === null) return true;
  const reach = (usual.high - usual.low) / 2;
  return Math.abs(value - yearEarlier) > Math.max(reach, MIN_SHARE * Math.abs(yearEarlier));
}

/**
 * Looks at a figure beside the twelve months before it.
 *
 * @param values of months that follow each other; null where there is none
 * @param at index of the figure
 * @returns the range that is usual, where the figure is unusual; null where it is usual or nothing can be said
 */
export function rangeMissed(values: readonly (number | null)[], at: number): UsualRange | null {
  const value = values[at] ?? null;
  if (value === null) return null;
  const before = values.slice(Math.max(0, at - YEAR), at).filter((other) => other !== null);
  const usual = usualRange(before);
  return isUnusual(value, usual, values[at - YEAR] ?? null) ? usual : null;
}
