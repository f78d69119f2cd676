import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observe/metrics.js';
import { HttpError } from './http-error.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Figures of this process for Prometheus, at `/metrics`, for whoever sends the token as `Bearer`. */
export function serveMetrics(app: FastifyInstance, token: string, metrics: Metrics): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    // Whoever does not know the token does not learn that there is anything.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new HttpError(404, 'not_found');
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.text());
  });
  app.addHook('onClose', async () => metrics.close());
}
