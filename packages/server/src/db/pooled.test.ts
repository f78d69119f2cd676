import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { PGBOUNCER, type Pgbouncer, startPgbouncer } from '../../test/pgbouncer.js';
import { openTestServer } from '../../test/server.js';
import { cloneTemplate, connectionTo, execute, urlOf } from '../../test/template.js';
import { APP_ROLE, asOwner, type Connection, type Database, openDatabase } from './database.js';
import { preparePooled } from './pooled.js';

const server = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const NAME = `tavoite_test_pooled_${process.pid}`;
/** PgBouncer stands before a bundled PostgreSQL only, and is not installed everywhere. */
const describeWithPool = PGBOUNCER !== undefined && server.host ? describe : describe.skip;

describeWithPool(
  'through PgBouncer in transaction mode (skipped where it is not installed)',
  () => {
    let pgbouncer: Pgbouncer;
    let owner: Connection;
    /** Two server processes that share one connection of PgBouncer. */
    let clients: Database[];

    beforeAll(async () => {
      owner = await cloneTemplate(server, NAME);
      pgbouncer = await startPgbouncer(server, { poolSize: 1 });
      clients = [1, 2].map(() =>
        openDatabase(pgbouncer.connectionTo(NAME), { max: 4, isPooled: true }),
      );
      await asOwner(owner, async (_, client) => {
        await client.query(
          `INSERT INTO organization (id, key, name) VALUES (1, 'a', 'A'), (2, 'b', 'B')`,
        );
        await client.query(
          `INSERT INTO objective (organization_id, key, title) VALUES (1, 'x', 'of 1'), (2, 'x', 'of 2')`,
        );
      });
    });
    afterAll(async () => {
      await Promise.all(clients.map((client) => client.close()));
      await pgbouncer.stop();
      await execute(server, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
      await execute(server, `ALTER ROLE ${APP_ROLE} RESET statement_timeout`);
    });

    const titles = async (database: Database) =>
      (await database.query<{ title: string }>('SELECT title FROM objective')).rows;

    it('shows each transaction its own organisation, and statements outside of one none', async () => {
      const seen = await Promise.all(
        Array.from({ length: 200 }, async (_, i) => {
          const client = clients[i % 2] as Database;
          if (i % 5 === 4) return [[], await titles(client)];
          const id = 1 + (i % 3 === 0 ? 1 : 0);
          const rows = await client.withOrganization(id, async (_tx, connection) => {
            const { rows } = await connection.query<{ title: string }>(
              'SELECT title FROM objective',
            );
            return rows;
          });
          return [[{ title: `of ${id}` }], rows];
        }),
      );
      for (const [expected, found] of seen) expect(found).toEqual(expected);
    });

    it('works as a role that owns nothing, also right after someone else', async () => {
      for (const client of clients) {
        const { rows } = await client.query('SELECT current_user, session_user');
        expect(rows).toEqual([{ current_user: APP_ROLE, session_user: APP_ROLE }]);
      }
    });

    it('answers statements that are prepared elsewhere', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (clients[i % 2] as Database).prepared<{ n: number }>('same', 'SELECT $1::integer AS n', [
            i,
          ]),
        ),
      );
      expect(answers.flat().map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    });

    it('answers named statements of transactions, such as those that read series', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (clients[i % 2] as Database).snapshotOf(1, async (_tx, connection) => {
            const text = 'SELECT $1::integer AS n';
            return (await connection.query<{ n: number }>({ name: 'slice', text, values: [i] }))
              .rows;
          }),
        ),
      );
      expect(answers.flat().map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    });

    it('ends statements that take too long, in transactions and alone', async () => {
      await preparePooled(urlOf(pgbouncer.connectionTo(NAME)), owner);
      // The role's limit holds for connections from now on.
      await asOwner(owner, (_, client) =>
        client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE usename = '${APP_ROLE}' AND datname = current_database()`,
        ),
      );
      const limit = `SELECT current_setting('statement_timeout') AS "limit"`;
      const [client] = clients as [Database];
      await client.query('SELECT 1').catch(() => undefined);
      expect((await client.query(limit)).rows).toEqual([{ limit: '30s' }]);
      const inside = await client.transaction((_, connection) => connection.query(limit));
      expect(inside.rows).toEqual([{ limit: '30s' }]);
    });

    it('answers 503 while PgBouncer is away, and goes on once it is back', async () => {
      const [client] = clients as [Database];
      const server = await openTestServer(owner, client, tmpdir());
      const look = async () => {
        const { status, headers } = await server.request('GET', '/api/health/');
        return [status, headers['retry-after']];
      };
      try {
        expect(await look()).toEqual([200, undefined]);
        await pgbouncer.kill();
        expect(await look()).toEqual([503, '2']);
        expect(await look()).toEqual([503, '2']);
        await pgbouncer.start();
        while ((await look())[0] !== 200);
        expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      } finally {
        await server.close();
      }
    });

    it('waits at its start for a PgBouncer that comes later, and says so', async () => {
      const said: string[] = [];
      const url = urlOf(pgbouncer.connectionTo(NAME));
      await pgbouncer.kill();
      await expect(preparePooled(url, owner)).rejects.toThrow(
        /^The database at DATABASE_URL cannot be used: /,
      );
      const prepared = preparePooled(url, owner, {
        waitMs: 60_000,
        onProgress: (sentence) => said.push(sentence),
      });
      while (said.length === 0) await wait(10);
      await pgbouncer.start();
      await prepared;
      expect(said).toEqual([expect.stringMatching(/^Waiting for the database at DATABASE_URL: /)]);
    });

    it('goes on after PostgreSQL has ended the connections', async () => {
      const [client] = clients as [Database];
      await client.query('SELECT 1');
      await asOwner(connectionTo(server, 'postgres'), (_, connection) =>
        connection.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${NAME}'`,
        ),
      );
      await client.query('SELECT 1').catch(() => undefined);
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    });

    it('refuses to serve as a role that row-level security does not bind', async () => {
      await expect(preparePooled(urlOf(owner), owner)).rejects.toThrow(
        'must not log in as an owner of the tables',
      );
    });

    it('refuses a role that may not work', async () => {
      await execute(server, 'CREATE ROLE tavoite_test_stranger LOGIN');
      try {
        await expect(
          preparePooled(urlOf({ ...owner, user: 'tavoite_test_stranger' }), owner),
        ).rejects.toThrow(`GRANT ${APP_ROLE} TO "tavoite_test_stranger"`);
      } finally {
        await execute(server, 'DROP ROLE tavoite_test_stranger');
      }
    });
  },
);
