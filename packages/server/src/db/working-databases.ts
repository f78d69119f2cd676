import type { DatabaseSettings } from '../config/database.js';
import { type Connection, type Database, openDatabase } from './database.js';
import { preparePooled } from './pooled.js';
import type { ReachOptions } from './reach.js';
import { type ReplicaProblem, withReplicas } from './replicas.js';

/** Connections past a pool, for the job queue. */
const DIRECT_CONNECTIONS = 2;

/** Users wait for it, and the primary can answer. */
const REPLICA_TIMEOUT_MS = 1_000;

interface OpenOptions extends ReachOptions {
  readonly onReplicaProblem?: (problem: ReplicaProblem) => void;
}

/** What a process serves requests and works on jobs with. */
export interface WorkingDatabases {
  readonly database: Database;
  /** The same database past any pool that lends out connections, for what looks at it all the time. */
  readonly directDatabase: Database;
  close(): Promise<void>;
}

/**
 * @param owner past any pool, as the owner of the tables
 * @throws OperatorError where the role of the pooled address is not fit to serve
 */
export async function openWorkingDatabases(
  { pooledUrl, replicaUrls, isPrepared, connections: max }: DatabaseSettings,
  owner: Connection,
  { onReplicaProblem = () => undefined, ...options }: OpenOptions = {},
): Promise<WorkingDatabases> {
  if (pooledUrl !== null) await preparePooled(pooledUrl, owner, options);
  const pool = { max, isPooled: pooledUrl !== null, isPrepared };
  const primary = openDatabase(pooledUrl === null ? owner : { connectionString: pooledUrl }, pool);
  const replicas = replicaUrls.map((connectionString) =>
    openDatabase(
      { connectionString },
      { ...pool, connectTimeoutMs: REPLICA_TIMEOUT_MS, mayBeReplica: true },
    ),
  );
  const database =
    replicas.length === 0 ? primary : withReplicas(primary, replicas, onReplicaProblem);
  if (pooledUrl === null) {
    return { database, directDatabase: database, close: () => database.close() };
  }
  const directDatabase = openDatabase(owner, { max: DIRECT_CONNECTIONS });
  return {
    database,
    directDatabase,
    close: async () => {
      await Promise.all([database.close(), directDatabase.close()]);
    },
  };
}
