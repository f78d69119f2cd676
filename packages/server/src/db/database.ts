import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Typed queries on one connection or transaction. */
export type Queries = NodePgDatabase;

/** Where PostgreSQL is: a connection string, or the folder of a Unix socket. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password'
>;

/** The role as which the server works; it owns nothing, and row-level security applies to it. */
export const APP_ROLE = 'tavoite_app';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

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
  /** Like `withOrganization`, only reading, with everything as it is at the first statement. */
  snapshotOf<T>(
    organizationId: number,
    work: (tx: Queries, client: pg.ClientBase) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

/** A pool of connections that work as {@link APP_ROLE}. */
export function openDatabase(connection: Connection, { max = 10 } = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'tavoite',
    onConnect: async (client) => {
      await client.query(`SET ROLE ${APP_ROLE}`);
    },
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
      await client.query(begin);
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

  /** One round trip; the ids are integers, so nothing needs to be escaped. */
  function beginSeeing(ids: readonly number[], begin: string): string {
    if (!ids.every(Number.isSafeInteger)) throw new TypeError('Organisation ids are integers');
    return `${begin}; SELECT set_config('tavoite.organizations', '{${ids.join(',')}}', true)`;
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
