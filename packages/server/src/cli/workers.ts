import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.js';
import type { Connection } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { openStore } from '../db/store.js';
import { ASK_FOR_METRICS } from '../observe/worker-messages.js';
import { DATABASE_WAIT_MS, probePort } from '../server.js';

/** What is started as a worker; the start command itself would look first whether it has to build. */
const PROGRAM = fileURLToPath(new URL('../../dist/bundled/main.mjs', import.meta.url));
/** Connections of the bundled PostgreSQL that all workers share; it has some more for the command line. */
const BUNDLED_CONNECTIONS = 48;
/** Besides its pool each worker listens. */
const LISTENERS = 1;
const LEAST_CONNECTIONS = 2;
const RESTART_MS = 1_000;
/** More than a worker itself allows for its last requests. */
const STOP_TIMEOUT_MS = 35_000;

/** Loaded when someone asks for figures. */
async function tellMetrics(worker: Worker): Promise<void> {
  const answer = await import('../observe/worker-metrics.js');
  await answer.tellMetrics(worker);
}

export interface WorkerOptions {
  readonly count: number;
  readonly development: boolean;
  /** Runs on the migrated database before the workers start. */
  readonly prepare: (connection: Connection) => Promise<void>;
  readonly onProgress: (message: string) => void;
}

export interface RunningWorkers {
  /** Lets the workers finish what is under way, then stops the bundled PostgreSQL. */
  close(): Promise<void>;
}

/** What a worker tells its parent. */
export const READY = 'ready';

function connectionsOf({ database }: Config, count: number): number {
  if (database.ownerUrl !== null) return database.connections;
  const share = Math.floor(BUNDLED_CONNECTIONS / count) - LISTENERS;
  return Math.max(LEAST_CONNECTIONS, Math.min(database.connections, share));
}

/**
 * Serves with several processes behind one port. This one opens the database and brings it up to date,
 * then starts the others, and starts one again that has ended by itself.
 */
export async function startWorkers(
  config: Config,
  { count, development, prepare, onProgress }: WorkerOptions,
): Promise<RunningWorkers> {
  await probePort(config);
  const store = await openStore(config, { waitMs: DATABASE_WAIT_MS, onProgress });
  let isStopping = false;
  const running = new Set<Worker>();

  cluster.setupPrimary({
    ...(!development && { exec: PROGRAM }),
    args: ['serve', ...(development ? ['--development'] : [])],
  });

  /** Starts a worker; resolves when it serves, rejects when it ends before. */
  async function start(): Promise<void> {
    const worker = cluster.fork({ DATABASE_CONNECTIONS: String(connectionsOf(config, count)) });
    running.add(worker);
    let isReady = false;
    worker.once('exit', () => {
      running.delete(worker);
      if (isReady && !isStopping) void replace();
    });
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message) => {
        if (message === READY) resolve();
        if (message === ASK_FOR_METRICS) void tellMetrics(worker);
      });
      worker.once('exit', () => reject(new Error('A worker has ended at its start')));
    });
    isReady = true;
  }

  async function replace(): Promise<void> {
    onProgress('A worker has ended unexpectedly and is started again');
    while (!isStopping) {
      await sleep(RESTART_MS);
      if (isStopping) return;
      try {
        return await start();
      } catch (error) {
        onProgress((error as Error).message);
      }
    }
  }

  async function stopWorker(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const timer = setTimeout(
      () => worker.process.kill('SIGKILL'),
      STOP_TIMEOUT_MS + config.drainMs,
    );
    await gone;
    clearTimeout(timer);
  }

  const close = async () => {
    isStopping = true;
    await Promise.all([...running].map(stopWorker));
    await store.stop();
  };
  try {
    await migrate(store.connection);
    await prepare(store.connection);
    await Promise.all(Array.from({ length: count }, start));
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
