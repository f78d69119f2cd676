import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEndpoint } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readConfig } from '../config/config.js';
import { type BundledPostgres, startBundledPostgres } from '../db/bundled/bundled-postgres.js';
import { asOwner, type Database, openDatabase } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { createServices } from '../services.js';
import { createApp } from './app.js';
import type { Route } from './route.js';

/*
 * What was answered with success is there, however often PostgreSQL is killed while others write; what
 * was not is said to be unavailable, and written whole or not at all.
 */

const KILLS = Number(process.env.TAVOITE_DATABASE_KILLS ?? 2);
const WRITERS = 4;
/** Writes that succeed between two kills. */
const WRITES = 20;
const MAX_SECONDS_EACH = 60;

const write = defineEndpoint({
  method: 'POST',
  path: '/api/write/{id}/',
  params: z.object({ id: z.coerce.number() }),
  summary: 'Writes two lines in one transaction',
  access: 'public',
  answer: z.object({}),
});

let dataFolder: string;
let postgres: BundledPostgres;
let database: Database;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-kills-'));
  // As root, the database's own user has to pass through.
  await chmod(dataFolder, 0o711);
  postgres = await startBundledPostgres({ dataFolder });
  await migrate(postgres.connection);
  database = openDatabase(postgres.connection);
});

afterAll(async () => {
  await database.close();
  await postgres.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

it(
  `keeps what it has answered for, though PostgreSQL is killed ${KILLS} times while it writes`,
  async () => {
    const mailer = { destination: 'nowhere', send: async () => undefined };
    const config = readConfig({ TAVOITE_LOG_LEVEL: 'silent' }, dataFolder);
    const services = createServices(config, { database, mailer, onJobError: () => undefined });
    const registerRoutes = (route: Route) =>
      route(write, async ({ params: { id } }) => {
        await database.transaction(async (tx) => {
          await services.audit.record('login_failed', { detail: { write: id, half: 1 } }, tx);
          await services.audit.record('login_failed', { detail: { write: id, half: 2 } }, tx);
        });
        return {};
      });
    const { app } = await createApp({ services, registerRoutes });

    let next = 0;
    let isOver = false;
    const kept: number[] = [];
    const statuses = new Map<number, number>();
    const writer = async () => {
      while (!isOver) {
        const id = ++next;
        const { statusCode } = await app.inject({ method: 'POST', url: `/api/write/${id}/` });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        if (statusCode === 200) kept.push(id);
        else await sleep(20);
      }
    };
    const writers = Array.from({ length: WRITERS }, writer);
    const written = async (count: number) => {
      while (kept.length < count) await sleep(5);
    };
    const recoveries: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      await written(kept.length + WRITES);
      const { pid } = postgres;
      process.kill(pid, 'SIGKILL');
      const killedAt = performance.now();
      // Connections that are open outlive it for a moment, and go on writing.
      while (postgres.pid === pid) await sleep(20);
      await written(kept.length + 1);
      recoveries.push(performance.now() - killedAt);
    }
    await written(kept.length + WRITES);
    isOver = true;
    await Promise.all(writers);
    await app.close();
    console.info(
      `Written again ${Math.round(Math.max(...recoveries))} ms after PostgreSQL was killed at most, ${KILLS} times`,
    );

    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    const { rows } = await asOwner(postgres.connection, (tx) =>
      tx.execute<{ write: number; lines: number }>(sql`
        SELECT (detail->>'write')::int AS write, count(*)::int AS lines FROM audit_log
        WHERE event = 'login_failed' GROUP BY 1`),
    );
    const found = new Map(rows.map((row) => [row.write, row.lines]));
    expect(kept.filter((id) => found.get(id) !== 2)).toEqual([]);
    expect([...found.values()].filter((lines) => lines !== 2)).toEqual([]);
  },
  (KILLS + 1) * MAX_SECONDS_EACH * 1000,
);
