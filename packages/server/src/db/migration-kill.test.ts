import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { programFile } from '../../test/programs.js';
import { IS_LONG } from '../../test/random-requests.js';
import { schemaOf } from '../../test/schema.js';
import { connectionTo, execute } from '../../test/template.js';
import { asOwner, type Connection } from './database.js';
import { migrate } from './migrate.js';
import { readMigrations } from './migrations.js';

/*
 * Every schema there ever was comes to be the newest one, also when the migration is killed at any of
 * its statements: nothing of it is left then, and the next one runs as if it were the first.
 */

const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const names: string[] = [];
jest.setTimeout(600_000);

/** At full length every statement is one at which it dies. */
const STATEMENTS_APART = IS_LONG ? 1 : 40;

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

/** Counts the statements that define something; at one of them its connection dies, as of a crash. */
const DYING = `
  CREATE SCHEMA dying;
  CREATE FUNCTION dying.step() RETURNS event_trigger LANGUAGE plpgsql AS $$
  DECLARE
    step integer := coalesce(nullif(current_setting('dying.step', true), ''), '0')::integer + 1;
  BEGIN
    PERFORM set_config('dying.step', step::text, false);
    IF step = current_setting('dying.at', true)::integer THEN
      PERFORM pg_terminate_backend(pg_backend_pid());
      PERFORM pg_sleep(10);
    END IF;
  END $$;
  CREATE EVENT TRIGGER dying ON ddl_command_end EXECUTE FUNCTION dying.step()`;

async function dieAt(connection: Connection, step: number): Promise<void> {
  const [row] = await rows<{ name: string }>(connection, 'SELECT current_database() AS name');
  await execute(connection, `ALTER DATABASE ${row?.name} SET dying.at = ${step}`);
}

async function diesOf(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '57P01') return true;
    throw error;
  }
}

it('leaves nothing of a migration that is killed at any of its statements, and the next one is whole', async () => {
  const fresh = await empty();
  await migrate(fresh);
  const newest = await schemaOf(fresh);
  const connection = await empty();
  await execute(connection, DYING);
  let kills = 0;
  let before: string[] | undefined;
  for (const { version } of await readMigrations()) {
    // Another place in each migration.
    for (let step = 1 + (version % STATEMENTS_APART); ; step += STATEMENTS_APART) {
      await dieAt(connection, step);
      if (!(await diesOf(migrate(connection, { upTo: version })))) break;
      kills += 1;
      if (before) expect(await schemaOf(connection)).toEqual(before);
    }
    before = await schemaOf(connection);
  }
  expect(before).toEqual(newest);
  expect(kills).toBeGreaterThan(300 / STATEMENTS_APART);
});

it('keeps the pictures of saved graphs when they come to be one for each language', async () => {
  const connection = await empty();
  await migrate(connection, { upTo: 21 });
  await execute(connection, DYING);
  await rows(
    connection,
    `WITH o AS (INSERT INTO organization (key, name) VALUES ('a', 'A') RETURNING id),
       f AS (INSERT INTO report_file (organization_id, title, storage_key, media_type, size, sha256)
         SELECT id, 'a.png', gen_random_uuid(), 'image/png', 1, sha256('') FROM o RETURNING *)
     INSERT INTO report_item (organization_id, kind, properties, language, picture_state,
         picture_file_id, picture_width, picture_height, picture_text)
       SELECT f.organization_id, 'data-map', '{}', 'fi', 'ready', f.id, 600, 300, 'Kuva' FROM f`,
  );
  for (let step = 1; ; step++) {
    await dieAt(connection, step);
    if (!(await diesOf(migrate(connection, { upTo: 22 })))) break;
    expect(await rows(connection, 'SELECT picture_text FROM report_item')).toEqual([
      { picture_text: 'Kuva' },
    ]);
  }
  expect(await rows(connection, 'SELECT pictures FROM report_item')).toEqual([
    { pictures: { fi: { file: 1, width: 600, height: 300, text: 'Kuva' } } },
  ]);
});

it('gives everything free when the whole process is killed, and another one goes on', async () => {
  const connection = await empty();
  await migrate(connection, { upTo: 21 });
  const before = await schemaOf(connection);
  const [row] = await rows<{ name: string }>(connection, 'SELECT current_database() AS name');
  const { host, user } = connection;
  const url =
    connection.connectionString ??
    `postgres://${user}@localhost/${row?.name}?host=${encodeURIComponent(String(host))}`;
  // A statement in the middle waits for this one.
  const holder = new pg.Client(connection);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE');
  const child = spawn(process.execPath, [await programFile('main'), 'migrate'], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    detached: true,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  for (;;) {
    const { rows: waiting } = await holder.query(
      `SELECT FROM pg_locks WHERE relation = 'audit_log'::regclass AND NOT granted`,
    );
    if (waiting.length > 0) break;
    if (child.exitCode !== null) throw new Error('The migration ended before it waited');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await gone;
  await holder.query('ROLLBACK');
  await holder.end();
  // PostgreSQL finds out when it answers; until then the killed one holds its place.
  expect(await migrate(connection)).toContain('0022_report_pictures.sql');
  const fresh = await empty();
  await migrate(fresh);
  expect(await schemaOf(connection)).toEqual(await schemaOf(fresh));
  expect(before).not.toEqual(await schemaOf(connection));
});
