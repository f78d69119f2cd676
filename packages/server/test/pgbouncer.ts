import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { unprivilegedAccount } from '../src/db/bundled/account.js';
import { CHILD_ENVIRONMENT } from '../src/db/bundled/cluster.js';
import { APP_ROLE, type Connection } from '../src/db/database.js';
import { execute } from './template.js';

/** Names the socket; there is no network. */
const PORT = 6432;
const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

/** Where PgBouncer is: `TEST_PGBOUNCER`, or where Debian puts it. Undefined where it is not installed. */
export const PGBOUNCER = [process.env.TEST_PGBOUNCER, '/usr/sbin/pgbouncer'].find(
  (path) => path && existsSync(path),
);

export interface Pgbouncer {
  /** Any database of the server, by its name, as the working role. */
  connectionTo(database: string): Connection;
  /** Ends it at once, with all connections through it. */
  kill(): Promise<void>;
  /** Starts it again, and waits until it lends connections out. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode before the PostgreSQL of the tests, which lets the working role log in
 * from now on.
 *
 * @param poolSize connections to one database, which all clients share
 */
export async function startPgbouncer(
  server: Connection,
  { poolSize = 20 } = {},
): Promise<Pgbouncer> {
  if (!PGBOUNCER) throw new Error('PgBouncer is not installed');
  if (!server.host) throw new Error('PgBouncer is tested before the bundled PostgreSQL');
  await execute(server, `ALTER ROLE ${APP_ROLE} LOGIN`);
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-pgbouncer-'));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'users.txt'), `"${APP_ROLE}" ""\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${server.host} port=${server.port}`,
      '[pgbouncer]',
      'listen_addr =',
      `listen_port = ${PORT}`,
      `unix_socket_dir = ${folder}`,
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 1000',
    ].join('\n'),
  );
  if (account) await chown(folder, account.uid, account.gid);
  const program = PGBOUNCER;
  let child: ChildProcess | undefined;
  const connectionTo = (database: string): Connection => ({
    host: folder,
    port: PORT,
    user: APP_ROLE,
    database,
  });
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async () => {
    child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
      env: CHILD_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'ignore'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const client = new pg.Client(connectionTo('postgres'));
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        await client.end().catch(() => undefined);
        if (child.exitCode !== null || Date.now() > deadline) {
          await stop();
          throw error;
        }
        await wait(POLL_MS);
      }
    }
  };
  await start();
  return { connectionTo, kill, start, stop };
}
