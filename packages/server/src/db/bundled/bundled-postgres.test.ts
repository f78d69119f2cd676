import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startProgram } from '../../../test/processes.js';
import { asOwner } from '../database.js';
import { unprivilegedAccount } from './account.js';
import { joinBundledPostgres, startBundledPostgres } from './bundled-postgres.js';
import { FolderInUse, lockFolder } from './folder-lock.js';
import { isRunning, processStart } from './processes.js';

const copy = promisify(execFile);
let base: string;
let dataFolder: string;
let folders = 0;

async function emptyFolder(): Promise<string> {
  const folder = join(base, String(++folders));
  // As root, the database's own user has to pass through.
  await mkdir(folder, { mode: 0o711 });
  return folder;
}

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'tavoite-bundled-'));
  await chmod(base, 0o711);
  const template = join(base, 'template');
  await (await startBundledPostgres({ dataFolder: template })).stop();
});

// A new database takes longer to make than to copy.
beforeEach(async () => {
  dataFolder = join(base, String(++folders));
  await copy('cp', ['-a', join(base, 'template'), dataFolder]);
});

afterAll(async () => {
  await rm(base, { recursive: true, force: true });
});

const start = (onProgress?: (message: string) => void) =>
  startBundledPostgres({ dataFolder, ...(onProgress && { onProgress }) });

