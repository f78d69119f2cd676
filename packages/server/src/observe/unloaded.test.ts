import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test/free-port.js';
import { cloneTemplate, execute, urlOf } from '../../test/template.js';
import { readConfig } from '../config/config.js';
import type { Connection } from '../db/database.js';
import { startServer } from '../server.js';

/* What looks at the product is not loaded where nobody asks for it: here, loading any of it fails. */

jest.mock('prom-client', () => {
  throw new Error('prom-client is loaded');
});
jest.mock('@opentelemetry/sdk-trace-base', () => {
  throw new Error('OpenTelemetry is loaded');
});
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => {
  throw new Error('OpenTelemetry is loaded');
});

const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const name = `tavoite_test_${randomBytes(6).toString('hex')}`;
const dataFolder = join(tmpdir(), name);
let database: Connection;
beforeAll(async () => {
  database = await cloneTemplate(shared, name);
});
afterAll(async () => {
  await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await rm(dataFolder, { recursive: true, force: true });
});

const start = (port: number, env: Record<string, string> = {}) =>
  startServer(
    readConfig(
      {
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: urlOf(database),
        TAVOITE_DATA: dataFolder,
        TAVOITE_LOG_LEVEL: 'silent',
        ...env,
      },
      '/',
    ),
    { development: true },
  );

it('loads neither figures nor traces without their settings', async () => {
  const port = await freePort();
  const server = await start(port);
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await statusOf('/ready')).toBe(200);
  expect(await statusOf('/metrics')).toBe(404);
  await server.close();
});

it('loads them with their settings, which fails here', async () => {
  const port = await freePort();
  await expect(start(port, { METRICS_TOKEN: 'a token of many characters' })).rejects.toThrow(
    'prom-client is loaded',
  );
  await expect(start(port, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(
    'OpenTelemetry is loaded',
  );
});
