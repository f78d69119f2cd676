import type { TargetProgress } from '@tavoite/model';

/** The target is at the end of the bar; only a higher compare value moves it in, to here at most. */
const MAX_SCALE = 1.5;
/** Parts of the bar that are shorter than this would be crumbs beside a mark that is set apart from it. */
const CRUMB = 0.06;
/** A compare value above the target by less than this cannot be told from it. */
const SAME = 0.03;

/** Positions on the bar: 0 is its start, 1 its end. */
export interface MeterGeometry {
  readonly fill: number;
  /** The target's place; null where it is the end of the bar and needs no mark. */
  readonly target: number | null;
  /** The compare value's place; null when there is nothing to mark. */
  readonly compare: number | null;
  /** The compare value is outside the bar and is marked at its edge. */
  readonly compareBeyond: 'start' | 'end' | null;
  /** The compare value is marked so near the end of what is filled that nothing is between them. */
  readonly isCompareClose: boolean;
}

/** Lays out a target's meter. */
export function meterGeometry(progress: TargetProgress): MeterGeometry {
  const { compare_at, fill, ratio } = progress;
  const isAbove = compare_at !== null && compare_at > 1 + SAME;
  const scale = isAbove ? Math.min(MAX_SCALE, compare_at) : 1;
  const place = (value: number): number => Math.min(1, Math.max(0, value / scale));
  const beyondEnd = compare_at !== null && compare_at > MAX_SCALE;
  const beyondStart = compare_at !== null && compare_at < 0;
  const filled = ratio === null ? fill : place(ratio);
  const compare = compare_at === null ? null : place(compare_at);
  return {
    fill: filled,
    target: scale > 1 ? place(1) : null,
    compare,
    isCompareClose: compare !== null && filled > 0 && Math.abs(filled - compare) < CRUMB,
    compareBeyond: beyondEnd ? 'end' : beyondStart ? 'start' : null,
  };
}