const postmasterPid = async (home: string) =>
  Number((await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const write = (postgres: Awaited<ReturnType<typeof start>>, value: number) =>
  asOwner(postgres.connection, async (tx) => {
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS kept (value integer)`);
    await tx.execute(sql`INSERT INTO kept VALUES (${value})`);
  });

const read = async (postgres: Awaited<ReturnType<typeof start>>) => {
  const { rows } = await asOwner(postgres.connection, (tx) =>
    tx.execute<{ value: number }>(sql`SELECT value FROM kept ORDER BY value`),
  );
  return rows.map(({ value }) => value);
};

it('keeps what was written, listens on no network, and stops with its processes', async () => {
  const first = await start();
  await write(first, 1);
  const settings = await asOwner(first.connection, (tx) =>
    tx.execute(sql`SELECT current_setting('listen_addresses') AS addresses,
      current_setting('fsync') AS fsync`),
  );
  expect(settings.rows).toEqual([{ addresses: '', fsync: 'on' }]);
  const { pid } = first;
  await first.stop();
  expect(await processStart(pid)).toBeNull();
  const second = await start();
  expect(await read(second)).toEqual([1]);
  await second.stop();
});

it('refuses a second opener with the pid of the first, and frees the folder when it stops', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(new FolderInUse(dataFolder, process.pid).message);
  const joined = await joinBundledPostgres(dataFolder);
  await asOwner(joined, (tx) => tx.execute(sql`SELECT 1`));
  await first.stop();
  await (await start()).stop();
});

it('lets a second opener wait for the database that the first one is making', async () => {
  const first = await start();
  const server = new pg.Client({ ...first.connection, database: 'postgres' });
  await server.connect();
  await server.query('DROP DATABASE tavoite');
  let hasJoined = false;
  const joining = joinBundledPostgres(dataFolder).then((connection) => {
    hasJoined = true;
    return connection;
  });
  await sleep(200);
  expect(hasJoined).toBe(false);
  await server.query('CREATE DATABASE tavoite');
  await server.end();
  await asOwner(await joining, (tx) => tx.execute(sql`SELECT 1`));
  await first.stop();
});

it('starts PostgreSQL again when it is killed, and loses nothing', async () => {
  const said: string[] = [];
  const postgres = await start((message) => said.push(message));
  await write(postgres, 1);
  const { pid } = postgres;
  process.kill(pid, 'SIGKILL');
  for (let tries = 0; postgres.pid === pid && tries < 1000; tries++) await sleep(20);
  expect(postgres.pid).not.toBe(pid);
  expect(said).toContain('PostgreSQL has ended unexpectedly and is started again');
  expect(await read(postgres)).toEqual([1]);
  await postgres.stop();
});

/** Opens the folder in another process. */
const holdElsewhere = () => startProgram('hold-database', [dataFolder]);

describe('what a killed process leaves', () => {
  it('is stopped: a PostgreSQL that still runs', async () => {
    await (await start()).stop();
    const holder = await holdElsewhere();
    const orphan = Number(/^holding (\d+)$/.exec(holder.line)?.[1]);
    await expect(start()).rejects.toThrow(`(process ${holder.pid})`);
    await holder.kill();
    expect(isRunning(orphan)).toBe(true);
    const next = await start();
    expect(await processStart(orphan)).toBeNull();
    await write(next, 1);
    await next.stop();
  });

  it('is recovered: everything was killed at once', async () => {
    const holder = await holdElsewhere();
    const gone = holder.kill();
    process.kill(Number(holder.line.split(' ')[1]), 'SIGKILL');
    await gone;
    const next = await start();
    await write(next, 1);
    expect(await read(next)).toEqual([1]);
    await next.stop();
  });

  it('is taken over: a pid file whose number another program has now', async () => {
    const first = await start();
    await write(first, 1);
    const home = dataFolder;
    const left = await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8');
    await first.stop();
    const others = [process.pid, ...left.split('\n').slice(1)].join('\n');
    await writeFile(join(home, 'postgres', 'postmaster.pid'), others);
    await writeFile(join(home, 'tavoite.pid'), `${process.ppid} another-time\n`);
    const next = await start();
    expect(await read(next)).toEqual([1]);
    expect(await postmasterPid(home)).toBe(next.pid);
    await next.stop();
  });

  it('is discarded: a database that was only half created', async () => {
    dataFolder = await emptyFolder();
    await mkdir(join(dataFolder, 'postgres.part', 'base'), { recursive: true });
    const postgres = await start();
    await write(postgres, 1);
    await postgres.stop();
  });
});

it('refuses a database of another PostgreSQL and a folder that is none', async () => {
  dataFolder = await emptyFolder();
  const cluster = join(dataFolder, 'postgres');
  await mkdir(cluster);
  await expect(start()).rejects.toThrow('is not a PostgreSQL database');
  await writeFile(join(cluster, 'PG_VERSION'), '12\n');
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 12, and this version .* tavoite backup <file>.* tavoite restore <file>\.$/,
  );
});

it('finds room for its socket under the longest folder names', async () => {
  dataFolder = join(dataFolder, '..', 'a'.repeat(120));
  const postgres = await start();
  expect(String(postgres.connection.host).length).toBeLessThan(90);
  await write(postgres, 1);
  await postgres.stop();
  await rm(String(postgres.connection.host), { recursive: true });
});

it('says which folder cannot be made', async () => {
  const file = join(dataFolder, 'file');
  await writeFile(file, '');
  await expect(startBundledPostgres({ dataFolder: join(file, 'data') })).rejects.toThrow(
    /^The data folder .* cannot be made: ENOTDIR/,
  );
});

it('is kept elsewhere when its user cannot reach the data folder, and a note says where', async () => {
  if (!(await unprivilegedAccount())) return;
  dataFolder = await emptyFolder();
  await chmod(dataFolder, 0o700);
  const first = await start();
  await write(first, 1);
  await first.stop();
  const note = await readFile(join(dataFolder, 'database-location.txt'), 'utf8');
  const home = note.trim().split('\n').at(-1) ?? '';
  try {
    expect(home).toMatch(/^\/var\/lib\/tavoite\/[0-9a-f]{16}$/);
    // The note counts, also for a folder that has been moved or opened up since.
    await chmod(dataFolder, 0o711);
    const second = await start();
    expect(await read(second)).toEqual([1]);
    await second.stop();
  } finally {
    await rm(home, { recursive: true });
  }
  await expect(start()).rejects.toThrow(`should be in ${home}`);
});

describe('the lock of a folder', () => {
  it('is refused while held, also by a process whose kernel name is out of sight', async () => {
    const lock = await lockFolder(dataFolder);
    await expect(lockFolder(dataFolder)).rejects.toThrow(FolderInUse);
    await lock.release();
    await writeFile(
      join(dataFolder, 'tavoite.pid'),
      `${process.ppid} ${await processStart(process.ppid)}\n`,
    );
    await expect(lockFolder(dataFolder)).rejects.toMatchObject({ pid: process.ppid });
  });

  it.each(['', 'garbage', '999999999 x', '-1 x', `${process.ppid} another-time`])(
    'is taken over from a file that says %j',
    async (text) => {
      await writeFile(join(dataFolder, 'tavoite.pid'), text);
      const lock = await lockFolder(dataFolder);
      await lock.release();
    },
  );

  it('is given to one of many who want it at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(dataFolder)),
    );
    const got = results.filter((result) => result.status === 'fulfilled');
    expect(got).toHaveLength(1);
    for (const { value } of got) await value.release();
  });
});
