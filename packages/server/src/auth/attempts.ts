import { createHash } from 'node:crypto';
import { ThrottledError } from '../messages/errors.js';
import type { Limit, RateLimits } from './rate-limits.js';
import type { SignInPlaces } from './sign-in-places.js';

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

/** A million codes, of which three are right: tighter than for passwords. */
export const SECOND_FACTOR_LIMITS: Limits = {
  pair: { max: 10, windowSeconds: 15 * MINUTE_S },
  account: { max: 30, windowSeconds: HOUR_S },
  network: { max: 100, windowSeconds: 15 * MINUTE_S },
};

/** Tokens cannot be guessed: what is limited is the work that checking them makes. */
export const EXTERNAL_LIMITS: Limits = {
  pair: { max: 60, windowSeconds: 15 * MINUTE_S },
  account: { max: 600, windowSeconds: HOUR_S },
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

/** Where an attempt comes from. */
export interface Origin {
  readonly network: string;
  /**
   * What the user has signed in from before, if either: guesses from elsewhere do not keep the user
   * from trying there, and on a known device not even others in its network do.
   */
  readonly known: { readonly device: string } | 'network' | null;
}

/** Where an attempt at the account of an address comes from. */
export async function originOf(
  places: SignInPlaces,
  email: string,
  { network, device }: { readonly network: string; readonly device: string | undefined },
): Promise<Origin> {
  const known = await places.find(email, network, device);
  if (known === 'device' && device !== undefined) return { network, known: { device } };
  return { network, known: known && 'network' };
}

export interface Attempts {
  /** Counts one attempt; throws ThrottledError when there were too many. Attempts at once count one by one. */
  count(account: string, origin: Origin): Promise<void>;
  /** Takes the attempt back: it succeeded. */
  undo(account: string, origin: Origin): Promise<void>;
}

/** Counts attempts at one kind of call, for known and unknown accounts alike. */
export function createAttempts(
  rateLimits: RateLimits,
  name: 'login' | 'reset' | 'second_factor' | 'external' | 'set_up',
  limits: Limits,
): Attempts {
  function keysOf(account: string, { network, known }: Origin): [key: string, limit: Limit][] {
    const pair = (place: string): [string, Limit] => [
      `${name}:pair:${digest(account)}:${place}`,
      limits.pair,
    ];
    if (known !== null && known !== 'network') return [pair(digest(known.device))];
    const ofNetwork: [string, Limit] = [`${name}:network:${network}`, limits.network];
    if (known === 'network') return [pair(network), ofNetwork];
    return [pair(network), [`${name}:account:${digest(account)}`, limits.account], ofNetwork];
  }
  return {
    async count(account, origin) {
      let wait: number | null = null;
      for (const [key, limit] of keysOf(account, origin)) {
        wait ??= await rateLimits.hit(key, limit);
      }
      if (wait === null) return;
      throw new ThrottledError(
        { key: `${name}_throttled`, values: { minutes: Math.max(1, Math.ceil(wait / MINUTE_S)) } },
        wait,
      );
    },
    async undo(account, origin) {
      for (const [key] of keysOf(account, origin)) await rateLimits.undo(key);
    },
  };
}
