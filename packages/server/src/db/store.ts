import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { joinBundledPostgres, startBundledPostgres } from './bundled/bundled-postgres.js';
import { FolderInUse } from './bundled/folder-lock.js';
import type { Connection } from './database.js';
import { isDatabaseUnavailable } from './unavailable.js';

/** The PostgreSQL that the settings name, ready to be used. */
export interface Store {
  /** As the owner of the tables. */
  readonly connection: Connection;
  /** Stops the bundled PostgreSQL; leaves another server alone. */
  stop(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;

async function tryToConnect(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface OpenOptions {
  /** Uses a bundled PostgreSQL that another process has started; otherwise that is an OperatorError. */
  readonly shared?: boolean;
  /** For how long a server that is not there yet is waited for: what starts first does not matter. */
  readonly waitMs?: number;
  /** Called with one sentence each: what takes time, and what went wrong and was fixed. */
  readonly onProgress?: (message: string) => void;
}

/** @throws OperatorError where it cannot be used, at once for another reason than that it is not there yet */
async function reach(
  { ownerUrl, pooledUrl }: Config['database'],
  { waitMs = 0, onProgress }: OpenOptions,
): Promise<Connection> {
  const connection = { connectionString: ownerUrl ?? '' };
  const variable = pooledUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const deadline = performance.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      await tryToConnect(connection);
      return connection;
    } catch (error) {
      const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
      if (!isDatabaseUnavailable(error) || performance.now() >= deadline)
        throw new OperatorError(`The database at ${variable} cannot be used: ${reason}.`);
      if (attempt === 1) onProgress?.(`Waiting for the database at ${variable}: ${reason}`);
      await sleep(RETRY_MS);
    }
  }
}

/** Opens the PostgreSQL server that the settings name, or starts the bundled one. */
export async function openStore(
  { database, dataFolder }: Config,
  options: OpenOptions = {},
): Promise<Store> {
  if (database.ownerUrl !== null) {
    return { connection: await reach(database, options), stop: async () => undefined };
  }
  const { shared = false, onProgress } = options;
  try {
    return await startBundledPostgres({ dataFolder, ...(onProgress && { onProgress }) });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    if (!shared) throw new OperatorError(error.message);
    return {
      connection: await joinBundledPostgres(dataFolder),
      stop: async () => undefined,
    };
  }
}
