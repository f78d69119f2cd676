/** An organisation at one state of its data. */
export interface Versioned {
  readonly id: number;
  readonly dataVersion: number;
}

const MAX_ORGANIZATIONS = 10_000;

/**
 * Remembers what `load` answered for an organisation until its data version changes. What is
 * loaded may be newer than the version under which it is kept, never older.
 */
export function cacheByVersion<O extends Versioned, T>(
  load: (organization: O) => Promise<T>,
): (organization: O) => Promise<T> {
  const cache = new Map<number, { version: number; value: Promise<T> }>();
  return (organization) => {
    const { id, dataVersion: version } = organization;
    const cached = cache.get(id);
    if (cached?.version === version) return cached.value;
    if (cache.size >= MAX_ORGANIZATIONS) cache.clear();
    const entry = { version, value: load(organization) };
    cache.set(id, entry);
    entry.value.catch(() => {
      if (cache.get(id) === entry) cache.delete(id);
    });
    return entry.value;
  };
}
