import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestServer } from '../../test/server.js';
import { execute } from '../../test/template.js';
import { createReadiness, type ReadinessReport } from './readiness.js';

const server = useTestServer({ jobs: true });

/** What a new process finds. */
async function look(): Promise<{ report: ReadinessReport; failures: string[] }> {
  const failures: string[] = [];
  const report = await createReadiness(server.services).check((part, { message }) =>
    failures.push(`${part}: ${message}`),
  );
  return { report, failures };
}

const ALL_OK = { database: 'ok', migrations: 'ok', storage: 'ok', queue: 'ok' };

it('is alive and ready, with and without a slash, and no one keeps the answer', async () => {
  for (const path of ['/health', '/health/', '/ready', '/ready/']) {
    const answer = await server.request('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect((await server.request('GET', '/ready')).body).toEqual({ status: 'ready', parts: ALL_OK });
  expect((await server.request('GET', '/api/health/')).body).toEqual({ status: 'ok' });
});

it('is not ready with a schema that is older than the program, and is with a newer one', async () => {
  await execute(server.connection, 'UPDATE schema_migration SET version = version - 100000');
  expect(await look()).toEqual({
    report: { status: 'not ready', parts: { ...ALL_OK, migrations: 'failed' } },
    failures: ['migrations: the schema is older than this program'],
  });
  await execute(server.connection, 'UPDATE schema_migration SET version = version + 200000');
  expect((await look()).report.status).toBe('ready');
  await execute(server.connection, 'UPDATE schema_migration SET version = version - 100000');
});

it('is not ready without a place for files', async () => {
  const folder = join(server.services.config.dataFolder, 'files');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'not a folder');
  const { report, failures } = await look();
  expect(report).toEqual({ status: 'not ready', parts: { ...ALL_OK, storage: 'failed' } });
  expect(failures).toHaveLength(1);
  await rm(folder);
  expect((await look()).report.status).toBe('ready');
});

it('is not ready when a part does not answer, and says so in time', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const files = { check: () => new Promise<void>(() => undefined) };
  const asked = createReadiness({ ...server.services, files }).check(() => undefined);
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  expect((await asked).parts.storage).toBe('failed');
});

it('is alive but not ready without the database and the queue, and tells everyone only that', async () => {
  const { database } = server.services;
  const query = jest
    .spyOn(database, 'query')
    .mockRejectedValue(new Error('connect ECONNREFUSED postgres://user:secret@db.internal'));
  const { report } = await look();
  expect(report.parts).toEqual({
    ...ALL_OK,
    database: 'failed',
    migrations: 'failed',
    queue: 'failed',
  });
  // Until then the last look is remembered.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const answer = await server.request('GET', '/ready');
  expect(answer.status).toBe(503);
  expect(answer.text).not.toMatch(/secret|internal|ECONN/);
  expect((await server.request('GET', '/health')).status).toBe(200);
  query.mockRestore();
});

it('looks once, however many ask', async () => {
  const check = jest.fn(async () => undefined);
  const readiness = createReadiness({ ...server.services, files: { check } });
  await Promise.all(Array.from({ length: 50 }, () => readiness.check(() => undefined)));
  expect(check).toHaveBeenCalledTimes(1);
});

it('is not ready once it is to be sent nothing more, and answers all the same', async () => {
  server.services.readiness.drain();
  expect(await server.request('GET', '/ready')).toMatchObject({
    status: 503,
    body: { status: 'draining' },
  });
  for (const path of ['/health', '/api/health/', '/api/auth/providers/'])
    expect((await server.request('GET', path)).status).toBe(200);
});
