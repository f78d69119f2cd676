import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointName } from '@tavoite/model';
import pg from 'pg';
import { backUp } from '../src/backup/backup.js';
import { findTables, nameOf } from '../src/backup/catalog.js';
import { restore } from '../src/backup/restore.js';
import { readConfig } from '../src/config/config.js';
import {
  APP_NAME,
  asOwner,
  type Connection,
  type Database,
  openDatabase,
} from '../src/db/database.js';
import { migrate } from '../src/db/migrate.js';
import { planShards, readReferences } from '../src/db/shard/plan.js';
import { planOfShards, shard } from '../src/db/shard/shard.js';
import { openStorage } from '../src/files/files.js';
import { endpoints, requestOf, samplesOf } from './security/requests.js';
import { keepIdsApart, makeScene, type Scene } from './security/scene.js';
import { openTestServer, type TestServer, useTestServer } from './server.js';
import { connectionTo, execute } from './template.js';

/*
 * The same requests, one of each kind at least, are answered by a database on one machine and by one that
 * Citus spreads over several. `TEST_CITUS_URL` names that one, empty; examples/citus makes it. Without, there
 * is nothing to try.
 */

const url = process.env.TEST_CITUS_URL;
const withCitus = url === undefined ? describe.skip : describe;

/** The first schema that can be spread; what came later is brought to the database after that. */
const FIRST_SPREAD = 38;
/** They wait for something outside, or make random bytes longer or shorter. */
const LEFT_OUT: readonly EndpointName[] = ['login', 'logout'];

/** They look for work of any organisation, so they ask every machine. */
const OF_ALL = /^update "target_watch" set "queued_version"/;
/** Citus runs them, but explains no INSERT … SELECT that has parameters. */
const UNEXPLAINED = /^could not create distributed plan$/;

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Each statement that the server sends, once. */
function recordStatements(connectionString: string): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [given, values] = args as [string | { text?: string; values?: unknown[] }, unknown[]?];
    const text = typeof given === 'string' ? given : (given?.text ?? '');
    const { connectionParameters } = this as unknown as {
      connectionParameters: { application_name?: string; database?: string };
    };
    const isServer =
      connectionParameters.application_name === APP_NAME &&
      connectionString.endsWith(`/${connectionParameters.database}`);
    const plain = text.replace(/^\/\*.*?\*\/\s*/, '');
    if (isServer && /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)\b/i.test(plain))
      sent.set(plain, {
        text: plain,
        values: (typeof given === 'object' ? given.values : undefined) ?? values ?? [],
      });
    return Reflect.apply(query, this, args);
  } as typeof query;
  return sent;
}

/** On how many shards the parts of a plan work, each. */
function taskCounts(plan: unknown): number[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([name, value]) =>
    name === 'Task Count' ? [Number(value)] : taskCounts(value),
  );
}

