import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { monthNumber } from '@tavoite/model';
import { figuresFor } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';
import { createWorkBudget } from '../../http/work-budget.js';

const MAX_CELLS = 5000;
const inner = createWorkBudget({ maxCells: MAX_CELLS, maxWaiting: 2, maxWaitMs: 10_000 });
/** Cells held now, and the most at any time. */
const seen = { held: 0, most: 0 };
const budget: typeof inner = {
  async reserve(userId, cells) {
    const release = await inner.reserve(userId, cells);
    seen.held += cells;
    seen.most = Math.max(seen.most, seen.held);
    return () => {
      seen.held -= cells;
      release();
    };
  },
};

const server = useTestServer({ budget });

const KEYS = Array.from({ length: 40 }, (_, i) => `t${i}`);
const terms = KEYS.map((key) => ({ key, first: monthNumber(2025, 1), values: [1, 2, 3] }));
const years = (count: number) => ({ start_date: '2000-01-01', end_date: `${1999 + count}-12-31` });
const read = (token: string, body: object) => server.request('POST', '/api/data/', { token, body });

it('refuses more cells than one request may ask for, in the language of the user', async () => {
  const { token } = await figuresFor(server, { terms });
  const period = new URLSearchParams(years(100));
  for (const answer of [
    await read(token, { keys: KEYS, ...years(100) }),
    await server.request('GET', `/api/data/get_data_map/?${period}`, { token }),
  ]) {
    expect(answer).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringMatching(/^This is too much for one request/)] },
    });
  }
  expect((await read(token, { keys: KEYS, ...years(5) })).status).toBe(200);
  expect((await read(token, { keys: KEYS, grouping: 'range', ...years(100) })).status).toBe(200);
});

it('works on no more at once than fits, lets others wait, and asks the rest to come again', async () => {
  const { token } = await figuresFor(server, { terms });
  seen.most = 0;
  // Each is another request, so that none is served from another's answer.
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => read(token, { keys: KEYS.slice(i), ...years(4) })),
  );
  expect(seen.most).toBeLessThanOrEqual(MAX_CELLS);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(served.length + refused.length).toBe(answers.length);
  expect(served.length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toEqual({ detail: expect.any(String) });
  }
  expect(seen.held).toBe(0);
});

it('gives the room back when a client goes away without reading', async () => {
  const { token } = await figuresFor(server, { terms });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const body = JSON.stringify({ keys: KEYS, ...years(6) });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/data/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  socket.pause();
  await sleep(50);
  socket.destroy();
  await sleep(200);
  expect(seen.held).toBe(0);
  expect((await read(token, { keys: KEYS.slice(1), ...years(6) })).status).toBe(200);
});
