import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FlattenedJWSInput,
  type JWSHeaderParameters,
} from 'jose';
import { fetchBounded } from './ask.js';

const TIMEOUT_MS = 5_000;
const MAX_AGE_MS = 10 * 60 * 1000;
/** Unknown key ids make the keys be read again at once, so many times in a row, */
const READS_AT_ONCE = 5;
/** and once more for every such interval: whoever invents key ids does not make us ask endlessly. */
const READ_INTERVAL_MS = 10_000;

/** A limit that is full at first and fills up again with time. */
function createAllowance(max: number, intervalMs: number): () => boolean {
  let left = max;
  let since = Date.now();
  return () => {
    const gained = Math.floor((Date.now() - since) / intervalMs);
    if (gained > 0) {
      left = Math.min(max, left + gained);
      since += gained * intervalMs;
    }
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}

/** The keys that a provider publishes, kept and read again: in time, and when one is not among them. */
export function createProviderKeys(url: string) {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: MAX_AGE_MS,
    // Never again by itself for an unknown key: that is decided below.
    cooldownDuration: Number.POSITIVE_INFINITY,
    [customFetch]: (address, { headers, method }) =>
      fetchBounded(address, { headers, method }, TIMEOUT_MS),
  });
  const mayReadAgain = createAllowance(READS_AT_ONCE, READ_INTERVAL_MS);
  return async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayReadAgain()) throw error;
    }
    await keys.reload();
    return keys(header, token);
  };
}
