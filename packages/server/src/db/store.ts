import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { joinBundledPostgres, startBundledPostgres } from './bundled/bundled-postgres.js';
import { FolderInUse } from './bundled/folder-lock.js';
import type { Connection } from './database.js';
import { type ReachOptions, reach } from './reach.js';

/** The PostgreSQL that the settings name, ready to be used. */
export interface Store {
  /** As the owner of the tables. */
  readonly connection: Connection;
  /** Stops the bundled PostgreSQL; leaves another server alone. */
  stop(): Promise<void>;
}

interface OpenOptions extends ReachOptions {
  /** Uses a bundled PostgreSQL that another process has started; otherwise that is an OperatorError. */
  readonly shared?: boolean;
}

/** Opens the PostgreSQL server that the settings name, or starts the bundled one. */
export async function openStore(
  { database, dataFolder }: Config,
  options: OpenOptions = {},
): Promise<Store> {
  if (database.ownerUrl !== null) {
    const connection = { connectionString: database.ownerUrl };
    const variable = database.pooledUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    await reach(connection, variable, options, async () => undefined);
    return { connection, stop: async () => undefined };
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
