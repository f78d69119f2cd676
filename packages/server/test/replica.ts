import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Account, unprivilegedAccount } from '../src/db/bundled/account.js';
import { findBinaries } from '../src/db/bundled/binaries.js';
import { CHILD_ENVIRONMENT } from '../src/db/bundled/cluster.js';
import { SOCKET_PORT } from '../src/db/bundled/location.js';
import type { Connection } from '../src/db/database.js';

const SLOT = 'test_replica';
const POLL_MS = 20;
const START_TIMEOUT_MS = 30_000;
/** Of the copied folder: what belongs to the process that still runs on it. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts']);

export interface TestReplica {
  readonly connection: Connection;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Lets it answer nothing, though it is there, as a machine does that has run out of memory. */
  freeze(): Promise<void>;
  thaw(): void;
  stop(): Promise<void>;
}

async function giveTo(account: Account, path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid);
  await chown(path, account.uid, account.gid);
}

/** Copies the cluster while it runs, as a backup does. */
async function copyCluster(primary: Connection, cluster: string, copy: string): Promise<void> {
  const client = new pg.Client(primary);
  await client.connect();
  try {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [SLOT]);
    await client.query(`SELECT pg_backup_start('replica', true)`);
    await cp(cluster, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(copy, 'standby.signal'), '');
  } finally {
    await client.end();
  }
}

/** A streaming replica of a bundled PostgreSQL whose cluster is in the folder. */
export async function startReplica(primary: Connection, cluster: string): Promise<TestReplica> {
  const account = await unprivilegedAccount();
  const binaries = await findBinaries(account);
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-replica-'));
  await chmod(folder, 0o755);
  const copy = join(folder, 'postgres');
  await mkdir(copy, { mode: 0o700 });
  await copyCluster(primary, cluster, copy);
  await chmod(copy, 0o700);
  if (account) await giveTo(account, folder);
  const settings = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: folder,
    max_connections: '60',
    shared_buffers: '32MB',
    io_method: 'sync',
    fsync: 'off',
    primary_conninfo: `host=${primary.host} port=${primary.port} user=${primary.user}`,
    primary_slot_name: SLOT,
  };
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      copy,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: copy,
      env: CHILD_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'ignore'],
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  );
  const connection = { ...primary, host: folder };
  const ended = once(child, 'exit');
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGQUIT');
    await ended;
  };
  let frozen: number[] = [];
  const freeze = async () => {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    );
    await client.end();
    frozen = [...rows.map(({ pid }) => pid), child.pid as number];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  };
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  const stop = async () => {
    thaw();
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.end();
      return { connection, kill, freeze, thaw, stop };
    } catch (error) {
      await client.end().catch(() => undefined);
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw error;
      }
      await wait(POLL_MS);
    }
  }
}
