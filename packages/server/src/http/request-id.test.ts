import { useTestServer } from '../../test/server.js';
import { queryDone } from '../observe/topics.js';

const lines: string[] = [];
jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
  lines.push(String(text));
  return true;
});
const server = useTestServer({ config: { logLevel: 'info' } });
const ID = 'browser-4711';

beforeEach(() => {
  lines.length = 0;
});
afterAll(() => jest.restoreAllMocks());

const get = (path: string, id?: string) =>
  server.request('GET', path, { headers: id === undefined ? {} : { 'x-request-id': id } });

it('goes from the browser to the answer and to every line of the log', async () => {
  const answer = await get('/api/auth/providers/', ID);
  expect(answer.headers['x-request-id']).toBe(ID);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ request: ID });
});

it('is not in the log for monitors, who ask every few seconds', async () => {
  for (const path of ['/health', '/ready/', '/metrics?x']) await get(path, ID);
  expect(lines.filter((line) => /incoming|completed/.test(line))).toEqual([]);
});

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  "x'; DROP TABLE term",
  'a */ SELECT 1 /*',
  '{"level":50}',
])('is made where %j is given', async (given) => {
  const { headers } = await get('/health', given);
  expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
});

const CURRENT = 'SELECT current_query() AS query';

/** What PostgreSQL got of the statements that `ask` sends while a request with this id is answered. */
async function sentBy(id: string, ask: () => Promise<{ query: string } | undefined>) {
  let sent: string | undefined;
  jest.spyOn(server.services.database, 'query').mockImplementationOnce(async () => {
    sent = (await ask())?.query;
    return { rows: [] } as never;
  });
  await get('/api/health/', id);
  return sent;
}

it('stands in front of the statements of the request, and of no others', async () => {
  const { database } = server.services;
  const ask = () =>
    database.transaction(
      async (_, client) => (await client.query<{ query: string }>(CURRENT)).rows[0],
    );
  expect(await sentBy(ID, ask)).toBe(`/* request=${ID} */ ${CURRENT}`);
  expect(await ask()).toEqual({ query: CURRENT });
});

it('leaves statements that are planned once as they are, whatever the request', async () => {
  const ask = async () =>
    (await server.services.database.prepared<{ query: string }>('who-asks', CURRENT, []))[0];
  for (const id of [ID, `${ID}-two`]) expect(await sentBy(id, ask)).toBe(CURRENT);
});

it('is what a user is told of an error of the server, and what its line in the log holds', async () => {
  jest.spyOn(server.services.database, 'query').mockRejectedValueOnce(new Error('broken'));
  const { status, body } = await get('/api/health/', ID);
  expect([status, body.detail]).toEqual([
    500,
    `Something went wrong on the server. The administrator finds out more by the code ${ID}.`,
  ]);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 50, request: ID, msg: 'request failed' }),
  );
});

it('belongs to what is told of a statement, also after a body has been read', async () => {
  const told: (string | undefined)[] = [];
  const stop = queryDone.hear(({ work }) => told.push(work?.id));
  await server.request('POST', '/api/login/', {
    headers: { 'x-request-id': ID },
    body: { username: 'nobody@example.com', password: 'x' },
  });
  stop();
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told)).toEqual(new Set([ID]));
});
