import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rm,
  stat,
  statfs,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openPromise } from 'yauzl';
import { PGBOUNCER, startPgbouncer } from '../../test/pgbouncer.js';
import { programFile } from '../../test/programs.js';
import { cloneTemplate, connectionTo, execute } from '../../test/template.js';
import { until } from '../../test/until.js';
import { importDemo } from '../cli/demo.js';
import { type Config, readConfig } from '../config/config.js';
import { startBundledPostgres } from '../db/bundled/bundled-postgres.js';
import { asOwner, type Connection, openDatabase } from '../db/database.js';
import { listen } from '../db/listener.js';
import { lockSchema, migrate } from '../db/migrate.js';
import { newestMigration } from '../db/migrations.js';
import { openStorage } from '../files/files.js';
import { backUp, UNFINISHED } from './backup.js';
import { findSequences, findTables, nameOf } from './catalog.js';
import { checkBackup } from './reading.js';
import { restore } from './restore.js';

/** Root in a container may often not. */
const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const names: string[] = [];
let base: string;
/** A backup of the demo. */
let backup: string;
let source: Connection;

const newName = () => {
  const name = `tavoite_test_${randomBytes(6).toString('hex')}`;
  names.push(name);
  return name;
};
async function empty(): Promise<Connection> {
  const name = newName();
  await execute(shared, `CREATE DATABASE ${name}`);
  return connectionTo(shared, name);
}
const configOf = (folder: string): Config =>
  readConfig({ TAVOITE_DATA: join(base, folder), TAVOITE_LOG_LEVEL: 'silent' }, '/');
const storageOf = (folder: string) => openStorage(configOf(folder));
/** What is left of the database's disk while it is restored. */
const ROOM_BYTES = 2 ** 20;
let paths = 0;
const newPath = () => join(base, `${++paths}.zip`);

const restoreTo = async (
  connection: Connection,
  { path = backup, folder = 'restored', replace = false } = {},
) =>
  restore(path, async () => ({
    connection,
    storage: await storageOf(folder),
    stagingFolder: join(base, folder, 'uploads'),
    replace,
  }));

const rows = <Row extends pg.QueryResultRow>(connection: Connection, statement: string) =>
  asOwner(connection, async (_, client) => (await client.query<Row>(statement)).rows);

