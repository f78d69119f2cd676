import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { useTestServer } from '../../test/server.js';
import {
  bumpDataVersion,
  bumpDataVersions,
  type DataVersions,
  hearDataVersions,
} from './data-versions.js';
import { asOwner } from './database.js';
import { type Listener, listen } from './listener.js';
import { organization } from './schema/index.js';

const server = useTestServer({ routes: () => undefined });
const POLL_MS = 10;
let heard: DataVersions[];
let listener: Listener;
let problems: Error[];
let organizations: number[];

/** What the database has. */
async function versions(ids: readonly number[] = organizations): Promise<DataVersions> {
  const rows = await server.seed((tx) =>
    tx
      .select()
      .from(organization)
      .where(inArray(organization.id, [...ids])),
  );
  return new Map(rows.map(({ id, dataVersion }) => [id, dataVersion]));
}

async function untilHeard(count: number): Promise<void> {
  while (heard.length < count) await wait(POLL_MS);
}

/** Ends the connection that listens, and waits until it has. */
async function loseListener(): Promise<void> {
  await asOwner(server.connection, (_, client) =>
    client.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE application_name = 'tavoite-listener' AND datname = current_database()`,
    ),
  );
}

beforeEach(async () => {
  organizations = await Promise.all([server.createOrganization(), server.createOrganization()]);
  heard = [];
  problems = [];
  const onProblem = (error: Error) => problems.push(error);
  const memory = {
    organizations: () => organizations,
    outdate: (versions: DataVersions) => heard.push(versions),
  };
  const { database } = server.services;
  const hearing = hearDataVersions({ database, memory }, onProblem);
  listener = listen(server.connection, [hearing], onProblem);
  await untilHeard(1);
});
afterEach(() => listener.close());

it('reads all versions that are kept when it begins', () => {
  expect(heard).toEqual([new Map(organizations.map((id) => [id, 1]))]);
});

it('hears of one change once, however many organisations it is about', async () => {
  await server.services.database.transaction((tx) =>
    bumpDataVersions(tx, inArray(organization.id, organizations)),
  );
  await untilHeard(2);
  await wait(5 * POLL_MS);
  expect(heard.slice(1)).toEqual([await versions()]);
});

it('hears nothing of what is rolled back', async () => {
  const [id = 0] = organizations;
  await server.services.database
    .transaction(async (tx) => {
      await bumpDataVersion(tx, id);
      throw new Error('no');
    })
    .catch(() => undefined);
  await server.services.database.transaction((tx) => bumpDataVersion(tx, id));
  await untilHeard(2);
  expect(heard.slice(1)).toEqual([await versions([id])]);
});

it('grows, and never comes to be what it was in a history that is lost', async () => {
  const [id = 0] = organizations;
  const seen: number[] = [];
  for (let i = 0; i < 20; i++)
    await server.services.database
      .transaction(async (tx) => {
        await bumpDataVersion(tx, id);
        const [row] = await tx.select().from(organization).where(eq(organization.id, id));
        seen.push(row?.dataVersion ?? 0);
        throw new Error('lost');
      })
      .catch(() => undefined);
  expect(new Set(seen).size).toBe(20);
  expect(Math.min(...seen)).toBeGreaterThan(1);
  for (let last = 1, i = 0; i < 20; i++) {
    await server.services.database.transaction((tx) => bumpDataVersion(tx, id));
    const version = (await versions([id])).get(id) ?? 0;
    expect(version).toBeGreaterThan(last);
    expect(seen).not.toContain(version);
    last = version;
  }
});

it('reads all versions again after its connection was lost', async () => {
  const [id = 0] = organizations;
  await loseListener();
  await server.services.database.transaction((tx) => bumpDataVersion(tx, id));
  await untilHeard(2);
  expect(heard.at(-1)).toEqual(await versions());
  // And it listens again.
  await server.services.database.transaction((tx) => bumpDataVersion(tx, id));
  await untilHeard(3);
  expect(heard.at(-1)).toEqual(await versions([id]));
  expect(problems).toEqual([]);
});

it('reads all versions again where too many have changed to be named', async () => {
  const many = await server.seed((tx) =>
    tx
      .insert(organization)
      .values(Array.from({ length: 1_500 }, (_, i) => ({ key: `many-${i}`, name: 'Many' })))
      .returning({ id: organization.id }),
  );
  organizations = many.map(({ id }) => id);
  await server.services.database.transaction((tx) =>
    bumpDataVersions(tx, inArray(organization.id, organizations)),
  );
  await untilHeard(2);
  expect(heard.at(-1)).toEqual(await versions());
});

it('tells of a database that cannot be reached, and tries again', async () => {
  const told: Error[] = [];
  const missing = { ...server.connection, database: 'tavoite_test_missing' };
  const lost = listen(missing, [], (error) => told.push(error));
  while (told.length < 2) await wait(POLL_MS);
  await lost.close();
  expect(told[0]?.message).toContain('does not exist');
});
