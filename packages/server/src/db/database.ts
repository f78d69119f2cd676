import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ObservedClient, UnnamedClient } from './observed-client.js';
import { NotPrimaryError } from './unavailable.js';

/** Typed queries on one connection or transaction. */
export type Queries = NodePgDatabase;

/** The connection of a transaction, for what takes no typed queries. */
export const clientOf = (tx: Queries): pg.ClientBase =>
  (tx as Queries & { readonly $client: pg.ClientBase }).$client;

/** Where PostgreSQL is: a connection string, or the folder of a Unix socket. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password'
>;

/** The role as which the server works; it owns nothing, and row-level security applies to it. */
export const APP_ROLE = 'tavoite_app';

/** Under which the connections of a server are listed. */
export const APP_NAME = 'tavoite';

const CONNECT_TIMEOUT_MS = 5_000;
/** How long a statement of the server may take. */
export const STATEMENT_TIMEOUT_MS = 30_000;
/** Connections of a process, unless the settings say otherwise. */
export const DEFAULT_CONNECTIONS = 10;

/** In one round trip; a server never goes from primary to replica under a connection. */
const BEGIN_WORKING = `SET ROLE ${APP_ROLE}; SELECT pg_is_in_recovery() AS "isReplica"`;

const LIMIT_TIME = `SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`;

export interface ConnectionCounts {
  readonly busy: number;
  readonly idle: number;
  /** Requests and jobs that wait for one. */
  readonly waiting: number;
  readonly max: number;
}

export interface Database {
  /** Tables outside the organisations: users, sessions, memberships, the organisations themselves. */
  readonly global: Queries;
  /** A statement that each connection plans only once, by its name; for what runs at every request. */
  prepared<Row extends pg.QueryResultRow>(
    name: string,
    statement: string,
    values: readonly unknown[],
  ): Promise<Row[]>;
  /** One statement outside of the organisations' tables. */
  query<Row extends pg.QueryResultRow>(
    statement: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Runs `work` in one transaction on tables outside the organisations. */
  transaction<T>(work: (tx: Queries, client: pg.ClientBase) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction that sees the rows of `visibleIds` only. Every query in it still
   * names its organisation; row-level security is the second fence. `client` is the connection of
   * the transaction, for statements that read so many rows that typed ones would take most of the time.
   */
  withOrganization<T>(
    organizationId: number,
    work: (tx: Queries, client: pg.ClientBase) => Promise<T>,
    visibleIds?: readonly number[],
  ): Promise<T>;
  /**
   * Like `withOrganization`, only reading, with everything as it is at the first statement. What belongs
   * to a data version of the organisation may be read where that is given, or a newer one, and be begun
   * again elsewhere.
   */
  snapshotOf<T>(
    organizationId: number,
    work: (tx: Queries, client: pg.ClientBase) => Promise<T>,
    dataVersion?: number,
  ): Promise<T>;
  /** How the connections of this process are used right now. */
  connections(): ConnectionCounts;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most. */
  readonly max?: number;
  /**
   * Whether a program such as PgBouncer lends the connections out, a transaction at a time. Nothing is
   * set for longer than a transaction then, since the next one may be someone else's: the connection
   * logs in as the working role already, and its role's settings limit the time of single statements.
   */
  readonly isPooled?: boolean;
  /** Whether statements are planned once under a name, which the next transaction must find again. */
  readonly isPrepared?: boolean;
  /** How long a connection may take to be made. */
  readonly connectTimeoutMs?: number;
  /** Whether a replica will do. Otherwise nothing is read from a server that is one, which may lack writes. */
  readonly mayBeReplica?: boolean;
}

/** A pool of connections that work as {@link APP_ROLE}. */
export function openDatabase(
  connection: Connection,
  {
    max = DEFAULT_CONNECTIONS,
    isPooled = false,
    isPrepared = !isPooled,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    mayBeReplica = false,
  }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    Client: isPrepared ? ObservedClient : UnnamedClient,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: APP_NAME,
    ...(!isPooled && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      onConnect: async (client) => {
        // Several statements, so several results.
        const results: unknown = await client.query(BEGIN_WORKING);
        const [, { rows }] = results as [pg.QueryResult, pg.QueryResult<{ isReplica: boolean }>];
        if (rows[0]?.isReplica && !mayBeReplica) throw new NotPrimaryError();
      },
    }),
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);

  async function inTransaction<T>(
    begin: string,
    work: (tx: Queries, client: pg.ClientBase) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query(isPooled ? `${begin}; ${LIMIT_TIME}` : begin);
      const result = await work(drizzle({ client }), client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  }

  /**
   * One round trip; the ids are integers, so nothing needs to be escaped. `set_config` would do the same on
   * one machine, but Citus hands on to others only what is SET, and their policies would show no rows.
   */
  function beginSeeing(ids: readonly number[], begin: string): string {
    if (!ids.every(Number.isSafeInteger)) throw new TypeError('Organisation ids are integers');
    return `${begin}; SET LOCAL tavoite.organizations = '{${ids.join(',')}}'`;
  }

  return {
    global: drizzle({ client: pool }),
    prepared: async <Row extends pg.QueryResultRow>(
      name: string,
      text: string,
      values: readonly unknown[],
    ) => (await pool.query<Row>({ name, text, values: [...values] })).rows,
    query: (text, values = []) => pool.query(text, [...values]),
    transaction: (work) => inTransaction('BEGIN', work),
    withOrganization: async (organizationId, work, visibleIds = [organizationId]) => {
      const ids = [...new Set([organizationId, ...visibleIds])];
      return inTransaction(beginSeeing(ids, 'BEGIN'), work);
    },
    snapshotOf: async (organizationId, work) =>
      inTransaction(
        beginSeeing([organizationId], 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
        work,
      ),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max,
    }),
    close: () => pool.end(),
  };
}

/**
 * Runs `work` in one transaction as the owner of the tables, whom row-level security does not
 * bind: for migrations, imports and the command line, never for requests.
 */
export async function asOwner<T>(
  connection: Connection,
  work: (tx: Queries, client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'tavoite-owner',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    const result = await work(drizzle({ client }), client);
    await client.query('COMMIT');
    return result;
  } finally {
    // Ends an unfinished transaction, too.
    await client.end().catch(() => undefined);
  }
}
