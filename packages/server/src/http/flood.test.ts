import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@tavoite/model';
import { useTestServer } from '../../test/server.js';

const LIMIT = 20;
// With the files of an application, as in use: unknown addresses are looked for among them.
const appFolder = mkdtempSync(join(tmpdir(), 'tavoite-flood-'));
writeFileSync(join(appFolder, 'index.html'), '');
afterAll(() => rmSync(appFolder, { recursive: true }));

const server = useTestServer({
  appFolder,
  config: { requestsPerMinute: LIMIT, trustedProxies: 1 },
});

const details = (token: string, address: string) =>
  server.call(contract.getUserDetails, { token, headers: { 'x-forwarded-for': address } });

async function statusesOf(send: (request: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let request = 0; request <= LIMIT; request++) statuses.push((await send(request)).status);
  return statuses;
}

it('makes a user wait who sends too much, and no other behind the same address', async () => {
  const [greedy, modest] = [await server.createUser(), await server.createUser()];
  expect(await statusesOf(() => details(greedy.token, '198.51.100.1'))).toEqual([
    ...Array(LIMIT).fill(200),
    429,
  ]);
  const refused = await details(greedy.token, '198.51.100.2');
  expect(refused.body).toEqual({ detail: expect.stringMatching(/^Too many requests/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await details(modest.token, '198.51.100.1')).status).toBe(200);
});

it('counts a user and not a session, of which there can be many', async () => {
  const { id } = await server.createUser();
  const tokens = await server.seed(async (tx) => {
    const created = [];
    // One after the other: they share a connection.
    for (let i = 0; i < 3; i += 1) created.push(await server.services.sessions.create(tx, id));
    return created;
  });
  const statuses = await statusesOf((request) =>
    details(tokens[request % tokens.length] ?? '', '198.51.100.3'),
  );
  expect(statuses.at(-1)).toBe(429);
});

it('is not freed by other users and networks, however many', async () => {
  const { token } = await server.createUser();
  await statusesOf(() => details(token, '198.51.100.4'));
  for (let other = 0; other < 6000; other++) {
    await server.app.inject({
      url: '/api/auth/providers/',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': `2001:db8:${other.toString(16)}::1` },
    });
  }
  expect((await details(token, '198.51.100.4')).status).toBe(429);
});

it.each([
  ['where a session is needed', '/api/user/get_user_details/', 401],
  ['where none is', '/api/auth/providers/', 200],
  ['at an unknown address', '/api/nothing/', 404],
  ['at the documentation', '/api/docs/json', 200],
  ['at an address in another spelling', '/%61pi/auth/providers/', 200],
])('counts a new invalid token with each request by network %s', async (name, url, first) => {
  const network = `198.51.100.${name.length}`;
  const statuses = await statusesOf((request) =>
    server.request('GET', url, {
      token: `guess-${request}`,
      // Whatever comes before the proxy's own entry was made up by the client.
      headers: { 'x-forwarded-for': `10.9.8.${request}, ${network}` },
    }),
  );
  expect(statuses).toEqual([...Array(LIMIT).fill(first), 429]);
});

it('counts the whole network of an IPv6 address', async () => {
  const statuses = await statusesOf((request) =>
    server.request('GET', '/api/auth/providers/', {
      headers: { 'x-forwarded-for': `2001:db8:1:2::${request.toString(16)}` },
    }),
  );
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
});
