import pg from 'pg';
import type { Connection } from '../src/db/database.js';
import { migrate } from '../src/db/migrate.js';

/** The migrated, empty database from which each test file's own is cloned. */
const TEMPLATE = 'tavoite_test_template';

/** The same server, another database. */
export function connectionTo(connection: Connection, database: string): Connection {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** As the settings take it. */
export function urlOf({ connectionString, host, port, user, database }: Connection): string {
  if (connectionString) return connectionString;
  return `postgres:///${database}?host=${host}&port=${port}&user=${user}`;
}

/** Runs one statement outside of any transaction. */
export async function execute(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function prepareTemplate(connection: Connection): Promise<void> {
  await execute(connection, `DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await execute(connection, `CREATE DATABASE ${TEMPLATE}`);
  await migrate(connectionTo(connection, TEMPLATE));
}

export async function cloneTemplate(connection: Connection, name: string): Promise<Connection> {
  await execute(connection, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return connectionTo(connection, name);
}
