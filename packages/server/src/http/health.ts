import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';
import type { Readiness } from './readiness.js';

const NOT_KEPT = { 'cache-control': 'no-store' };

/** For load balancers, monitors and whatever restarts processes. Nobody has to sign in, so no answer tells why. */
export function serveHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/api/health/', async () => {
    await database.query('SELECT 1');
    return { status: 'ok' };
  });
  // Only a process that does not answer this has to be started again.
  app.get('/health', async (_, reply) => reply.headers(NOT_KEPT).send({ status: 'ok' }));
  app.get('/ready', async (request, reply) => {
    const report = await readiness.check((part, error) =>
      request.log.warn({ err: error, part }, 'not ready'),
    );
    return reply
      .status(report.status === 'ready' ? 200 : 503)
      .headers(NOT_KEPT)
      .send(report);
  });
}
