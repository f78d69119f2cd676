import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../auth/session-store.js';
import { tokenOf } from './authenticate.js';
import { HttpError } from './http-error.js';
import { networkOf } from './network.js';

const WINDOW_MS = 60_000;
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

export function isApi(request: FastifyRequest): boolean {
  return /^\/api(\/|\?|$)/.test(request.url);
}

/** By session where there is one, so that colleagues behind one address do not use up each other's requests. */
function clientKey(request: FastifyRequest): string {
  const token = tokenOf(request.headers.authorization);
  return token === undefined ? networkOf(request.ip) : hashToken(token).toString('base64url');
}

function tooMany(ttlMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new HttpError(
    429,
    { key: 'too_many_requests', values: { seconds } },
    { retryAfter: seconds },
  );
}

/**
 * Bounds the API requests of a client in each process; 0 for no bound. Answers how to count a
 * token that did not sign in: by network, since whoever invents tokens has a new one each time.
 */
export async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute: number,
): Promise<(request: FastifyRequest) => Promise<void>> {
  if (requestsPerMinute === 0) return async () => undefined;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: WINDOW_MS,
    allowList: (request) => !isApi(request),
    keyGenerator: clientKey,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const refusals = app.createRateLimit({
    max: requestsPerMinute,
    timeWindow: WINDOW_MS,
    allowList: [],
    keyGenerator: (request) => `refused:${networkOf(request.ip)}`,
  });
  return async (request) => {
    const counted = await refusals(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}
