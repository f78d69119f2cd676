import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../test/free-port.js';
import { startProgram, type TestProcess } from '../../test/processes.js';
import { connectionTo, execute, urlOf } from '../../test/template.js';
import { asOwner, type Connection } from '../db/database.js';

const server = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const NAME = `tavoite_test_serve_${process.pid}`;
const POLL_MS = 50;
let dataFolder: string;
const database = connectionTo(server, NAME);

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-serve-'));
  await execute(server, `CREATE DATABASE ${NAME}`);
});
afterEach(async () => {
  await execute(server, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  await rm(dataFolder, { recursive: true, force: true });
});

const start = (port: number, env: Record<string, string> = {}): Promise<TestProcess> =>
  startProgram('serve-program', [], {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    TAVOITE_DATA: dataFolder,
    TAVOITE_LOG_LEVEL: 'silent',
    DATABASE_URL: urlOf(database),
    ...env,
  });

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

async function until<T>(ask: () => Promise<T>, isEnough: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask();
    if (isEnough(value)) return value;
    await wait(POLL_MS);
  }
}

it('comes up three times at once on an empty database, which one of them fills', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const processes = await Promise.all(ports.map((port) => start(port)));
  const said = processes.map(({ line }) => line);
  expect(said.filter((line) => line.includes('Making the demo organisation'))).toHaveLength(1);
  for (const port of ports) expect(await statusOf(port, '/ready')).toBe(200);
  const { rows } = await asOwner(database, (_, client) =>
    client.query(`SELECT count(*)::integer AS runs FROM audit_log WHERE event = 'data_imported'
      GROUP BY organization_id`),
  );
  expect(new Set(rows.map(({ runs }) => runs))).toEqual(new Set([1]));
  await Promise.all(processes.map((one) => one.kill()));
});

it('serves with several processes, replaces one that dies, and answers until it is told to stop', async () => {
  const port = await freePort();
  const parent = await start(port, {
    WORKERS: '2',
    TAVOITE_DEMO: '0',
    TAVOITE_DRAIN_SECONDS: '2',
  });
  const workers = async (): Promise<number[]> => JSON.parse(await parent.ask('SIGUSR2'));
  const [killed = 0, other = 0] = await workers();
  process.kill(killed, 'SIGKILL');
  const replaced = await until(
    workers,
    (pids) => pids.length === 2 && pids.includes(other) && !pids.includes(killed),
  );
  await until(
    () => statusOf(port, '/ready').catch(() => 0),
    (status) => status === 200,
  );
  expect(replaced).toHaveLength(2);

  const stopped = parent.stop();
  await until(
    () => statusOf(port, '/ready'),
    (status) => status === 503,
  );
  expect(await statusOf(port, '/health')).toBe(200);
  expect(await stopped).toBe(0);
  await expect(statusOf(port, '/health')).rejects.toThrow();
});

it('adds up the figures of all its processes, whichever is asked', async () => {
  const port = await freePort();
  const token = 'a token of many characters';
  const parent = await start(port, { WORKERS: '2', TAVOITE_DEMO: '0', METRICS_TOKEN: token });
  const ask = async (path: string) =>
    // Each on a connection of its own, which go to the processes in turn.
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { connection: 'close', authorization: `Bearer ${token}` },
      })
    ).text();
  for (let i = 0; i < 20; i++) await ask('/health');
  const scrapes: string[] = [];
  for (let i = 0; i < 3; i++) {
    const text = await ask('/metrics');
    const countOf = (path: string) =>
      new RegExp(`_count\\{method="GET",route="${path}",status="200"\\} (\\d+)`).exec(text)?.[1];
    expect(countOf('/health')).toBe('20');
    scrapes.push(countOf('/metrics') ?? 'none');
    expect(text).toMatch(/^tavoite_database_connections_max \d+$/m);
  }
  // Each sees those before it, also by the other process.
  expect(scrapes).toEqual(['none', '1', '2']);
  expect(await parent.stop()).toBe(0);
});
