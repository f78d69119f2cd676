import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { monthNumber } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../src/db/database.js';
import { comment } from '../src/db/schema/index.js';
import { changeFigures, seedFigures } from './figures.js';
import { type Fleet, startFleet } from './fleet.js';
import { hasHaproxy } from './haproxy.js';
import { type LoadResult, startLoad } from './load.js';
import { IS_LONG } from './random-requests.js';
import { openTestServer, type TestServer } from './server.js';

/*
 * Three processes behind a proxy, as the operations guide describes, while clients write and read without
 * a pause. The clients know what they were told, and look whether it stays true.
 */

const withProxy = hasHaproxy ? describe : describe.skip;
/** For how long something is killed again and again. */
const SECONDS = Number(process.env.TAVOITE_CHAOS_SECONDS ?? (IS_LONG ? 600 : 10));
const PROCESSES = 3;
/** What is shipped, where it has been built; at full length only, since it may be older than the sources. */
const BUILT = join(__dirname, '../dist/bundled/main.mjs');
const CLIENTS = 6;
/** A kill in five is of the database. */
const DATABASE_SHARE = 0.2;
const MAX_PAUSE_MS = 2_000;

interface Disturbance {
  readonly from: number;
  /** When everything was ready again. */
  until: number;
}

withProxy('several processes behind a proxy', () => {
  let fleet: Fleet;
  let server: TestServer;
  let database: Database;
  let token: string;
  let organization: number;
  const keys = Array.from({ length: CLIENTS }, (_, index) => `term-${index}`);

  beforeAll(async () => {
    fleet = await startFleet(PROCESSES, { main: IS_LONG && existsSync(BUILT) ? BUILT : undefined });
    database = openDatabase(fleet.postgres.connection);
    server = await openTestServer(fleet.postgres.connection, database, '/tmp');
    organization = await server.createOrganization();
    await seedFigures(server, organization, {
      terms: keys.map((key) => ({
        key,
        first: monthNumber(2025, 1),
        values: [0],
        verified: false,
      })),
    });
    const flags = { memberships: { [organization]: { organization_manager: true } } };
    ({ token } = await server.createUser(flags));
  }, 600_000);
  afterAll(async () => {
    await server?.close();
    await database?.close();
    await fleet?.stop();
  });
  beforeEach(() =>
    changeFigures(server, organization, (tx) =>
      tx.execute(sql`UPDATE series SET "values" = decode(repeat('00', 8), 'hex')`),
    ),
  );

  /** Comments are there once if they were acknowledged, and at most once if they were not. */
  async function expectComments({ acknowledged, tried }: LoadResult): Promise<void> {
    const rows = await server.seed((tx) => tx.select({ text: comment.text }).from(comment));
    const counts = new Map<string, number>();
    for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
    expect([...acknowledged].filter((text) => !counts.has(text))).toEqual([]);
    expect([...tried].filter((text) => (counts.get(text) ?? 0) > 1)).toEqual([]);
    await server.seed((tx) => tx.delete(comment));
  }

  it('fails no request while one process after the other is replaced', async () => {
    const load = startLoad(fleet.port, token, keys);
    await wait(1_000);
    for (let index = 0; index < PROCESSES; index++) await fleet.replace(index);
    await wait(1_000);
    const result = await load.stop();
    expect(result.failures).toEqual([]);
    expect(result.wrong).toEqual([]);
    expect(result.writes).toBeGreaterThan(CLIENTS * PROCESSES);
    await expectComments(result);
    if (IS_LONG) console.info(`rolling: ${result.writes} writes, ${result.reads} reads, 0 failed`);
  }, 600_000);

  it(
    `loses nothing that was acknowledged while something is killed for ${SECONDS} s`,
    async () => {
      const load = startLoad(fleet.port, token, keys);
      const disturbances: Disturbance[] = [];
      let kills = 0;
      let databaseKills = 0;
      const end = performance.now() + SECONDS * 1_000;
      // The database is killed once at least.
      while (performance.now() < end || databaseKills === 0) {
        await wait(Math.random() * MAX_PAUSE_MS);
        const isDatabase = performance.now() >= end || Math.random() < DATABASE_SHARE;
        const disturbance = { from: performance.now(), until: Number.POSITIVE_INFINITY };
        disturbances.push(disturbance);
        if (isDatabase) await fleet.killDatabase();
        else await fleet.killProcess(Math.floor(Math.random() * PROCESSES));
        disturbance.until = performance.now();
        kills += 1;
        if (isDatabase) databaseKills += 1;
      }
      const result = await load.stop();
      expect(result.wrong).toEqual([]);
      await expectComments(result);
      const unexplained = result.failures.filter(
        ({ at }) => !disturbances.some(({ from, until }) => from <= at && at <= until),
      );
      expect(unexplained).toEqual([]);
      expect(result.writes).toBeGreaterThan(0);
      const longest = Math.max(...disturbances.map(({ from, until }) => until - from));
      if (IS_LONG)
        console.info(
          `${kills} kills, ${databaseKills} of them of the database; ${result.writes} acknowledged writes, ` +
            `${result.reads} reads, ${result.failures.length} failed requests; ready again after ` +
            `${(longest / 1_000).toFixed(1)} s at most`,
        );
    },
    (SECONDS + 300) * 1_000,
  );
});
