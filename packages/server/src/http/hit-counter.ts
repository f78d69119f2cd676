import { createHash, randomBytes } from 'node:crypto';

const ROWS = 4;
const COLUMNS = 65_536;
const SALT_BYTES = 16;
const BYTES_PER_COLUMN = 4;

export interface HitCounter {
  /** Counts hits of the key, one unless said, and returns how many it has had in this window, these included. */
  hit(key: string, count?: number): number;
  /** Milliseconds until the window ends and all counts start again. */
  msLeft(): number;
}

/**
 * Counts hits by key in a mebibyte, however many keys there are: a count-min sketch. No key can be
 * pushed out by inventing others, as it could be from a cache. Counts are never too low; too high
 * only for a key that shares all its columns with busy ones, and the salt hides which those are.
 *
 * @param now Milliseconds of a clock that never goes back; for tests.
 */
export function createHitCounter(windowMs: number, now = () => performance.now()): HitCounter {
  const salt = randomBytes(SALT_BYTES);
  const counts = new Uint32Array(ROWS * COLUMNS);
  let endsAt = now() + windowMs;

  return {
    hit(key, count = 1) {
      if (now() >= endsAt) {
        counts.fill(0);
        endsAt = now() + windowMs;
      }
      const digest = createHash('sha256').update(salt).update(key).digest();
      const places = Array.from(
        { length: ROWS },
        (_, row) => row * COLUMNS + (digest.readUInt32LE(row * BYTES_PER_COLUMN) % COLUMNS),
      );
      const hits = Math.min(...places.map((place) => counts[place] ?? 0)) + count;
      // Columns that others have raised further already stay as they are.
      for (const place of places) counts[place] = Math.max(counts[place] ?? 0, hits);
      return hits;
    },
    msLeft: () => Math.max(0, endsAt - now()),
  };
}
