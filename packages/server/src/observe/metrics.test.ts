import { contract } from '@tavoite/model';
import { figuresFor } from '../../test/figures.js';
import { useTestServer } from '../../test/server.js';
import { until } from '../../test/until.js';

const TOKEN = 'a token of many characters';
const server = useTestServer({ jobs: true, config: { metricsToken: TOKEN } });
const scrape = (authorization?: string) =>
  server.request('GET', '/metrics', { headers: authorization ? { authorization } : {} });

/** The value of a figure with these labels; undefined where it is not there. */
async function figureOf(line: string): Promise<number | undefined> {
  const { text } = await scrape(`Bearer ${TOKEN}`);
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it.each([undefined, `Bearer ${TOKEN}x`, TOKEN, `Token ${TOKEN}`, 'Bearer'])(
  'is not there for %j',
  async (authorization) => {
    const [refused, missing] = await Promise.all([
      scrape(authorization),
      server.request('GET', '/metrics.txt'),
    ]);
    expect(refused.status).toBe(404);
    expect(refused.text).toBe(missing.text);
  },
);

it('counts requests by route, never by address, organisation or user', async () => {
  const { token } = await figuresFor(server, { terms: [{ key: 'secret-term' }] });
  const body = { keys: ['secret-term'], start_date: '2025-01-01', end_date: '2025-12-31' };
  const { method, path } = contract.readData;
  const answered = `tavoite_http_request_duration_seconds_count{method="${method}",route="${path}",status="200"}`;
  const before = (await figureOf(answered)) ?? 0;
  for (let i = 0; i < 3; i++) await server.call(contract.readData, { token, body });
  await server.request('GET', '/api/notifications/4711/', { token });
  await server.request('GET', '/somewhere/aino@example.com');
  // A request is counted when it has been answered, which whoever asked may learn first.
  await until(async () => ((await figureOf(answered)) ?? 0) >= before + 3);
  expect(await figureOf(answered)).toBe(before + 3);
  const { text, headers } = await scrape(`Bearer ${TOKEN}`);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).not.toMatch(/secret-term|aino|4711|user-\d|organization-\d|example\.com/);
  expect(
    await figureOf(
      'tavoite_http_request_duration_seconds_count{method="GET",route="other",status="404"}',
    ),
  ).toBeGreaterThan(0);
});

it('counts what the memory held', async () => {
  const { token } = await figuresFor(server, { terms: [{ key: 'a' }] });
  const hits = async () =>
    (await figureOf('tavoite_cache_requests_total{cache="answers",result="hit"}')) ?? 0;
  const body = { keys: ['a'], start_date: '2025-01-01', end_date: '2025-12-31' };
  await server.call(contract.readData, { token, body });
  const before = await hits();
  await server.call(contract.readData, { token, body });
  expect(await hits()).toBe(before + 1);
  expect(await figureOf('tavoite_cache_bytes{cache="series"}')).toBeGreaterThan(0);
});

it('counts statements, failed ones apart', async () => {
  const failed =
    'tavoite_database_query_duration_seconds_count{statement="select",result="failed"}';
  const before = (await figureOf(failed)) ?? 0;
  await expect(server.services.database.query('SELECT 1/0')).rejects.toThrow('division');
  await expect(server.services.database.query('SELECT 1/$1::int', [0])).rejects.toThrow('division');
  expect(await figureOf(failed)).toBe(before + 2);
  expect(await figureOf('tavoite_database_connections_max')).toBe(
    server.services.database.connections().max,
  );
});

it('counts mails and jobs as they end, and those that wait', async () => {
  const queue = server.services.mails.define<{ address: string }>('letter', {
    compose: async ({ address }) => ({ to: { name: '', address }, subject: 's', text: 't' }),
  });
  await queue([{ data: { address: 'aino@example.com' } }]);
  const sent = 'tavoite_mails_total{kind="letter",status="sent"}';
  const done = 'tavoite_job_duration_seconds_count{queue="mail",result="done"}';
  await until(async () => (await figureOf(done)) !== undefined);
  expect(await figureOf(sent)).toBe(1);
  expect(await figureOf(done)).toBe(1);
  expect(await figureOf('tavoite_jobs_waiting{queue="mail"}')).toBe(0);
});

it('has figures also while the database does not answer', async () => {
  const query = jest.spyOn(server.services.database, 'query').mockRejectedValue(new Error('gone'));
  const { status, text } = await scrape(`Bearer ${TOKEN}`);
  query.mockRestore();
  expect(status).toBe(200);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toMatch(/tavoite_jobs_waiting\{/);
});
