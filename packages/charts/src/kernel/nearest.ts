import { minIndex } from 'd3-array';

/** Position of the entry with the least distance, or -1 where none has one. */
export function nearest<Entry>(
  entries: readonly Entry[],
  distance: (entry: Entry) => number,
): number {
  return minIndex(entries, (entry) => {
    const own = distance(entry);
    return Number.isFinite(own) ? own : Number.NaN;
  });
}
