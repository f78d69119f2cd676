import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BundledPostgres, startBundledPostgres } from '../src/db/bundled/bundled-postgres.js';
import { migrate } from '../src/db/migrate.js';
import { freePort } from './free-port.js';
import { type Haproxy, startHaproxy } from './haproxy.js';
import { startProgram, type TestProcess } from './processes.js';
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
  /** Ends a process in order and starts another in its place. */
  replace(index: number): Promise<void>;
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

export async function startFleet(size: number): Promise<Fleet> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-fleet-'));
  await chmod(dataFolder, 0o711);
  // Processes are killed here, not machines: what was handed to the system is not lost.
  const postgres = await startBundledPostgres({ dataFolder, settings: { fsync: 'off' } });
  await migrate(postgres.connection);
  const ports = await Promise.all(Array.from({ length: size + 1 }, freePort));
  const port = ports.pop() as number;
  const start = async (index: number): Promise<TestProcess> => {
    const process_ = await startProgram('serve-program', [], {
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
    });
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
    proxy = await startHaproxy(port, ports);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    postgres,
    size,
    stop,
    async replace(index) {
      await processes[index]?.stop();
      processes[index] = await start(index);
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
