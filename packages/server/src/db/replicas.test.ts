import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startReplica, type TestReplica } from '../../test/replica.js';
import { execute } from '../../test/template.js';
import { type BundledPostgres, startBundledPostgres } from './bundled/bundled-postgres.js';
import { bumpDataVersion } from './data-versions.js';
import { asOwner, type Database, openDatabase } from './database.js';
import { migrate } from './migrate.js';
import { type ReplicaProblem, withReplicas } from './replicas.js';

const READS = 1_000;
const ORGANIZATION = 1;
let dataFolder: string;
let postgres: BundledPostgres;
let replica: TestReplica;
let database: Database;
let problems: ReplicaProblem[];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-primary-'));
  await chmod(dataFolder, 0o711);
  postgres = await startBundledPostgres({ dataFolder, settings: { fsync: 'off' } });
  await migrate(postgres.connection);
  await asOwner(postgres.connection, async (_, client) => {
    await client.query(`INSERT INTO organization (id, key, name) VALUES (1, 'a', 'A')`);
  });
  replica = await startReplica(postgres.connection, join(dataFolder, 'postgres'));
});
afterAll(async () => {
  await replica?.stop();
  await postgres?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

beforeEach(() => {
  problems = [];
  database = withReplicas(
    openDatabase(postgres.connection),
    [openDatabase(replica.connection, { connectTimeoutMs: 1_000, mayBeReplica: true })],
    (problem) => problems.push(problem),
  );
});
afterEach(() => database.close());

/** Makes a new data version and answers it. */
async function write(): Promise<number> {
  await database.transaction((tx) => bumpDataVersion(tx, ORGANIZATION));
  return (await database.snapshotOf(ORGANIZATION, (_, client) => look(client))).version;
}

interface Read {
  readonly version: number;
  readonly isReplica: boolean;
}

const look = async (client: pg.ClientBase): Promise<Read> => {
  const { rows } = await client.query<{ version: string; isReplica: boolean }>(
    `SELECT data_version AS version, pg_is_in_recovery() AS "isReplica" FROM organization WHERE id = $1`,
    [ORGANIZATION],
  );
  return { version: Number(rows[0]?.version), isReplica: rows[0]?.isReplica ?? false };
};

const readAt = (version: number) =>
  database.snapshotOf(ORGANIZATION, (_, client) => look(client), version);

it('shows no old state right after a write, in a thousand reads, most of them by the replica in the end', async () => {
  let stale = 0;
  let byReplica = 0;
  for (let i = 0; i < READS; i++) {
    const version = i % 2 === 0 ? await write() : (await readAt(0)).version;
    const read = await readAt(version);
    if (read.version < version) stale++;
    if (read.isReplica) byReplica++;
  }
  expect(stale).toBe(0);
  expect(byReplica).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}, 180_000);

it('reads without a data version on the primary', async () => {
  const read = await database.snapshotOf(ORGANIZATION, (_, client) => look(client));
  expect(read.isReplica).toBe(false);
});

it('answers from the primary while the replica lags, and from the replica when it has caught up', async () => {
  await execute(replica.connection, 'SELECT pg_wal_replay_pause()');
  const version = await write();
  for (let i = 0; i < 20; i++) expect(await readAt(version)).toEqual({ version, isReplica: false });
  // What it has already, it may still answer.
  expect((await readAt(1)).isReplica).toBe(true);
  await execute(replica.connection, 'SELECT pg_wal_replay_resume()');
  while (!(await readAt(version)).isReplica);
  expect(problems).toEqual([]);
});

it('says once that a replica has lagged for long', async () => {
  const now = jest.spyOn(performance, 'now');
  try {
    await execute(replica.connection, 'SELECT pg_wal_replay_pause()');
    const version = await write();
    const begin = performance.now();
    now.mockReturnValue(begin);
    await readAt(version);
    now.mockReturnValue(begin + 60_000);
    await readAt(version);
    await readAt(version);
  } finally {
    now.mockRestore();
    await execute(replica.connection, 'SELECT pg_wal_replay_resume()');
  }
  expect(problems).toEqual([{ replica: 1, problem: 'it is behind' }]);
});

it('passes errors of the work on, and blames no replica for them', async () => {
  await expect(
    database.snapshotOf(ORGANIZATION, async () => Promise.reject(new Error('of the work')), 1),
  ).rejects.toThrow('of the work');
  expect(problems).toEqual([]);
});

it('uses nothing that has other changes than the primary, as after a failover that lost some', async () => {
  const version = await write();
  while (!(await readAt(version)).isReplica);
  // As many changes, and others.
  expect((await readAt(version % 2 === 0 ? version + 1 : version - 1)).isReplica).toBe(false);
  expect(problems).toMatchObject([{ problem: 'it has what the primary has lost' }]);
});

it('uses nothing that does not follow the primary', async () => {
  const other = { ...postgres.connection, database: 'other' };
  await execute(postgres.connection, 'CREATE DATABASE other');
  await migrate(other);
  const wrong = withReplicas(
    openDatabase(postgres.connection),
    [openDatabase(postgres.connection), openDatabase(other)],
    (problem) => problems.push(problem),
  );
  for (let i = 0; i < 2; i++) {
    const read = await wrong.snapshotOf(ORGANIZATION, (_, client) => look(client), 1);
    expect(read.isReplica).toBe(false);
  }
  await wrong.close();
  expect(problems).toMatchObject([
    { replica: 1, problem: 'it does not follow the primary' },
    { replica: 2, problem: 'it is a replica of another database' },
  ]);
});

it('answers from the primary when the replica is down, and says so once', async () => {
  const version = await write();
  await replica.kill();
  for (let i = 0; i < 20; i++) expect(await readAt(version)).toEqual({ version, isReplica: false });
  expect(problems).toMatchObject([{ replica: 1 }]);
});
