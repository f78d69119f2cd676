import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFullSentence } from '../../config/failure.js';
import { OperatorError } from '../../config/operator-error.js';
import type { Account } from './account.js';
import { CHILD_ENVIRONMENT } from './cluster.js';
import { type Location, SOCKET_PORT } from './location.js';
import { commandOf, isRunning, processStart } from './processes.js';

const POLL_MS = 10;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const MAX_LOG_BYTES = 10 * 1024 * 1024;
/** Of postmaster.pid: pid first; the status comes last, in the eighth line. */
const STATUS_LINE = 7;
/** No process has it: Linux gives numbers up to 2^22, macOS up to 99,998. */
const NO_PID = 99_999_999;

export type PostgresSettings = Readonly<Record<string, string>>;

const SETTINGS: PostgresSettings = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  // One machine, short queries: parallel workers would cost more than they save.
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements can carry personal data; the log names errors only.
  log_min_error_statement: 'panic',
};

async function pidFile(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

/** Whether the process is PostgreSQL's, working on this cluster. */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const command = await commandOf(pid);
  return command.includes('postgres') && command.includes(cluster);
}

async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while ((await processStart(pid)) !== null) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/** Ends sessions, writes everything out and stops; if that hangs, stops at once (the log is replayed at the next start). */
async function stopProcess(pid: number): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    if (isRunning(pid)) process.kill(pid, name);
  };
  signal('SIGINT');
  if (await waitForEnd(pid, STOP_TIMEOUT_MS)) return;
  signal('SIGQUIT');
  if (await waitForEnd(pid, STOP_TIMEOUT_MS)) return;
  throw new OperatorError(`PostgreSQL (process ${pid}) does not stop.`);
}

/**
 * Deals with what a killed Tavoite left behind: stops a PostgreSQL that still runs; where the
 * number in its pid file meanwhile belongs to another program, makes PostgreSQL see that. A pid
 * file whose process has ended is left: PostgreSQL itself checks its shared memory and takes over.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const lines = await pidFile(cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return;
  if (await isPostmasterOf(pid, cluster)) {
    await stopProcess(pid);
  } else {
    await writeFile(join(cluster, 'postmaster.pid'), [NO_PID, ...lines.slice(1)].join('\n'));
  }
}

/** Waits until the PostgreSQL of the cluster takes connections, no matter which process started it. */
export async function waitUntilReady(cluster: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await pidFile(cluster))[STATUS_LINE]?.startsWith('ready')) {
    if (Date.now() > deadline) throw new OperatorError('PostgreSQL does not become ready.');
    await sleep(POLL_MS);
  }
}

export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

async function lastLines(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

async function spawnPostmaster(
  binary: string,
  { home, cluster, socketFolder }: Location,
  account: Account | null,
  extraSettings: PostgresSettings,
): Promise<ChildProcess> {
  const log = join(home, 'postgres.log');
  if (((await stat(log).catch(() => null))?.size ?? 0) > MAX_LOG_BYTES) await truncate(log);
  const output = await open(log, 'a', 0o600);
  try {
    const settings = {
      ...SETTINGS,
      ...extraSettings,
      unix_socket_directories: `"${socketFolder}"`,
    };
    const child = spawn(
      binary,
      [
        '-D',
        cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        cwd: cluster,
        env: CHILD_ENVIRONMENT,
        stdio: ['ignore', output.fd, output.fd],
        // Its own process group: Ctrl-C in a terminal reaches Tavoite, which stops it in order.
        detached: true,
        ...(account && { uid: account.uid, gid: account.gid }),
      },
    );
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    return child;
  } finally {
    await output.close();
  }
}

/** Starts PostgreSQL on the cluster and waits until it takes connections. */
export async function startPostmaster(
  binary: string,
  location: Location,
  account: Account | null,
  extraSettings: PostgresSettings = {},
): Promise<Postmaster> {
  const child = await spawnPostmaster(binary, location, account, extraSettings);
  const { pid } = child;
  if (pid === undefined) throw new TypeError('A spawned process has a pid');
  let running = true;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running = false;
      resolve();
    });
  });
  // Should this process end without having stopped it in order.
  const killAtExit = () => child.kill('SIGINT');
  process.once('exit', killAtExit);
  void ended.then(() => process.removeListener('exit', killAtExit));

  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const lines = await pidFile(location.cluster);
    if (Number(lines[0]) === pid && lines[STATUS_LINE]?.startsWith('ready')) break;
    if (!running || Date.now() > deadline) {
      child.kill('SIGQUIT');
      const said = await lastLines(join(location.home, 'postgres.log'));
      throw new OperatorError(
        diskFullSentence(said, location.home) ?? `PostgreSQL does not start:\n${said}`,
      );
    }
    await sleep(POLL_MS);
  }
  return {
    pid,
    ended,
    stop: async () => {
      if (running) await stopProcess(pid);
      await ended;
    },
  };
}
