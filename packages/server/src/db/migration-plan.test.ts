import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { cloneTemplate, connectionTo, execute } from '../../test/template.js';
import { asOwner, type Connection } from './database.js';
import { migrate } from './migrate.js';
import { JUDGED_MIGRATIONS, withoutComments } from './migration-effects.js';
import { planMigrations } from './migration-plan.js';
import { type Migration, readMigrations } from './migrations.js';

const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const names: string[] = [];

function newName(): string {
  const name = `tavoite_test_${randomBytes(6).toString('hex')}`;
  names.push(name);
  return name;
}

async function empty(): Promise<Connection> {
  const name = newName();
  await execute(shared, `CREATE DATABASE ${name}`);
  return connectionTo(shared, name);
}

async function rows<Row extends pg.QueryResultRow>(connection: Connection, statement: string) {
  return asOwner(connection, async (_, client) => (await client.query<Row>(statement)).rows);
}

afterAll(async () => {
  for (const name of names) await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

describe('the plan', () => {
  it('names all migrations for an empty database, and makes nothing in it', async () => {
    const connection = await empty();
    const plan = await planMigrations(connection);
    expect(plan.isNew).toBe(true);
    expect(plan.migrations.map(({ name }) => name)).toEqual(
      (await readMigrations()).map(({ name }) => name),
    );
    expect(
      await rows(connection, `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
    expect(await migrate(connection)).toEqual(plan.migrations.map(({ name }) => name));
    expect(await planMigrations(connection)).toEqual({ isNew: false, migrations: [] });
  });

  it('says what stops the release before, and which tables are held', async () => {
    const connection = await empty();
    await migrate(connection, { upTo: 21 });
    const { migrations } = await planMigrations(connection);
    expect(migrations[0]).toMatchObject({
      name: '0022_report_pictures.sql',
      previousServes: false,
      why: expect.stringContaining('drops columns'),
      held: [{ name: 'report_item', bytes: expect.any(Number) }],
    });
  });

  it('refuses what migrating refuses', async () => {
    const connection = await cloneTemplate(shared, newName());
    await execute(
      connection,
      `INSERT INTO schema_migration (version, name, checksum) VALUES (9999, '9999_future.sql', '')`,
    );
    await expect(planMigrations(connection)).rejects.toThrow('by a newer version of Tavoite');
  });

  it('foretells which tables nobody can write to while each migration runs', async () => {
    const connection = await empty();
    const wrong: string[] = [];
    const missed: string[] = [];
    let right = 0;
    for (const { version, name, statements } of await readMigrations()) {
      const [planned] = (await planMigrations(connection)).migrations;
      const foretold = (planned?.held ?? []).map((table) => table.name);
      const held = await asOwner(connection, async (_, client) => {
        const before = await client.query<{ oid: number }>(
          `SELECT oid FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace >= 16384 OR
             relnamespace = 'public'::regnamespace AND relkind = 'r'`,
        );
        await client.query(statements);
        const { rows: locks } = await client.query<{ name: string }>(
          `SELECT DISTINCT relation::regclass::text AS name FROM pg_locks
           WHERE pid = pg_backend_pid() AND relation = ANY ($1::oid[])
             AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
           ORDER BY 1`,
          [before.rows.map(({ oid }) => oid)],
        );
        await client.query('ROLLBACK');
        return locks.map((lock) => lock.name);
      });
      right += held.filter((table) => foretold.includes(table)).length;
      for (const table of held) if (!foretold.includes(table)) missed.push(`${name} ${table}`);
      for (const table of foretold) if (!held.includes(table)) wrong.push(`${name} ${table}`);
      await migrate(connection, { upTo: version });
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThan(20);
    // Not written where the migration could be read: in a function of pg-boss, and as a column's foreign key.
    expect(missed).toEqual([
      '0007_reports.sql pgboss.queue',
      '0022_report_pictures.sql report_file',
      '0041_webhooks.sql pgboss.queue',
    ]);
  });
});

describe('what a migration takes away or forbids', () => {
  const TAKING =
    /\b(?:DROP|RENAME|REVOKE|TRUNCATE)\b|\bDELETE\s+FROM\b|\bSET\s+NOT\s+NULL\b|\bALTER\s+COLUMN\b|\bENABLE\s+ROW\s+LEVEL|\bADD\s+(?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN)\b|\bADD\s+COLUMN\b(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b|\bCREATE\s+(?:UNIQUE\s+INDEX|OR\s+REPLACE|TRIGGER)\b/i;

  /** Statements that do so to something that an earlier migration made. */
  function takingStatements({ statements }: Migration): string[] {
    // The bodies of functions and of DO are left whole: what they do, they do to their own.
    const text = withoutComments(statements).replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
    const own = Array.from(
      text.matchAll(/\bCREATE\s+(?:TABLE|FUNCTION|TYPE|INDEX)\s+([\w."]+)/gi),
      ([, name = '']) => name,
    );
    return text
      .split(';')
      .filter((statement) => TAKING.test(statement))
      .filter((statement) => !own.some((name) => statement.includes(name)));
  }

  it('is judged, so that the plan can say whether the release before can go on serving', async () => {
    const migrations = await readMigrations();
    const taking = migrations.filter((migration) => takingStatements(migration).length > 0);
    expect(taking.map(({ version }) => version)).toEqual([...JUDGED_MIGRATIONS.keys()]);
  });

  it('is in the guide for whoever upgrades, where it stops the release before', async () => {
    const guide = await readFile(join(__dirname, '../../../../docs/upgrading.md'), 'utf8');
    const stopping = [...JUDGED_MIGRATIONS].filter(([, { previousServes }]) => !previousServes);
    expect(stopping).not.toEqual([]);
    for (const [version] of stopping)
      expect(guide).toContain(`migration ${String(version).padStart(4, '0')}`);
  });
});
