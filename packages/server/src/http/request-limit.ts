import type { FastifyRequest } from 'fastify';
import { createHitCounter } from './hit-counter.js';
import { HttpError } from './http-error.js';
import { clientNetwork } from './network.js';

const WINDOW_MS = 60_000;
/** Other processes are told of a client each time it has sent this share of what it may. */
const TOLD_SHARE = 1 / 20;

/** How many requests clients have sent, by what they are counted by. */
export type RequestCounts = ReadonlyMap<string, number>;

export interface RequestLimits {
  /** Counts a request of someone who has not signed in, by network; throws 429 when there were too many. */
  countNetwork(request: FastifyRequest): void;
  /** Counts a request of a user, so that colleagues behind one address do not use up each other's. */
  countUser(userId: number): void;
  /** What other processes have not been told of yet: at most as many clients, those that send much. */
  takeCounts(most: number): RequestCounts;
  /** Counts what another process was sent. */
  addCounts(counts: RequestCounts): void;
}

/**
 * Bounds the API requests of each user and of each network; 0 for no bound. Nothing that a client can make
 * up is counted by, so a new token with each request changes nothing.
 */
export function createRequestLimits(requestsPerMinute: number): RequestLimits {
  if (requestsPerMinute === 0) {
    return {
      countNetwork: () => {},
      countUser: () => {},
      takeCounts: () => new Map(),
      addCounts: () => {},
    };
  }
  const everywhere = createHitCounter(WINDOW_MS);
  const here = createHitCounter(WINDOW_MS);
  const step = Math.max(1, Math.floor(requestsPerMinute * TOLD_SHARE));
  const untold = new Map<string, number>();

  const count = (key: string) => {
    if (here.hit(key) % step === 0) untold.set(key, (untold.get(key) ?? 0) + step);
    if (everywhere.hit(key) <= requestsPerMinute) return;
    const seconds = Math.max(1, Math.ceil(everywhere.msLeft() / 1000));
    throw new HttpError(
      429,
      { key: 'too_many_requests', values: { seconds } },
      { retryAfter: seconds },
    );
  };
  return {
    countNetwork: (request) => count(`network ${clientNetwork(request)}`),
    countUser: (userId) => count(`user ${userId}`),
    takeCounts(most) {
      const taken = new Map([...untold].slice(0, most));
      for (const key of taken.keys()) untold.delete(key);
      return taken;
    },
    addCounts(counts) {
      for (const [key, hits] of counts) everywhere.hit(key, hits);
    },
  };
}
