import cluster from 'node:cluster';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.js';
import { asOwner, type Connection } from '../db/database.js';
import { setUpAddress } from '../modules/set-up/code.js';
import { startServer } from '../server.js';
import { type DemoUser, findDemoUsers, signInLine } from './demo.js';
import { fillIfEmpty } from './first-start.js';
import { READY, startWorkers } from './workers.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CLOSE_TIMEOUT_MS = 30_000;
/** In addition, for a parent that waits for its workers. */
const WORKERS_MS = 15_000;

/** Where the first organisation is made; null where there is something already. */
async function findSetUpAddress(
  connection: Connection,
  { publicUrl }: Config,
): Promise<string | null> {
  const [row] = await asOwner(connection, (tx) =>
    tx
      .execute<{ signing_key: Buffer }>(sql`SELECT signing_key FROM installation WHERE is_empty()`)
      .then(({ rows }) => rows),
  );
  return row ? setUpAddress(publicUrl, row.signing_key) : null;
}

/** Ends the process when `close` is done; answers a function that begins it, and the second time gives up. */
function closeOnce(close: () => Promise<void>, timeoutMs: number): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
}

/** Shuts the process down gracefully at the first signal, at once at the second. */
function stopOnSignals(close: () => Promise<void>, timeoutMs: number): void {
  const stop = closeOnce(close, timeoutMs);
  for (const signal of SIGNALS) process.on(signal, stop);
}

/** A worker is stopped by its parent, whom a terminal sends the same signals; without a parent Node ends it. */
function stopWithParent(close: () => Promise<void>, timeoutMs: number): void {
  for (const signal of SIGNALS) if (signal !== 'SIGTERM') process.on(signal, () => undefined);
  process.on('SIGTERM', closeOnce(close, timeoutMs));
}

/** Serves as one of several processes. */
async function serveAsWorker(config: Config, development: boolean): Promise<void> {
  const server = await startServer(config, { development, isWorker: true });
  stopWithParent(server.close, CLOSE_TIMEOUT_MS + config.drainMs);
  process.send?.(READY);
}

export interface ServeOptions {
  readonly development?: boolean;
  /** Processes that serve behind the one port. */
  readonly workers?: number;
}

/** Serves until a signal ends it; the first start on an empty database makes the demo organisation. */
export async function serve(
  config: Config,
  { development = false, workers = 1 }: ServeOptions = {},
): Promise<void> {
  if (cluster.isWorker) return serveAsWorker(config, development);
  let signIns: Promise<DemoUser[]> = Promise.resolve([]);
  let address: string | null = null;
  const onProgress = (message: string) => console.log(message);
  const prepare = async (connection: Connection) => {
    if (!config.demo) {
      address = await findSetUpAddress(connection, config);
      return;
    }
    await fillIfEmpty(connection, config);
    // Their passwords are checked while the rest of the server is made.
    signIns = findDemoUsers(connection);
    signIns.catch(() => undefined);
  };
  const { close } =
    workers > 1
      ? await startWorkers(config, { count: workers, development, prepare, onProgress })
      : await startServer(config, { development, prepare, onProgress });
  stopOnSignals(close, CLOSE_TIMEOUT_MS + config.drainMs + (workers > 1 ? WORKERS_MS : 0));
  const what = development ? 'The API' : 'Tavoite';
  console.log(`${what} is ready at http://localhost:${config.port}`);
  if (address !== null) console.log(`Nothing is in it yet. Begin at ${address}`);
  for (const demoUser of await signIns) console.log(signInLine(demoUser));
  const { createMailer } = await import('../application.js');
  console.log(`Mails go to ${createMailer(config).destination}`);
}
