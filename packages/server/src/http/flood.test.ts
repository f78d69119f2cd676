import { contract } from '@tavoite/model';
import { useTestServer } from '../../test/server.js';

const LIMIT = 20;
const server = useTestServer({ config: { requestsPerMinute: LIMIT, trustProxy: true } });

const details = (token: string, address: string) =>
  server.call(contract.getUserDetails, { token, headers: { 'x-forwarded-for': address } });

it('makes a client wait that sends too much, and no other behind the same address', async () => {
  const [greedy, modest] = [await server.createUser(), await server.createUser()];
  const statuses: number[] = [];
  for (let request = 0; request <= LIMIT; request++) {
    statuses.push((await details(greedy.token, '198.51.100.1')).status);
  }
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
  const refused = await details(greedy.token, '198.51.100.2');
  expect(refused.body).toEqual({ detail: expect.stringMatching(/^Too many requests/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await details(modest.token, '198.51.100.1')).status).toBe(200);
});

it('is not fooled by a new invalid token with each request', async () => {
  const statuses: number[] = [];
  for (let request = 0; request <= LIMIT; request++) {
    statuses.push((await details(`guess-${request}`, '198.51.100.9')).status);
  }
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

it('counts signed-out requests by network', async () => {
  const statuses: number[] = [];
  for (let request = 0; request <= LIMIT; request++) {
    const { status } = await server.request('GET', '/api/auth/providers/', {
      headers: { 'x-forwarded-for': `2001:db8:1:2::${request.toString(16)}` },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
});
