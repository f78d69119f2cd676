import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contract, monthNumber } from '@tavoite/model';
import { seedFigures } from '../../test/figures.js';
import { type MovableAddress, openMovableAddress } from '../../test/movable-address.js';
import { startReplica, type TestReplica } from '../../test/replica.js';
import { openTestServer, type TestServer, type TestUser } from '../../test/server.js';
import { execute } from '../../test/template.js';
import { type BundledPostgres, startBundledPostgres } from './bundled/bundled-postgres.js';
import { hearDataVersions } from './data-versions.js';
import { asOwner, type Connection, type Database, openDatabase } from './database.js';
import { type Listener, listen } from './listener.js';
import { migrate } from './migrate.js';

/*
 * Two processes use the database by an address that leads to the primary. The primary dies, its replica
 * is promoted, and the address leads there.
 */

const PERIOD = { start_date: '2025-01-01', end_date: '2025-01-31' };
const SLOT = 'test_replica';
const POLL_MS = 20;
jest.setTimeout(120_000);

let dataFolder: string;
let postgres: BundledPostgres;
let replica: TestReplica;
let address: MovableAddress;
let databases: Database[];
let servers: TestServer[];
let listeners: Listener[];
let manager: TestUser;

async function startServer(): Promise<TestServer> {
  const database = openDatabase(address.connection);
  const server = await openTestServer(address.connection, database, dataFolder);
  databases.push(database);
  servers.push(server);
  const { series: memory } = server.services;
  const ignore = () => undefined;
  const hearing = hearDataVersions({ database, memory }, ignore);
  listeners.push(listen(address.connection, [hearing], ignore));
  return server;
}

beforeEach(async () => {
  [databases, servers, listeners] = [[], [], []];
  dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-failover-'));
  await chmod(dataFolder, 0o711);
  postgres = await startBundledPostgres({ dataFolder, settings: { fsync: 'off' } });
  await migrate(postgres.connection);
  replica = await startReplica(postgres.connection, join(dataFolder, 'postgres'));
  address = await openMovableAddress(postgres.connection);
  const [first] = [await startServer(), await startServer()];
  const organization = await first.createOrganization();
  await seedFigures(first, organization, {
    terms: [{ key: 'sales', first: monthNumber(2025, 1), values: [0], verified: false }],
  });
  const flags = { memberships: { [organization]: { organization_manager: true } } };
  manager = await first.createUser(flags);
});
afterEach(async () => {
  for (const listener of listeners) await listener.close();
  for (const server of servers) await server.close();
  for (const database of databases) await database.close();
  await address?.close();
  await replica?.stop();
  await postgres?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const write = (server: TestServer | undefined, value: number) =>
  (server as TestServer).call(contract.changeFigures, {
    token: manager.token,
    body: { cells: [{ key: 'sales', month: '2025-01', value }] },
  });

function read(server: TestServer | undefined, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ keys: 'sales', ...PERIOD });
  return (server as TestServer).request<{ results: { value: number | null }[] }>(
    'GET',
    `/api/data/?${query}`,
    { token: manager.token, headers },
  );
}

const valueAt = async (server: TestServer | undefined) =>
  (await read(server)).body.results[0]?.value;

const positionOf = ({ connection }: { readonly connection: Connection }, statement: string) =>
  asOwner(connection, async (_, client) => {
    const { rows } = await client.query<{ position: string }>(
      `SELECT pg_wal_lsn_diff(${statement}, '0/0')::text AS position`,
    );
    return BigInt(rows[0]?.position ?? 0);
  });

/** Until the replica has what has been written. */
async function untilCaughtUp(): Promise<void> {
  const written = await positionOf(postgres, 'pg_current_wal_lsn()');
  while ((await positionOf(replica, 'pg_last_wal_replay_lsn()')) < written) await wait(POLL_MS);
}

async function failOver(): Promise<void> {
  process.kill(postgres.pid, 'SIGKILL');
  address.moveTo(null);
  await execute(replica.connection, 'SELECT pg_promote(true)');
  address.moveTo(replica.connection);
}

async function untilWritten(server: TestServer | undefined, value: number): Promise<void> {
  while ((await write(server, value)).status !== 200) await wait(POLL_MS);
}

it('loses nothing that was acknowledged where commits wait for the replica, and fails only meanwhile', async () => {
  await execute(postgres.connection, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await execute(postgres.connection, 'SELECT pg_reload_conf()');
  const wrong: string[] = [];
  const statuses = new Set<number>();
  let acknowledged = 0;
  let written = 0;
  let isOver = false;
  const writer = (async () => {
    while (!isOver) {
      const value = ++written;
      const { status } = await write(servers[0], value);
      if (status === 200) acknowledged = value;
      else {
        statuses.add(status);
        await wait(POLL_MS);
      }
      const least = acknowledged;
      const answer = await read(servers[1]);
      if (answer.status !== 200) statuses.add(answer.status);
      else if (!((answer.body.results[0]?.value ?? -1) >= least))
        wrong.push(`${answer.body.results[0]?.value} after ${least}`);
    }
  })();
  while (acknowledged < 20) await wait(POLL_MS);
  await failOver();
  const before = acknowledged;
  while (acknowledged < before + 20) await wait(POLL_MS);
  isOver = true;
  await writer;
  expect(wrong).toEqual([]);
  expect([...statuses]).toEqual([503]);
  expect(await valueAt(servers[0])).toBe(acknowledged);
  expect(await valueAt(servers[1])).toBe(acknowledged);
});

it('shows no figure of a write that the failover has lost', async () => {
  const [first, second] = servers;
  expect((await write(first, 1)).status).toBe(200);
  await untilCaughtUp();
  // From here on nothing reaches the replica.
  for (;;) {
    try {
      await execute(
        postgres.connection,
        `SELECT pg_terminate_backend(active_pid) FROM pg_replication_slots WHERE active`,
      );
      await execute(postgres.connection, `SELECT pg_drop_replication_slot('${SLOT}')`);
      break;
    } catch {
      await wait(POLL_MS);
    }
  }
  expect((await write(first, 2)).status).toBe(200);
  const lost = await read(second);
  expect(lost.body.results[0]?.value).toBe(2);
  await failOver();
  // As many changes as in the history that is lost, so its versions could come again.
  await untilWritten(first, 3);
  expect(await valueAt(second)).toBe(3);
  const again = await read(second, { 'if-none-match': String(lost.headers.etag) });
  expect(again.status).toBe(200);
});

it('neither reads nor writes where the address leads to a replica', async () => {
  await untilCaughtUp();
  address.moveTo(replica.connection);
  // Connections that were cut off in the pool are found out one by one.
  for (const server of servers) {
    while ((await read(server)).status === 200) await wait(POLL_MS);
    expect((await read(server)).status).toBe(503);
    expect((await write(server, 9)).status).toBe(503);
  }
  address.moveTo(postgres.connection);
  await untilWritten(servers[0], 10);
  expect(await valueAt(servers[1])).toBe(10);
});
