import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { figuresFor } from '../../test/figures.js';
import { useTestServer } from '../../test/server.js';
import { startTraces } from './traces.js';

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly status: { readonly code?: number };
}

const server = useTestServer({ jobs: true });
let collector: Server;
let bodies: string[];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
beforeEach(() => {
  bodies = [];
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('OTEL_')) delete process.env[name];
});
afterAll(() => collector.close());

/** What arrives at the collector of what `work` does. */
async function tracesOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const problems: string[] = [];
  const traces = startTraces((problem) => problems.push(problem));
  await work();
  await traces.close();
  expect(problems).toEqual([]);
  return bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const attribute = (span: Sent | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

it('has a span for a request and, within it, one for each of its statements', async () => {
  const { token } = await figuresFor(server, { terms: [{ key: 'secret-term' }] });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spans = await tracesOf(() =>
    server.request('POST', '/api/data/', {
      token,
      headers: {
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
        'x-request-id': 'from-the-browser',
      },
      body: { keys: ['secret-term'], start_date: '2025-01-01', end_date: '2025-12-31' },
    }),
  );
  const request = spans.find(({ name }) => name.startsWith('POST '));
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(attribute(request, 'tavoite.request')).toBe('from-the-browser');
  expect(Number(attribute(request, 'http.response.status_code'))).toBeGreaterThanOrEqual(200);
  const statements = spans.filter((span) => attribute(span, 'db.system.name') === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  for (const { parentSpanId, traceId: id, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect([parentSpanId, id]).toEqual([request?.spanId, traceId]);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  expect(JSON.stringify(spans)).not.toMatch(/secret-term|@example\.com/);
  expect(JSON.stringify(spans)).not.toContain(token);
});

it('marks what failed', async () => {
  jest.spyOn(server.services.database, 'query').mockRejectedValueOnce(new Error('broken'));
  const spans = await tracesOf(() => server.request('GET', '/api/health/'));
  expect(spans.find(({ name }) => name === 'GET /api/health/')?.status.code).toBe(2);
});

it('has a span for a job and for its mail', async () => {
  const queue = server.services.mails.define<object>('letter', {
    compose: async () => ({ to: { name: '', address: 'a@example.com' }, subject: 's', text: 't' }),
  });
  const spans = await tracesOf(async () => {
    await queue([{ data: {} }]);
    for (let tries = 0; tries < 100 && server.mails.length === 0; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  const job = spans.find(({ name }) => name === 'job mail');
  const mail = spans.find(({ name }) => name === 'mail');
  expect(mail?.parentSpanId).toBe(job?.spanId);
  expect(attribute(mail, 'tavoite.mail.status')).toBe('sent');
  expect(JSON.stringify(spans)).not.toContain('a@example.com');
});

it('goes by the standard variables: name, attributes, sampler', async () => {
  process.env.OTEL_SERVICE_NAME = 'goals';
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test';
  await tracesOf(() => server.request('GET', '/health'));
  expect(bodies.join()).toMatch(/"goals"/);
  expect(bodies.join()).toMatch(/deployment\.environment\.name/);
  process.env.OTEL_TRACES_SAMPLER = 'always_off';
  bodies = [];
  expect(await tracesOf(() => server.request('GET', '/health'))).toEqual([]);
});

it('serves as ever while the collector is away, and says that it is', async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '500';
  const problems: string[] = [];
  const traces = startTraces((problem) => problems.push(problem));
  expect((await server.request('GET', '/health')).status).toBe(200);
  await traces.close();
  expect(problems.length).toBeGreaterThan(0);
});
