import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contract, monthNumber } from '@tavoite/model';
import { seedFigures } from '../../test/figures.js';
import { IS_LONG } from '../../test/random-requests.js';
import { startReplica, type TestReplica } from '../../test/replica.js';
import { openTestServer, type TestServer, type TestUser } from '../../test/server.js';
import { execute } from '../../test/template.js';
import { type BundledPostgres, startBundledPostgres } from './bundled/bundled-postgres.js';
import { type Database, openDatabase } from './database.js';
import { migrate } from './migrate.js';
import { withReplicas } from './replicas.js';

/*
 * Two servers on one primary and its streaming replica, asked by HTTP: what one has written and
 * acknowledged, the other reads.
 */

const READS = IS_LONG ? 1_000 : 100;
const LAG_MS = IS_LONG ? 60_000 : 1_500;
/** Longer than a replica that has failed is left alone. */
const RECOVERY_MS = 20_000;

let dataFolder: string;
let postgres: BundledPostgres;
let replica: TestReplica;
const databases: Database[] = [];
const servers: TestServer[] = [];
let writer: TestServer;
let reader: TestServer;
let manager: TestUser;
let written = 0;
let byReplica = 0;
const problems: string[] = [];

/** The same, counting what it has answered. */
const counted = (database: Database): Database => ({
  ...database,
  async snapshotOf(id, work) {
    const answer = await database.snapshotOf(id, work);
    byReplica += 1;
    return answer;
  },
});

async function startServer(): Promise<TestServer> {
  const database = withReplicas(
    openDatabase(postgres.connection),
    [counted(openDatabase(replica.connection, { connectTimeoutMs: 1_000, mayBeReplica: true }))],
    ({ problem }) => problems.push(problem),
  );
  databases.push(database);
  const server = await openTestServer(postgres.connection, database, dataFolder);
  servers.push(server);
  return server;
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-reads-'));
  await chmod(dataFolder, 0o711);
  postgres = await startBundledPostgres({ dataFolder, settings: { fsync: 'off' } });
  await migrate(postgres.connection);
  replica = await startReplica(postgres.connection, join(dataFolder, 'postgres'));
  writer = await startServer();
  reader = await startServer();
  const organization = await writer.createOrganization();
  await seedFigures(writer, organization, {
    terms: [{ key: 'sales', first: monthNumber(2025, 1), values: [0], verified: false }],
  });
  manager = await writer.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const database of databases) await database.close();
  await replica?.stop();
  await postgres?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});
beforeEach(() => {
  byReplica = 0;
  problems.length = 0;
});

/** Writes another value with one server, and answers whether the other one reads it at once. */
async function isFresh(): Promise<boolean> {
  const value = ++written;
  const { status } = await writer.call(contract.changeFigures, {
    token: manager.token,
    body: { cells: [{ key: 'sales', month: '2025-01', value }] },
  });
  expect(status).toBe(200);
  return (await read()) === value;
}

async function read(): Promise<number | null | undefined> {
  const { status, body } = await reader.request<{ results: { value: number | null }[] }>(
    'GET',
    '/api/data/?keys=sales&start_date=2025-01-01&end_date=2025-01-31',
    { token: manager.token },
  );
  expect(status).toBe(200);
  return body.results[0]?.value;
}

/** Until the replica answers what is asked right after a write, which each time could have failed. */
async function untilReplicaAnswers(): Promise<void> {
  const deadline = Date.now() + RECOVERY_MS;
  for (byReplica = 0; byReplica === 0 && Date.now() < deadline; await wait(20))
    expect(await isFresh()).toBe(true);
  expect(byReplica).toBeGreaterThan(0);
}

it(`shows no old figure in ${READS} reads after a write`, async () => {
  let stale = 0;
  for (let i = 0; i < READS; i++) if (!(await isFresh())) stale += 1;
  expect(stale).toBe(0);
  expect(problems).toEqual([]);
  await untilReplicaAnswers();
}, 300_000);

it(`shows none while the replica lags for ${LAG_MS / 1_000} s, and uses it when it has caught up`, async () => {
  await execute(replica.connection, 'SELECT pg_wal_replay_pause()');
  const end = Date.now() + LAG_MS;
  expect(await isFresh()).toBe(true);
  byReplica = 0;
  while (Date.now() < end) {
    expect(await isFresh()).toBe(true);
    await wait(20);
  }
  expect(byReplica).toBe(0);
  expect(problems).toEqual(LAG_MS > 10_000 ? ['it is behind', 'it is behind'] : []);
  await execute(replica.connection, 'SELECT pg_wal_replay_resume()');
  await untilReplicaAnswers();
}, 300_000);

it('answers while the replica hangs, and uses it again when it does not', async () => {
  await replica.freeze();
  byReplica = 0;
  for (let i = 0; i < 20; i++) expect(await isFresh()).toBe(true);
  expect(byReplica).toBe(0);
  // Each server says it once.
  expect(new Set(problems)).toEqual(new Set(['no answer within 1000 ms']));
  expect(problems.length).toBeLessThanOrEqual(servers.length);
  replica.thaw();
  await untilReplicaAnswers();
});

it('answers after the replica has died', async () => {
  await replica.kill();
  byReplica = 0;
  for (let i = 0; i < 20; i++) expect(await isFresh()).toBe(true);
  expect(byReplica).toBe(0);
});
