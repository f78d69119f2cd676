import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../config/operator-error.js';
import type { Connection } from '../database.js';
import { unprivilegedAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { clusterAccount, ensureCluster, OWNER } from './cluster.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { type Location, locate, SOCKET_PORT } from './location.js';
import {
  type PostgresSettings,
  type Postmaster,
  startPostmaster,
  stopLeftover,
  waitUntilReady,
} from './postmaster.js';

const DATABASE = 'tavoite';
/** A killed PostgreSQL's own children take a moment to end; until then it cannot start again. */
const START_ATTEMPTS = 8;
const RETRY_MS = 250;
const MAX_RETRY_MS = 5_000;
/** A first start takes PostgreSQL for itself before it makes the database in it. */
const JOIN_TIMEOUT_MS = 30_000;
const JOIN_POLL_MS = 50;
const NO_SUCH_DATABASE = '3D000';

export interface BundledPostgres {
  /** The database, as the owner of its tables. */
  readonly connection: Connection;
  /** Of PostgreSQL; changes when it had to be started again. */
  readonly pid: number;
  /** Stops PostgreSQL and gives the data folder free. */
  stop(): Promise<void>;
}

export interface BundledOptions {
  readonly dataFolder: string;
  /** Settings of PostgreSQL in addition to Tavoite's own. */
  readonly settings?: PostgresSettings;
  /** Called with one sentence each: what takes time, and what went wrong and was fixed. */
  readonly onProgress?: (message: string) => void;
}

function connectionTo({ socketFolder }: Location, database = DATABASE): Connection {
  return { host: socketFolder, port: SOCKET_PORT, user: OWNER, database };
}

async function ensureDatabase(location: Location): Promise<void> {
  const client = new pg.Client(connectionTo(location, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the PostgreSQL that comes with Tavoite, on a Unix socket in the data folder. If it ends
 * by itself it is started again. Throws FolderInUse while another process works on the folder.
 */
export async function startBundledPostgres({
  dataFolder,
  settings = {},
  onProgress = () => undefined,
}: BundledOptions): Promise<BundledPostgres> {
  const fallback = await unprivilegedAccount();
  const location = await locate(dataFolder, fallback);
  const lock: FolderLock = await lockFolder(location.home, dataFolder);
  try {
    const account = (await clusterAccount(location.cluster)) ?? fallback;
    const binaries = await findBinaries(account);
    await stopLeftover(location.cluster);
    if (await ensureCluster(location.cluster, binaries, account)) {
      onProgress(`Made a database in ${location.cluster}`);
    }

    const start = async (): Promise<Postmaster> => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await startPostmaster(binaries.postgres, location, account, settings);
        } catch (error) {
          if (attempt >= START_ATTEMPTS) throw error;
          await sleep(RETRY_MS * attempt);
        }
      }
    };

    let postmaster = await start();
    let stopping = false;
    const watch = async () => {
      let wait = RETRY_MS;
      for (;;) {
        await postmaster.ended;
        if (stopping) return;
        onProgress('PostgreSQL has ended unexpectedly and is started again');
        while (!stopping) {
          const next = await start().catch((error: Error) => {
            onProgress(error.message);
            return null;
          });
          if (next) {
            postmaster = next;
            wait = RETRY_MS;
            if (stopping) await next.stop();
            break;
          }
          await sleep(wait);
          wait = Math.min(wait * 2, MAX_RETRY_MS);
        }
      }
    };
    const watching = watch();
    await ensureDatabase(location);

    return {
      connection: connectionTo(location),
      get pid() {
        return postmaster.pid;
      },
      stop: async () => {
        stopping = true;
        await postmaster.stop();
        await watching;
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function hasDatabase(location: Location): Promise<boolean> {
  const client = new pg.Client(connectionTo(location));
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_DATABASE) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database of a data folder on which another Tavoite works, once that one has made it and it is ready. */
export async function joinBundledPostgres(dataFolder: string): Promise<Connection> {
  const location = await locate(dataFolder, await unprivilegedAccount());
  await waitUntilReady(location.cluster);
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  while (!(await hasDatabase(location))) {
    if (Date.now() > deadline)
      throw new OperatorError('The other Tavoite does not make its database.');
    await sleep(JOIN_POLL_MS);
  }
  return connectionTo(location);
}
