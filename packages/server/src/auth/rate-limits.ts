import type { Database } from '../db/database.js';

export interface Limit {
  /** Hits that are allowed in a window. */
  readonly max: number;
  readonly windowSeconds: number;
}

export interface RateLimits {
  /** Counts a hit; returns null, or the seconds to wait when there were too many. */
  hit(key: string, limit: Limit): Promise<number | null>;
  /** Takes a hit back, when it turned out not to count. */
  undo(key: string): Promise<void>;
  /** Forgets counters whose window is over. */
  cleanUp(): Promise<void>;
}

/**
 * Hits at once are counted in another order than they began in: a window may end a little later than one that
 * begins now.
 */
const OVERLAP = "interval '1 minute'";

/** A window that ends much later than one that begins now was begun before the clock was set back. */
const GOES_ON = `counter.resets_at > now() AND counter.resets_at <= excluded.resets_at + ${OVERLAP}`;

const HIT = `
  INSERT INTO rate_limit AS counter (key, hits, resets_at)
  VALUES ($1, 1, now() + make_interval(secs => $2))
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN ${GOES_ON} THEN least(counter.hits, 1000000) + 1 ELSE 1 END,
    resets_at = CASE WHEN ${GOES_ON} THEN counter.resets_at ELSE excluded.resets_at END
  RETURNING hits, greatest(0, extract(epoch FROM resets_at - now()))::float8 AS seconds_left`;

/** Counters in the database, so that all server processes share them. */
export function createRateLimits(database: Database): RateLimits {
  return {
    async hit(key, { max, windowSeconds }) {
      const [row] = await database.prepared<{ hits: number; seconds_left: number }>(
        'rate_limit_hit',
        HIT,
        [key, windowSeconds],
      );
      return row && row.hits > max ? row.seconds_left : null;
    },
    async undo(key) {
      await database.prepared(
        'rate_limit_undo',
        'UPDATE rate_limit SET hits = hits - 1 WHERE key = $1 AND hits > 0',
        [key],
      );
    },
    async cleanUp() {
      await database.prepared(
        'rate_limit_clean_up',
        'DELETE FROM rate_limit WHERE resets_at < now()',
        [],
      );
    },
  };
}