withCitus('on a database that is spread', () => {
  const plain = useTestServer();
  let spread: TestServer;
  const scenes: { plain?: Scene; spread?: Scene } = {};
  const connection = { connectionString: url ?? '' };
  let database: Database;
  let sent: Map<string, Sent>;
  let dataFolder: string;

  beforeAll(async () => {
    sent = recordStatements(connection.connectionString);
    await migrate(connection, { upTo: FIRST_SPREAD });
    await asOwner(connection, async (_, client) => {
      for (const statement of (await planShards(client)).statements) await client.query(statement);
    });
    await migrate(connection);
    database = openDatabase(connection);
    dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-citus-'));
    spread = await openTestServer(connection, database, dataFolder);
    await keepIdsApart(spread);
    await keepIdsApart(plain);
    await shard(connection);
    for (const server of ['plain', 'spread'] as const) {
      const target = server === 'plain' ? plain : spread;
      await makeScene(target, 'Other');
      scenes[server] = await makeScene(target, 'Own');
    }
  }, 600_000);
  afterAll(async () => {
    await spread?.close();
    await database?.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('has nothing left to spread, tables of later releases included', async () => {
    expect((await planOfShards(connection)).statements).toEqual([]);
    const kinds = await asOwner(connection, async (_, client) => {
      const { rows } = await client.query<{ name: string; kind: string }>(
        `SELECT table_name::text AS name, citus_table_type AS kind FROM citus_tables
         WHERE table_name::text IN ('webhook', 'webhook_delivery', 'target_watch') ORDER BY 1`,
      );
      return rows.map(({ name, kind }) => `${name}: ${kind}`);
    });
    expect(kinds).toEqual([
      'target_watch: distributed',
      'webhook: distributed',
      'webhook_delivery: distributed',
    ]);
    const references = await asOwner(connection, (_, client) => readReferences(client));
    const expected = await asOwner(plain.connection, (_, client) => readReferences(client));
    expect(references).toEqual(expected);
  });

  /** What each sample is answered: its status, and how many things. */
  async function answersOf(server: TestServer, scene: Scene): Promise<string[]> {
    const answers: string[] = [];
    for (const [name, endpoint] of endpoints) {
      if (LEFT_OUT.includes(name)) continue;
      for (const [index, sample] of samplesOf(name, scene).entries()) {
        const { url: address, body } = requestOf(endpoint, sample);
        const { status, text } = await server.request(endpoint.method, address, {
          token: scene.manager.token,
          ...(body && { body }),
        });
        const things = text.match(/"(id|key|value)":/g)?.length ?? 0;
        answers.push(`${name} ${index}: ${status}, ${things} things`);
      }
    }
    return answers;
  }

  it('answers every request as a database on one machine does', async () => {
    const { plain: one, spread: other } = scenes as { plain: Scene; spread: Scene };
    const expected = await answersOf(plain, one);
    expect(expected.length).toBeGreaterThan(endpoints.length / 2);
    expect(expected.filter((answer) => / 5\d\d,/.test(answer))).toEqual([]);
    expect(await answersOf(spread, other)).toEqual(expected);
  }, 600_000);

  it('asks one machine for each of its statements', async () => {
    const organization = scenes.spread?.organization;
    const wrong: string[] = [];
    let routed = 0;
    for (const { text, values } of sent.values()) {
      try {
        await asOwner(connection, async (_, client) => {
          await client.query(`SET LOCAL tavoite.organizations = '{${organization}}'`);
          const { rows } = await client.query(`EXPLAIN (COSTS off, FORMAT json) ${text}`, [
            ...values,
          ]);
          const counts = taskCounts(rows);
          if (counts.length > 0) routed += 1;
          if (counts.some((count) => count > 1) && !OF_ALL.test(text))
            wrong.push(`${Math.max(...counts)}: ${text}`);
          // What has been planned is not kept.
          await client.query('ROLLBACK; BEGIN');
        });
      } catch (error) {
        const { message } = error as Error;
        if (!UNEXPLAINED.test(message) || !/^\s*INSERT\b/.test(text))
          wrong.push(`${message}: ${text}`);
      }
    }
    console.info(`${sent.size} statements, ${routed} of them on spread tables`);
    expect(wrong).toEqual([]);
    expect(routed).toBeGreaterThan(50);
  }, 600_000);

  it('shows an organisation the same when its rows have moved to another machine', async () => {
    const scene = scenes.spread as Scene;
    const read = async () =>
      (await spread.request('GET', '/api/term_definition/', { token: scene.manager.token })).text;
    const before = await read();
    const nodeOf = async (client: pg.ClientBase) =>
      (
        await client.query<{ shard: string; name: string; port: number }>(
          `SELECT s.shardid AS shard, s.nodename AS name, s.nodeport AS port FROM citus_shards s
           WHERE s.table_name = 'term'::regclass
             AND s.shardid = get_shard_id_for_distribution_column('term', $1::integer)`,
          [scene.organization],
        )
      ).rows[0];
    const client = new pg.Client(connection);
    await client.connect();
    try {
      const alone = await client.query<{ shard: string }>(
        `SELECT isolate_tenant_to_new_shard('term', $1::integer, 'CASCADE', shard_transfer_mode => 'block_writes') AS shard`,
        [scene.organization],
      );
      const from = await nodeOf(client);
      expect(from?.shard).toBe(alone.rows[0]?.shard);
      const { rows } = await client.query<{ name: string; port: number }>(
        `SELECT nodename AS name, nodeport AS port FROM pg_dist_node
         WHERE shouldhaveshards AND (nodename, nodeport) <> ($1, $2) LIMIT 1`,
        [from?.name, from?.port],
      );
      const [to] = rows;
      await client.query(`SELECT citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')`, [
        from?.shard,
        from?.name,
        from?.port,
        to?.name,
        to?.port,
      ]);
      expect(await nodeOf(client)).toEqual({ ...from, ...to });
    } finally {
      await client.end();
    }
    expect(await read()).toBe(before);
    expect(before.length).toBeGreaterThan(100);
  });

  /** Every row of every table, in an order of its own. */
  async function rowsOf(of: Connection): Promise<Record<string, string[]>> {
    return asOwner(of, async (_, client) => {
      const found: Record<string, string[]> = {};
      for (const table of await findTables(client)) {
        const { rows } = await client.query(`SELECT * FROM ${nameOf(table)}`);
        found[nameOf(table)] = rows.map((row) => JSON.stringify(row)).sort();
      }
      return found;
    });
  }

  it('is backed up while it is spread, and restored into a database on one machine', async () => {
    const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
    const name = `tavoite_test_citus_${process.pid}`;
    const storageIn = (folder: string) =>
      openStorage(readConfig({ TAVOITE_DATA: folder, TAVOITE_LOG_LEVEL: 'silent' }, '/'));
    const path = join(dataFolder, 'backup.zip');
    await backUp(path, { connection, storage: await storageIn(dataFolder) });
    await execute(shared, `CREATE DATABASE ${name}`);
    try {
      const restored = connectionTo(shared, name);
      const folder = join(dataFolder, 'restored');
      await restore(path, async () => ({
        connection: restored,
        storage: await storageIn(folder),
        stagingFolder: join(folder, 'uploads'),
        replace: false,
      }));
      const rows = await rowsOf(connection);
      expect(Object.values(rows).flat().length).toBeGreaterThan(100);
      expect(await rowsOf(restored)).toEqual(rows);
    } finally {
      await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  }, 600_000);
});
