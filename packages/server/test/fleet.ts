import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BundledPostgres, startBundledPostgres } from '../src/db/bundled/bundled-postgres.js';
import { migrate } from '../src/db/migrate.js';
import { freePort } from './free-port.js';
import { type Haproxy, startHaproxy } from './haproxy.js';
import { startBuilt, startProgram, type TestProcess } from './processes.js';
import { urlOf } from './template.js';

const POLL_MS = 50;
/** Longer than the proxy takes to see that a process wants no more requests. */
const DRAIN_SECONDS = 3;

/** Several processes on one PostgreSQL behind a proxy, as the operations guide describes. */
export interface Fleet {
  /** Of the proxy. */
  readonly port: number;
  readonly postgres: BundledPostgres;
  readonly size: number;
  /** Ends a process in order and starts another in its place, of another version if one is named. */
  replace(index: number, main?: string): Promise<void>;
  /** Runs a command of a built program on the database. */
  command(main: string, ...args: string[]): Promise<string>;
  /** Kills a process and starts another in its place. */
  killProcess(index: number): Promise<void>;
  /** Kills PostgreSQL, which is started again. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

async function untilReady(port: number): Promise<void> {
  while (!(await isReady(port))) await wait(POLL_MS);
}

export interface FleetOptions {
  /** The built program that serves, which also migrates; the sources of this version without. */
  readonly main?: string | undefined;
  /** Whether built programs serve the API alone, where the application has not been built with them. */
  readonly isApiOnly?: boolean;
  /** Settings of the processes beside those that they need. */
  readonly env?: Readonly<Record<string, string>>;
  /** Of clients to the proxy; some thousand without. */
  readonly maxConnections?: number | undefined;
}

const run = promisify(execFile);

export async function startFleet(
  size: number,
  { main, isApiOnly = false, env = {}, maxConnections }: FleetOptions = {},
): Promise<Fleet> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-fleet-'));
  await chmod(dataFolder, 0o711);
  // Processes are killed here, not machines: what was handed to the system is not lost.
  const postgres = await startBundledPostgres({ dataFolder, settings: { fsync: 'off' } });
  const command = async (program: string, ...args: string[]) => {
    const { stdout } = await run(process.execPath, [program, ...args], {
      env: {
        PATH: process.env.PATH,
        TAVOITE_DATA: join(dataFolder, 'shared'),
        DATABASE_URL: urlOf(postgres.connection),
      },
    });
    return stdout;
  };
  if (main === undefined) await migrate(postgres.connection);
  else await command(main, 'migrate');
  const ports = await Promise.all(Array.from({ length: size + 1 }, freePort));
  const port = ports.pop() as number;
  const start = async (index: number, program = main): Promise<TestProcess> => {
    const settings = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ports[index]),
      TAVOITE_DATA: join(dataFolder, 'shared'),
      TAVOITE_LOG_LEVEL: 'silent',
      TAVOITE_DEMO: '0',
      TAVOITE_REQUESTS_PER_MINUTE: '0',
      TAVOITE_DRAIN_SECONDS: String(DRAIN_SECONDS),
      TAVOITE_TRUST_PROXY: '1',
      DATABASE_CONNECTIONS: '8',
      DATABASE_URL: urlOf(postgres.connection),
      ...env,
    };
    const process_ = await (program === undefined
      ? startProgram('serve-program', [], settings)
      : startBuilt(program, ['serve', ...(isApiOnly ? ['--development'] : [])], settings));
    await untilReady(ports[index] as number);
    return process_;
  };
  const processes: TestProcess[] = [];
  let proxy: Haproxy | undefined;
  const stop = async () => {
    await proxy?.stop();
    await Promise.all(processes.map((each) => each.kill()));
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    for (let index = 0; index < size; index++) processes.push(await start(index));
    proxy = await startHaproxy(port, ports, maxConnections);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    postgres,
    size,
    stop,
    command,
    async replace(index, program) {
      await processes[index]?.stop();
      processes[index] = await start(index, program);
    },
    async killProcess(index) {
      await processes[index]?.kill();
      processes[index] = await start(index);
    },
    async killDatabase() {
      const killed = postgres.pid;
      process.kill(killed, 'SIGKILL');
      while (postgres.pid === killed) await wait(POLL_MS);
      for (const each of ports) await untilReady(each);
    },
  };
}
