import type { FastifyRequest } from 'fastify';
import { createHitCounter } from './hit-counter.js';
import { HttpError } from './http-error.js';
import { clientNetwork } from './network.js';

const WINDOW_MS = 60_000;

export interface RequestLimits {
  /** Counts a request of someone who has not signed in, by network; throws 429 when there were too many. */
  countNetwork(request: FastifyRequest): void;
  /** Counts a request of a user, so that colleagues behind one address do not use up each other's. */
  countUser(userId: number): void;
}

/**
 * Bounds the API requests of each user and of each network in a process; 0 for no bound. Nothing
 * that a client can make up is counted by, so a new token with each request changes nothing.
 */
export function createRequestLimits(requestsPerMinute: number): RequestLimits {
  if (requestsPerMinute === 0) return { countNetwork: () => {}, countUser: () => {} };
  const counter = createHitCounter(WINDOW_MS);
  const count = (key: string) => {
    if (counter.hit(key) <= requestsPerMinute) return;
    const seconds = Math.max(1, Math.ceil(counter.msLeft() / 1000));
    throw new HttpError(
      429,
      { key: 'too_many_requests', values: { seconds } },
      { retryAfter: seconds },
    );
  };
  return {
    countNetwork: (request) => count(`network ${clientNetwork(request)}`),
    countUser: (userId) => count(`user ${userId}`),
  };
}
