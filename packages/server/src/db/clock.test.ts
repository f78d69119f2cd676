import { setTimeout as wait } from 'node:timers/promises';
import { contract, monthNumber } from '@tavoite/model';
import { figuresFor } from '../../test/figures.js';
import { type TestUser, useTestServer } from '../../test/server.js';
import { createRateLimits } from '../auth/rate-limits.js';
import { watchClock } from './clock.js';

/*
 * The clock of the machine that serves jumps, and that of the database does not, or the other way round.
 */

const server = useTestServer();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
let manager: Pick<TestUser, 'token'>;

beforeAll(async () => {
  manager = await figuresFor(
    server,
    { terms: [{ key: 'sales', first: monthNumber(2025, 1), values: [0], verified: false }] },
    { flags: { organization_manager: true } },
  );
});
afterEach(() => jest.useRealTimers());

/** From now on this machine's clock is so much ahead, and stands still. */
function jump(ms: number): void {
  jest.useRealTimers();
  jest.useFakeTimers({
    now: Date.now() + ms,
    doNotFake: [
      'performance',
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
    ],
  });
}

const write = (value: number) =>
  server.call(contract.changeFigures, {
    token: manager.token,
    body: { cells: [{ key: 'sales', month: '2025-01', value }] },
  });
const read = async () => {
  const { status, body } = await server.request<{ results: { value: number }[] }>(
    'GET',
    '/api/data/?keys=sales&start_date=2025-01-01&end_date=2025-01-31',
    { token: manager.token },
  );
  return [status, body.results?.[0]?.value];
};

it('shows what was written last, whatever the time of the machine that serves', async () => {
  let value = 0;
  for (const ms of [0, HOUR_MS, -HOUR_MS, DAY_MS, -400 * DAY_MS]) {
    jump(ms);
    expect((await write(++value)).status).toBe(200);
    expect(await read()).toEqual([200, value]);
  }
});

it('ends no session for good that only its own clock has ended', async () => {
  jump(30 * DAY_MS);
  expect((await read())[0]).toBe(401);
  await server.services.sessions.cleanUp();
  jump(0);
  expect((await read())[0]).toBe(200);
});

it('makes nobody wait for long because the clock of the database was set back', async () => {
  const limits = createRateLimits(server.services.database);
  const limit = { max: 1, windowSeconds: 60 };
  await limits.hit('someone', limit);
  expect(await limits.hit('someone', limit)).toBeLessThanOrEqual(60);
  await server.seed((tx) =>
    tx.execute(`UPDATE rate_limit SET resets_at = resets_at + interval '1 day'`),
  );
  expect(await limits.hit('someone', limit)).toBeNull();
  expect(await limits.hit('someone', limit)).toBeLessThanOrEqual(60);
});

it('counts a hit that began before the one that opened the window', async () => {
  const limits = createRateLimits(server.services.database);
  const limit = { max: 1, windowSeconds: 60 };
  await limits.hit('at once', limit);
  await server.seed((tx) =>
    tx.execute(
      `UPDATE rate_limit SET resets_at = resets_at + interval '1 second' WHERE key = 'at once'`,
    ),
  );
  expect(await limits.hit('at once', limit)).not.toBeNull();
});

it('tells the operator once, until the clocks agree again', async () => {
  const said: string[] = [];
  let asked = 0;
  const stop = watchClock(
    (statement) => {
      asked += 1;
      return server.services.database.query(statement);
    },
    (sentence) => said.push(sentence),
    10,
  );
  const look = async () => {
    for (const until = asked + 3; asked < until; ) await wait(5);
  };
  try {
    await look();
    expect(said).toEqual([]);
    jump(HOUR_MS);
    await look();
    expect(said).toEqual([
      expect.stringMatching(
        /^The clock of this machine and that of the database are 3\d{3} seconds apart/,
      ),
    ]);
    jest.useRealTimers();
    await look();
    jump(-HOUR_MS);
    await look();
    expect(said).toHaveLength(2);
  } finally {
    stop();
  }
});
