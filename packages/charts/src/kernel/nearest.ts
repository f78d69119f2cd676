/** Position of the entry with the least distance, or -1 where none has one. */
export function nearest<Entry>(
  entries: readonly Entry[],
  distance: (entry: Entry) => number,
): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  entries.forEach((entry, position) => {
    const own = distance(entry);
    if (own < least) [found, least] = [position, own];
  });
  return found;
}
