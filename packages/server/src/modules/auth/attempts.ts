import { createHash } from 'node:crypto';
import type { Limit, RateLimits } from '../../auth/rate-limits.js';
import { ThrottledError } from '../../messages/errors.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

interface Limits {
  /** One account from one network. */
  readonly pair: Limit;
  /** One account from anywhere: many networks guessing together. */
  readonly account: Limit;
  /** One network at any account: one password tried on many. */
  readonly network: Limit;
}

export const LOGIN_LIMITS: Limits = {
  pair: { max: 10, windowSeconds: 15 * MINUTE_S },
  account: { max: 100, windowSeconds: HOUR_S },
  network: { max: 100, windowSeconds: 15 * MINUTE_S },
};

export const RESET_LIMITS: Limits = {
  pair: { max: 3, windowSeconds: HOUR_S },
  account: { max: 10, windowSeconds: 24 * HOUR_S },
  network: { max: 30, windowSeconds: HOUR_S },
};

/** The store needs no addresses to count by them. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export interface Attempts {
  /** Counts one attempt; throws ThrottledError when there were too many. Attempts at once count one by one. */
  count(account: string, network: string): Promise<void>;
  /** Takes the attempt back: it succeeded. */
  undo(account: string, network: string): Promise<void>;
}

/** Counts attempts at one kind of call, for known and unknown accounts alike. */
export function createAttempts(
  rateLimits: RateLimits,
  name: 'login' | 'reset',
  limits: Limits,
): Attempts {
  const keysOf = (account: string, network: string) =>
    [
      [`${name}:pair:${digest(account)}:${network}`, limits.pair],
      [`${name}:account:${digest(account)}`, limits.account],
      [`${name}:network:${network}`, limits.network],
    ] as const;
  return {
    async count(account, network) {
      let wait: number | null = null;
      for (const [key, limit] of keysOf(account, network)) {
        wait ??= await rateLimits.hit(key, limit);
      }
      if (wait === null) return;
      throw new ThrottledError(
        { key: `${name}_throttled`, values: { minutes: Math.max(1, Math.ceil(wait / MINUTE_S)) } },
        wait,
      );
    },
    async undo(account, network) {
      for (const [key] of keysOf(account, network)) await rateLimits.undo(key);
    },
  };
}
