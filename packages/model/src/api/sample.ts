/** How many entries of longer lists and maps are checked, evenly spread. */
const MAX_ENTRIES = 100;
/** After this many values in all, only a few entries of each longer list or map are checked. */
const MAX_VALUES = 20_000;
const FEW_ENTRIES = 4;
/** Lists and maps below this depth are taken as empty. Only recursive schemas nest that far. */
const DEEPEST = 40;

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is compared with the contract of an answer of any size: a copy that has every shape of it,
 * but only some of the entries of long lists and of maps from keys to objects, and no more of a
 * recursion than a call stack holds. Whole wherever lists and maps have at most a hundred entries.
 *
 * @param answer parsed JSON
 */
export function sampleOfAnswer(answer: unknown): unknown {
  let values = 0;
  const some = <T>(entries: readonly T[], depth: number): readonly T[] => {
    if (depth >= DEEPEST) return [];
    const most = values < MAX_VALUES ? MAX_ENTRIES : FEW_ENTRIES;
    if (entries.length <= most) return entries;
    return Array.from(
      { length: most },
      (_, i) => entries[Math.floor((i * entries.length) / most)] as T,
    );
  };
  const sample = (value: unknown, depth: number): unknown => {
    values += 1;
    if (Array.isArray(value)) return some(value, depth).map((item) => sample(item, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const isMap = entries.length > MAX_ENTRIES || entries.every(([, entry]) => isObject(entry));
    return Object.fromEntries(
      (isMap ? some(entries, depth) : entries).map(([key, entry]) => [
        key,
        sample(entry, depth + 1),
      ]),
    );
  };
  return sample(answer, 0);
}
