/**
 * Keeps the most recently used values within a number of bytes. A value larger than all of it is not
 * kept.
 */
export class ByteCache<Key, Value> {
  private readonly entries = new Map<Key, { readonly value: Value; readonly bytes: number }>();
  private held = 0;

  constructor(private readonly maxBytes: number) {}

  /** Bytes of the values held. */
  get bytes(): number {
    return this.held;
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    // The map's order is the order of use, oldest first.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.maxBytes) return;
    this.entries.set(key, { value, bytes });
    this.held += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  keys(): IterableIterator<Key> {
    return this.entries.keys();
  }

  /** Lets go what `isOutdated` names. */
  deleteWhere(isOutdated: (key: Key, value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) if (isOutdated(key, value)) this.delete(key);
  }

  delete(key: Key): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.held -= entry.bytes;
  }
}
