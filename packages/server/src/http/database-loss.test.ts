import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEndpoint } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readConfig } from '../config/config.js';
import { type BundledPostgres, startBundledPostgres } from '../db/bundled/bundled-postgres.js';
import { asOwner, type Database, openDatabase } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { createServices } from '../services.js';
import { createApp } from './app.js';
import type { Route } from './route.js';

const slow = defineEndpoint({
  method: 'GET',
  path: '/api/slow/',
  summary: 'Takes a while in the database',
  access: 'public',
  answer: z.object({}),
});

let dataFolder: string;
let postgres: BundledPostgres;
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-loss-'));
  // As root, the database's own user has to pass through.
  await chmod(dataFolder, 0o711);
  postgres = await startBundledPostgres({ dataFolder });
  await migrate(postgres.connection);
  database = openDatabase(postgres.connection);
  const registerSlow = (route: Route) =>
    route(slow, async () => {
      await database.transaction((tx) => tx.execute(sql`SELECT pg_sleep(30)`));
      return {};
    });
  const mailer = { destination: 'nowhere', send: async () => undefined };
  const config = readConfig({ TAVOITE_LOG_LEVEL: 'silent' }, dataFolder);
  ({ app } = await createApp({
    services: createServices(config, { database, mailer, onJobError: () => undefined }),
    registerRoutes: registerSlow,
  }));
});

afterAll(async () => {
  await app.close();
  await database.close();
  await postgres.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

it('answers 503 to requests under way when PostgreSQL is killed, and recovers by itself', async () => {
  expect((await get('/api/health/')).statusCode).toBe(200);
  const underWay = Promise.all([get('/api/slow/'), get('/api/slow/')]);
  await sleep(300);
  process.kill(postgres.pid, 'SIGKILL');
  for (const answer of await underWay) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      detail: 'The service is not available for a moment. Try again shortly.',
    });
    expect(answer.headers['retry-after']).toBe('2');
  }
  const statuses = new Set<number>();
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { statusCode } = await get('/api/health/');
    statuses.add(statusCode);
    if (statusCode === 200) break;
    await sleep(20);
  }
  expect(statuses).toContain(200);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it('answers 503 when one connection is ended, and uses others', async () => {
  const underWay = get('/api/slow/');
  await sleep(200);
  await asOwner(postgres.connection, (tx) =>
    tx.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()`),
  );
  expect((await underWay).statusCode).toBe(503);
  expect((await get('/api/health/')).statusCode).toBe(200);
});
