import { randomBytes } from 'node:crypto';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { cloneTemplate, connectionTo, execute } from '../../test/template.js';
import { asOwner, type Connection, openDatabase } from './database.js';
import { migrate } from './migrate.js';
import * as schema from './schema/index.js';

const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const names: string[] = [];

function newName(): string {
  const name = `tavoite_test_${randomBytes(6).toString('hex')}`;
  names.push(name);
  return name;
}

const clone = () => cloneTemplate(shared, newName());

async function empty(): Promise<Connection> {
  const name = newName();
  await execute(shared, `CREATE DATABASE ${name}`);
  return connectionTo(shared, name);
}

/** The same database for another role. */
function signInAs(connection: Connection, user: string, password: string): Connection {
  if (!connection.connectionString) return { ...connection, user, password };
  const url = new URL(connection.connectionString);
  url.username = user;
  url.password = password;
  return { connectionString: url.href };
}

async function rows<Row extends pg.QueryResultRow>(connection: Connection, statement: string) {
  return asOwner(connection, async (_, client) => (await client.query<Row>(statement)).rows);
}

afterAll(async () => {
  for (const name of names) await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

describe('migrations', () => {
  it('run once, however many processes start at the same time', async () => {
    const connection = await empty();
    const ran = await Promise.all([migrate(connection), migrate(connection), migrate(connection)]);
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await migrate(connection)).toEqual([]);
  });

  it('leave nothing behind when they fail', async () => {
    const connection = await empty();
    await execute(connection, 'CREATE TABLE term (x integer)');
    await expect(migrate(connection)).rejects.toThrow('already exists');
    const tables = await rows<{ tablename: string }>(
      connection,
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables).toEqual([{ tablename: 'term' }]);
  });

  it('refuse a database of a newer version in one sentence', async () => {
    const connection = await clone();
    await execute(
      connection,
      `INSERT INTO schema_migration (version, name, checksum) VALUES (9999, '9999_future.sql', '')`,
    );
    await expect(migrate(connection)).rejects.toThrow(
      /^The database was written by a newer version of Tavoite \(schema 9999, this program knows \d+\)/,
    );
  });

  it('refuse a database whose migrations were other ones', async () => {
    const connection = await clone();
    await execute(connection, `UPDATE schema_migration SET checksum = 'other' WHERE version = 1`);
    await expect(migrate(connection)).rejects.toThrow('has changed since it was applied');
  });

  it('tell what an administrator has to do when the role cannot be made', async () => {
    const role = newName();
    const password = randomBytes(12).toString('hex');
    const connection = await empty();
    await execute(shared, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
    try {
      await execute(connection, `GRANT CREATE ON SCHEMA public TO ${role}`);
      await expect(migrate(signInAs(connection, role, password))).rejects.toThrow(
        /GRANT tavoite_app TO/,
      );
    } finally {
      await execute(connection, `REVOKE ALL ON SCHEMA public FROM ${role}`);
      await execute(shared, `DROP ROLE ${role}`);
    }
  });
});

describe('the typed tables', () => {
  const tables = Object.values(schema as Record<string, PgTable>).map(getTableConfig);

  it('are those of the database, column by column', async () => {
    const connection = await clone();
    const columns = await rows<{
      table_name: string;
      column_name: string;
      nullable: boolean;
      has_default: boolean;
      type: string;
    }>(
      connection,
      `SELECT c.relname AS table_name, a.attname AS column_name, NOT a.attnotnull AS nullable,
         (a.atthasdef OR a.attidentity <> '') AS has_default,
         format_type(a.atttypid, a.atttypmod) AS type
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
         AND NOT a.attisdropped AND c.relname <> 'schema_migration'`,
    );
    const inDatabase = columns.map(
      (row) =>
        `${row.table_name}.${row.column_name} ${row.type}${row.nullable ? ' null' : ''}${row.has_default ? ' default' : ''}`,
    );
    const inCode = tables.flatMap(({ name, columns: typed }) =>
      typed.map(
        (column) =>
          `${name}.${column.name} ${column.getSQLType().replace('timestamptz', 'timestamp with time zone')}` +
          `${column.notNull ? '' : ' null'}${column.hasDefault || column.generatedIdentity ? ' default' : ''}`,
      ),
    );
    expect(inCode.sort()).toEqual(inDatabase.sort());
  });
});

describe('row-level security', () => {
  const TENANT_TABLES = `
    SELECT c.relname AS name, c.relrowsecurity AS secured,
      (SELECT array_agg(a.attname::text ORDER BY k.ord) FROM pg_index i
         CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, ord)
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
       WHERE i.indrelid = c.oid AND i.indisprimary) AS key
    FROM pg_class c JOIN pg_attribute o ON o.attrelid = c.oid AND o.attname = 'organization_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND c.relname NOT IN ('membership', 'audit_log', 'access_token', 'target_watch')`;

  it('guards every table of organisations, whose keys begin with the organisation', async () => {
    const tables = await rows<{ name: string; secured: boolean; key: string[] }>(
      await clone(),
      TENANT_TABLES,
    );
    expect(tables.length).toBeGreaterThanOrEqual(8);
    for (const { name, secured, key } of tables) {
      expect([name, secured, key[0]]).toEqual([name, true, 'organization_id']);
    }
  });

  it('shows the named organisations only, and none outside of a scope', async () => {
    const connection = await clone();
    const [first = 0, second = 0, third = 0] = await asOwner(connection, async (tx) => {
      const organizations = await tx
        .insert(schema.organization)
        .values(['a', 'b', 'c'].map((key) => ({ key, name: key })))
        .returning({ id: schema.organization.id });
      const ids = organizations.map(({ id }) => id);
      await tx
        .insert(schema.term)
        .values(ids.map((organizationId) => ({ organizationId, key: 'k', title: 't' })));
      return ids;
    });
    const database = openDatabase(connection, { max: 2 });
    try {
      const seen = async (id: number, visible?: number[]) =>
        (await database.withOrganization(id, (tx) => tx.select().from(schema.term), visible))
          .map(({ organizationId }) => organizationId)
          .sort();
      expect(await seen(first)).toEqual([first]);
      expect(await seen(first, [second, third])).toEqual([first, second, third]);
      // The setting ends with its transaction, whichever connection it used.
      expect(await database.global.select().from(schema.term)).toEqual([]);
      expect(await seen(9999)).toEqual([]);
      await expect(database.withOrganization(Number.NaN, async () => 1)).rejects.toThrow(TypeError);
    } finally {
      await database.close();
    }
  });

  it('lets the server add no system messages, and only add to the audit log', async () => {
    const connection = await clone();
    const database = openDatabase(connection, { max: 1 });
    const denied = { cause: expect.objectContaining({ code: '42501' }) };
    try {
      await database.global.insert(schema.auditLog).values({ event: 'x' });
      expect(await database.global.select().from(schema.auditLog)).toEqual([]);
      await expect(database.global.delete(schema.auditLog)).rejects.toMatchObject(denied);
      await expect(
        database.global.update(schema.auditLog).set({ event: 'y' }),
      ).rejects.toMatchObject(denied);
      await expect(
        database.global.insert(schema.systemMessage).values({ title: 't', textValue: 't' }),
      ).rejects.toMatchObject(denied);
      await expect(
        database.global.update(schema.user).set({ email: 'x@example.com' }),
      ).rejects.toMatchObject(denied);
    } finally {
      await database.close();
    }
  });

  it('keeps references within the organisation', async () => {
    const connection = await clone();
    await expect(
      asOwner(connection, async (tx) => {
        const organizations = await tx
          .insert(schema.organization)
          .values(['a', 'b'].map((key) => ({ key, name: key })))
          .returning({ id: schema.organization.id });
        const [own = 0, foreign = 0] = organizations.map(({ id }) => id);
        const [parent] = await tx
          .insert(schema.term)
          .values({ organizationId: foreign, key: 'p', title: 'p' })
          .returning({ id: schema.term.id });
        await tx
          .insert(schema.term)
          .values({ organizationId: own, key: 'c', title: 'c', parentId: parent?.id ?? 0 });
      }),
    ).rejects.toMatchObject({ cause: { code: '23503' } });
  });
});

describe('transactions', () => {
  it('are undone when their work fails, and the connection is used again', async () => {
    const connection = await clone();
    const database = openDatabase(connection, { max: 1 });
    try {
      await expect(
        database.transaction(async (tx) => {
          await tx.insert(schema.rateLimit).values({ key: 'k', hits: 1, resetsAt: new Date() });
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect(await database.global.select().from(schema.rateLimit)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
