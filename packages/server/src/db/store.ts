import pg from 'pg';
import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { joinBundledPostgres, startBundledPostgres } from './bundled/bundled-postgres.js';
import { FolderInUse } from './bundled/folder-lock.js';
import type { Connection } from './database.js';

/** The PostgreSQL that the settings name, ready to be used. */
export interface Store {
  /** As the owner of the tables. */
  readonly connection: Connection;
  /** Stops the bundled PostgreSQL; leaves another server alone. */
  stop(): Promise<void>;
}

async function reach(databaseUrl: string): Promise<Connection> {
  const connection = { connectionString: databaseUrl };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(
      `The database at DATABASE_URL cannot be used: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return connection;
}

/**
 * Opens the server of DATABASE_URL, or starts the bundled one. With `shared`, a bundled one that
 * another process has started is used along with it; otherwise that is an OperatorError.
 */
export async function openStore(
  { databaseUrl, dataFolder }: Config,
  { shared = false, onProgress }: { shared?: boolean; onProgress?: (message: string) => void } = {},
): Promise<Store> {
  if (databaseUrl !== null) {
    return { connection: await reach(databaseUrl), stop: async () => undefined };
  }
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
