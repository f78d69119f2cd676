import { minIndex } from 'd3-array';

/** Position of the nearest entry, or -1 if none has a distance. */
export function nearest<Entry>(
  entries: readonly Entry[],
  distance: (entry: Entry) => number,
): number {
  return minIndex(entries, (entry) => {
    const own = distance(entry);
    return Number.isFinite(own) ? own : Number.NaN;
  });
}