/** How many connections the database knows by this name. */
const named = async (connection: Connection, name: string) =>
  (
    await rows(
      connection,
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = '${name}'`,
    )
  ).length;

/** A word for all that each table holds, and how far each sequence is. */
const contents = (connection: Connection) =>
  asOwner(connection, async (_, client) => {
    const found: Record<string, unknown> = { sequences: await findSequences(client) };
    for (const table of await findTables(client)) {
      const { rows } = await client.query(
        `SELECT count(*) AS rows, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS all FROM ${nameOf(table)} t`,
      );
      found[nameOf(table)] = rows[0];
    }
    return found;
  });

async function filesOf(folder: string): Promise<Record<string, string>> {
  const storage = await storageOf(folder);
  const found: Record<string, string> = {};
  for await (const { key } of storage.list('')) {
    const pieces: Buffer[] = [];
    for await (const piece of await storage.read(key)) pieces.push(piece);
    found[key] = Buffer.concat(pieces).toString('base64');
  }
  return found;
}

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'tavoite-backup-'));
  source = await cloneTemplate(shared, newName());
  await importDemo(source, configOf('source'));
  backup = newPath();
  await backUp(backup, { connection: source, storage: await storageOf('source') });
});
afterAll(async () => {
  for (const name of names) await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await rm(base, { recursive: true, force: true });
});

it('brings every row and every file back, and goes on counting where it was', async () => {
  const connection = await empty();
  await restoreTo(connection);
  const was = await contents(source);
  expect(Object.keys(was).length).toBeGreaterThan(40);
  expect(await contents(connection)).toEqual(was);
  const files = await filesOf('source');
  expect(Object.keys(files).length).toBeGreaterThan(0);
  expect(await filesOf('restored')).toEqual(files);
  const references = (of: Connection) =>
    rows(
      of,
      `SELECT conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
       WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) ORDER BY 1, 2`,
    );
  expect(await references(connection)).toEqual(await references(source));
});

it('keeps row-level security in force', async () => {
  const connection = await empty();
  await restoreTo(connection);
  const database = openDatabase(connection, { max: 1 });
  try {
    expect(
      await database.query('SELECT FROM term WHERE organization_id IS NOT NULL'),
    ).toMatchObject({ rowCount: 0 });
  } finally {
    await database.close();
  }
});

it('holds one moment, whatever is written meanwhile', async () => {
  const connection = await cloneTemplate(shared, newName());
  await execute(connection, `INSERT INTO organization (key, name) VALUES ('base', 'Base')`);
  let writes = true;
  let written = 0;
  const writer = (async () => {
    for (; writes; written++)
      await execute(
        connection,
        `WITH made AS (INSERT INTO organization (key, name) VALUES ('o${written}', 'O') RETURNING id)
         INSERT INTO objective (organization_id, key, title) SELECT id, 'only', 'Only' FROM made`,
      );
  })();
  await until(() => written > 0);
  const path = newPath();
  await backUp(path, { connection, storage: await storageOf('none') });
  writes = false;
  await writer;
  const restored = await empty();
  await restoreTo(restored, { path });
  const [found] = await rows<{ organizations: number; objectives: number }>(
    restored,
    `SELECT (SELECT count(*)::integer FROM organization WHERE key <> 'base') AS organizations,
       (SELECT count(*)::integer FROM objective) AS objectives`,
  );
  expect(found?.organizations).toBeGreaterThan(0);
  expect(found?.objectives).toBe(found?.organizations);
});

/**
 * A place in the middle of each of an archive's contents, from its beginning to its end. The dates beside
 * them, and what a reader takes from the list at the end instead, may differ without harm.
 */
async function contentsOf(path: string): Promise<number[]> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const places: number[] = [];
    for await (const entry of zip.eachEntry()) {
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      // What is packed of nothing says nothing, whatever its bits are.
      if (entry.uncompressedSize > 0)
        places.push(fileDataStart + Math.floor(entry.compressedSize / 2));
    }
    return places.sort((a, b) => a - b);
  } finally {
    zip.close();
  }
}

it('refuses what was cut off or changed in any of its contents, before it writes anything', async () => {
  const connection = await empty();
  const { size } = await stat(backup);
  const copy = async () => {
    const path = newPath();
    await using from = await open(backup);
    await using to = await open(path, 'w');
    await to.writeFile(await from.readFile());
    return path;
  };
  for (const length of [0, 100, Math.floor(size / 2), size - 1]) {
    const path = await copy();
    await truncate(path, length);
    await expect(restoreTo(connection, { path })).rejects.toThrow(/^The backup is damaged/);
  }
  const places = await contentsOf(backup);
  for (const share of [0.1, 0.35, 0.6, 0.85]) {
    const path = await copy();
    await using file = await open(path, 'r+');
    const at = places[Math.floor(places.length * share)] ?? 0;
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, at);
    await file.write(Buffer.from([(byte[0] ?? 0) ^ 0x10]), 0, 1, at);
    await expect(restoreTo(connection, { path })).rejects.toThrow(/^The backup is damaged/);
  }
  expect(await rows(connection, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
});

it('takes the place of data only when told to', async () => {
  const connection = await cloneTemplate(shared, newName());
  await execute(connection, `INSERT INTO organization (key, name) VALUES ('mine', 'Mine')`);
  await expect(restoreTo(connection)).rejects.toThrow(/holds data already.*--replace/);
  expect(await rows(connection, 'SELECT key FROM organization')).toEqual([{ key: 'mine' }]);
  await restoreTo(connection, { replace: true });
  expect(await contents(connection)).toEqual(await contents(source));
});

it('lets one of two restores at once have the database, and the other changes nothing', async () => {
  const connection = await empty();
  const folders = ['one', 'two'];
  const results = await Promise.allSettled(
    folders.map((folder) => restoreTo(connection, { folder })),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.message)).toEqual([
    expect.stringMatching(/^(Another program is restoring|The database holds data already)/),
  ]);
  expect(await contents(connection)).toEqual(await contents(source));
  const [loser = ''] = folders.filter((_, index) => results[index]?.status === 'rejected');
  expect(await filesOf(loser)).toEqual({});
});

it('takes the place of a newer schema, with all that the newer version has made', async () => {
  const connection = await cloneTemplate(shared, newName());
  await execute(
    connection,
    `INSERT INTO organization (key, name) VALUES ('mine', 'Mine');
     INSERT INTO schema_migration VALUES (9999, '9999_future.sql', '');
     CREATE TABLE future (organization_id integer REFERENCES organization, at timestamptz);
     ALTER TABLE term ADD COLUMN future text NOT NULL DEFAULT '';
     CREATE FUNCTION future() RETURNS integer LANGUAGE sql AS 'SELECT count(*)::integer FROM future';
     CREATE POLICY future ON term USING (future() >= 0)`,
  );
  await expect(restoreTo(connection)).rejects.toThrow(/holds data already.*--replace/);
  await restoreTo(connection, { replace: true });
  expect(await contents(connection)).toEqual(await contents(source));
  expect(await rows(connection, `SELECT FROM pg_proc WHERE proname = 'future'`)).toEqual([]);
});

it('refuses while a server works on the database, and while another restores it', async () => {
  const connection = await cloneTemplate(shared, newName());
  const server = openDatabase(connection, { max: 1 });
  await server.query('SELECT 1');
  await expect(restoreTo(connection, { replace: true })).rejects.toThrow('Tavoite is running on');
  await server.close();
  await asOwner(connection, async (_, client) => {
    expect(await lockSchema(client)).toBe(true);
    await expect(restoreTo(connection)).rejects.toThrow('Another program is restoring');
  });
  await restoreTo(connection);
});

(PGBOUNCER !== undefined && shared.host ? it : it.skip)(
  'takes what PgBouncer has left open for no server',
  async () => {
    const name = newName();
    const connection = await cloneTemplate(shared, name);
    const pgbouncer = await startPgbouncer(shared);
    try {
      const server = openDatabase(pgbouncer.connectionTo(name), { max: 1, isPooled: true });
      await server.query('SELECT 1');
      const listener = listen(connection, [], () => undefined);
      while ((await named(connection, 'tavoite-listener')) === 0) await sleep(20);
      await expect(restoreTo(connection)).rejects.toThrow('Tavoite is running on');
      await Promise.all([server.close(), listener.close()]);
      while ((await named(connection, 'tavoite-listener')) > 0) await sleep(20);
      expect(await named(connection, 'tavoite')).toBe(1);
      await restoreTo(connection);
    } finally {
      await pgbouncer.stop();
    }
  },
);

it('brings a backup of an older schema up to date, and refuses one of a newer', async () => {
  const old = await empty();
  await migrate(old, { upTo: 8 });
  await execute(old, `INSERT INTO organization (key, name) VALUES ('old', 'Old')`);
  const path = newPath();
  await backUp(path, { connection: old, storage: await storageOf('none') });
  const connection = await empty();
  await restoreTo(connection, { path });
  expect(await rows(connection, 'SELECT key FROM organization')).toEqual([{ key: 'old' }]);
  expect(await rows(connection, 'SELECT max(version) FROM schema_migration')).toEqual([
    { max: await newestMigration() },
  ]);
  await execute(old, `INSERT INTO schema_migration VALUES (9999, '9999_future.sql', '')`);
  const newer = newPath();
  await backUp(newer, { connection: old, storage: await storageOf('none') });
  await expect(restoreTo(await empty(), { path: newer })).rejects.toThrow(
    /made by a newer version of Tavoite \(\d+\.\d+\.\d+, schema 9999; this is \d+\.\d+\.\d+, schema \d+\)/,
  );
  await execute(old, `DELETE FROM schema_migration WHERE version = 9999`);
  await execute(old, `UPDATE schema_migration SET checksum = 'other' WHERE version = 3`);
  const other = newPath();
  await backUp(other, { connection: old, storage: await storageOf('none') });
  await expect(restoreTo(await empty(), { path: other })).rejects.toThrow('another schema');
});

it('writes no file of a name that is taken, nor of a database without data', async () => {
  const storage = await storageOf('source');
  await expect(backUp(backup, { connection: source, storage })).rejects.toThrow('is there already');
  const path = newPath();
  await expect(backUp(path, { connection: await empty(), storage })).rejects.toThrow(
    'holds nothing of Tavoite',
  );
  expect(await readdir(base)).not.toContain(`${paths}.zip${UNFINISHED}`);
});

it('lets one of two backups at once write a file, and the other says that it does', async () => {
  const storage = await storageOf('source');
  const path = newPath();
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => backUp(path, { connection: source, storage })),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.message)).toEqual(
    Array(2).fill(expect.stringMatching(/^Another backup is writing \S+\. Wait|is there already/)),
  );
  expect((await checkBackup(path)).tables.length).toBeGreaterThan(10);
});

it('says of a place what is wrong with it', async () => {
  const connection = source;
  const storage = await storageOf('source');
  const missing = join(base, 'missing', 'a.zip');
  await expect(backUp(missing, { connection, storage })).rejects.toThrow(/^There is no folder/);
  const target = await empty();
  await expect(restoreTo(target, { path: missing })).rejects.toThrow(/^There is no file/);
  await expect(restoreTo(target, { path: base })).rejects.toThrow(/ is a folder, not a backup/);
});

it('opens no database for what cannot be restored', async () => {
  const openTarget = jest.fn();
  const path = newPath();
  await writeFile(path, 'no backup');
  await expect(restore(path, openTarget)).rejects.toThrow(/^The backup is damaged/);
  expect(openTarget).not.toHaveBeenCalled();
});

it('outlives a server that ends transactions which pause', async () => {
  const connection = await cloneTemplate(shared, newName());
  await execute(connection, `INSERT INTO organization (key, name) VALUES ('mine', 'Mine')`);
  const [{ name } = { name: '' }] = await rows<{ name: string }>(
    connection,
    'SELECT current_database() AS name',
  );
  await execute(
    connection,
    `ALTER DATABASE ${name} SET idle_in_transaction_session_timeout = '50ms'`,
  );
  const slow = await storageOf('source');
  const storage = {
    ...slow,
    async *list() {
      await sleep(200);
      yield* slow.list('none/');
    },
  };
  const path = newPath();
  await backUp(path, { connection, storage });
  await restore(path, async () => ({
    connection,
    storage: { ...slow, check: () => sleep(200) },
    stagingFolder: join(base, 'slow', 'uploads'),
    replace: true,
  }));
  expect(await rows(connection, 'SELECT key FROM organization')).toEqual([{ key: 'mine' }]);
});

it('removes what backups have left that were killed, and leaves one that runs', async () => {
  const names = { killed: `killed.zip${UNFINISHED}`, running: `running.zip${UNFINISHED}` };
  for (const name of [...Object.values(names), 'other.part']) await writeFile(join(base, name), '');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of [names.killed, 'other.part'])
    await utimes(join(base, name), yesterday, yesterday);
  await backUp(newPath(), { connection: source, storage: await storageOf('source') });
  const left = await readdir(base);
  expect(left).not.toContain(names.killed);
  expect(left).toEqual(expect.arrayContaining([names.running, 'other.part', `${paths}.zip`]));
});

describe('the command', () => {
  let main: string;
  beforeAll(async () => {
    main = await programFile('main');
  });

  /** The command line in a process of its own, before which `limits` are set. */
  const run = (
    connection: Connection,
    args: readonly string[],
    limits = ':',
    dataFolder = join(base, 'command'),
  ) => {
    const { connectionString, user, host, port, database } = connection;
    const url =
      connectionString ??
      `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
    const child = spawn(
      'bash',
      ['-c', `${limits}; exec "$@"`, 'bash', process.execPath, main, ...args],
      {
        env: { ...process.env, DATABASE_URL: url, TAVOITE_DATA: dataFolder },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
    return { ended, kill: () => child.kill('SIGKILL') };
  };

  /** Runs `work` on a disk of so much, which is taken away again. */
  const onDisk = async (size: string, work: (disk: string) => Promise<void>) => {
    const disk = await mkdtemp(join(base, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
    try {
      await work(disk);
    } finally {
      execFileSync('umount', [disk]);
    }
  };

  it('leaves no file behind where there is no room for it, and says where', async () => {
    const path = newPath();
    // In blocks of 1 kB or 512 bytes: less than the backup has in any case.
    const { code, said } = await run(source, ['backup', path], 'ulimit -f 20').ended;
    const sentence =
      /^There is no room for the backup in \S+; nothing of it was left there\. .+\n$/;
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect((await readdir(base)).filter((name) => name.startsWith(`${paths}.zip`))).toEqual([]);
  });

  (canMount ? it : it.skip)('leaves nothing on a disk that fills up meanwhile', async () => {
    await onDisk('64k', async (disk) => {
      const { code, said } = await run(source, ['backup', join(disk, 'full.zip')]).ended;
      expect([code, said]).toEqual([
        1,
        expect.stringContaining(`no room for the backup in ${disk}`),
      ]);
      expect(await readdir(disk)).toEqual([]);
    });
  });

  (canMount ? it : it.skip)('restores nothing where the disk of the files fills up', async () => {
    const connection = await cloneTemplate(shared, newName());
    await execute(connection, `INSERT INTO organization (key, name) VALUES ('mine', 'Mine')`);
    const was = await contents(connection);
    await onDisk('4k', async (disk) => {
      const folder = join(disk, 'data');
      const { code, said } = await run(connection, ['restore', backup, '--replace'], ':', folder)
        .ended;
      expect([code, said]).toEqual([1, expect.stringMatching(/^.*The disk is full.+\n$/)]);
    });
    expect(await contents(connection)).toEqual(was);
  });

  (canMount ? it : it.skip)(
    'restores nothing where the disk of the database fills up',
    async () => {
      await onDisk('300M', async (disk) => {
        // The database's own user has to pass through.
        for (const folder of [base, disk]) await chmod(folder, 0o711);
        const postgres = await startBundledPostgres({ dataFolder: disk });
        try {
          await migrate(postgres.connection);
          await execute(
            postgres.connection,
            `INSERT INTO organization (key, name) VALUES ('m', 'M')`,
          );
          const was = await contents(postgres.connection);
          const filler = join(disk, 'filler');
          const { bavail, bsize } = await statfs(disk);
          // Room for a part of what is restored.
          await writeFile(filler, Buffer.alloc(bavail * bsize - ROOM_BYTES));
          const { code, said } = await run(postgres.connection, ['restore', backup, '--replace'])
            .ended;
          expect([code, said]).toEqual([
            1,
            expect.stringMatching(
              /The disk of the database is full|The database ended the connection/,
            ),
          ]);
          await rm(filler);
          await postgres.stop();
          const again = await startBundledPostgres({ dataFolder: disk });
          try {
            expect(await contents(again.connection)).toEqual(was);
          } finally {
            await again.stop();
          }
        } finally {
          await postgres.stop();
        }
      });
    },
  );

  it('names archives in a folder by the time, and keeps as many as it is told', async () => {
    const folder = join(base, 'dated');
    await mkdir(folder);
    const old = 'tavoite-2020-01-01-0300.zip';
    await writeFile(join(folder, old), '');
    expect(await run(source, ['backup', folder, '--keep', '1']).ended).toEqual({
      code: 0,
      said: '',
    });
    const [name = '', ...others] = await readdir(folder);
    expect([name, others]).toEqual([expect.stringMatching(/^tavoite-20\d\d-/), []]);
    expect(name).not.toBe(old);
    await checkBackup(join(folder, name));
  });

  it('restores all or nothing, killed at any moment', async () => {
    const connection = await cloneTemplate(shared, newName());
    await execute(connection, `INSERT INTO organization (key, name) VALUES ('mine', 'Mine')`);
    const was = await contents(connection);
    const all = await contents(source);
    const outcomes: string[] = [];
    for (const ms of [1000, 1600, 2400]) {
      const { ended, kill } = run(connection, ['restore', backup, '--replace']);
      await sleep(ms);
      kill();
      await ended;
      const now = await contents(connection);
      outcomes.push(['before', 'after'][[was, all].findIndex((each) => isEqual(each, now))] ?? '?');
    }
    expect(outcomes).not.toContain('?');
    const { code, said } = await run(connection, ['restore', backup, '--replace']).ended;
    expect([code, said]).toEqual([0, '']);
    expect(await contents(connection)).toEqual(all);
  });
});

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

it('can be read to its end by whoever wants to be sure', async () => {
  const { tables, files } = await checkBackup(backup);
  expect(tables.find(({ name }) => name === 'term')?.rows).toBeGreaterThan(100);
  expect(files.length).toBeGreaterThan(0);
});
