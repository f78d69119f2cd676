import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';

/** For load balancers and monitors: 200 while the database answers, else 503. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/api/health/', async () => {
    await database.global.execute(sql`SELECT 1`);
    return { status: 'ok' };
  });
}
