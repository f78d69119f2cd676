import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError } from '../../messages/errors.js';
import { type PoolOptions, TaskError, WorkerPool } from './pool.js';

const pools: WorkerPool[] = [];

function poolWith(options: Partial<PoolOptions> = {}): WorkerPool {
  const pool = new WorkerPool({
    thread: { url: new URL('../../../test/pool-thread.mjs', import.meta.url) },
    size: 1,
    timeoutMs: 20_000,
    maxWaiting: 10,
    idleMs: 60_000,
    maxHeapMb: 64,
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

/** How a task ended that did not succeed. */
const kindOf = async (task: Promise<unknown>): Promise<unknown> => {
  const error = await task.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  return error instanceof TaskError ? error.kind : error;
};

it('answers each task, one after another in one thread', async () => {
  const pool = poolWith();
  const asked = ['ä', { b: [1, null] }, 3];
  expect(await Promise.all(asked.map((input) => pool.run('echo', input)))).toEqual(asked);
  const [first, second] = [await pool.run('where', null), await pool.run('where', null)];
  expect(first).toBe(second);
});

it('works in as many threads as it may', async () => {
  const pool = poolWith({ size: 2 });
  const [first, second] = await Promise.all([pool.run('where', null), pool.run('where', null)]);
  expect(first).not.toBe(second);
});

it('says what a task failed with, and goes on in the same thread', async () => {
  const pool = poolWith();
  const thread = await pool.run('where', null);
  const failure = pool.run('fail', 'no ink');
  await expect(failure).rejects.toMatchObject({ kind: 'failed', message: 'no ink' });
  expect(await pool.run('where', null)).toBe(thread);
});

it('refuses what is no plain data, and goes on', async () => {
  const pool = poolWith();
  expect(await kindOf(pool.run('echo', () => 1))).toBe('failed');
  expect(await pool.run('echo', 2)).toBe(2);
});

it.each([
  ['ends itself', 'exit', 3],
  ['takes all memory', 'grow', null],
])('starts another thread after one that %s', async (_, name, input) => {
  const pool = poolWith();
  const before = await pool.run('where', null);
  const [crashed, after] = [pool.run(name, input), pool.run('where', null)];
  expect(await kindOf(crashed)).toBe('crashed');
  expect(await after).not.toBe(before);
});

it('stops a task that takes too long, and goes on with the next', async () => {
  const pool = poolWith({ timeoutMs: 4_000 });
  const [hanging, next] = [pool.run('hang', null), pool.run('echo', 'next')];
  expect(await kindOf(hanging)).toBe('timeout');
  expect(await next).toBe('next');
});

it('refuses more than may wait', async () => {
  const pool = poolWith({ maxWaiting: 1 });
  const running = pool.run('echo', 1);
  const waiting = pool.run('echo', 2);
  await expect(pool.run('echo', 3)).rejects.toBeInstanceOf(BusyError);
  expect(await Promise.all([running, waiting])).toEqual([1, 2]);
});

it('fails what it works on and what waits when it is closed, and takes nothing more', async () => {
  const pool = poolWith();
  const kinds = [pool.run('hang', null), pool.run('echo', 1)].map(kindOf);
  pool.close();
  expect(await Promise.all(kinds)).toEqual(['closed', 'closed']);
  expect(await kindOf(pool.run('echo', 2))).toBe('closed');
});

it('ends a thread without work, and starts one when work comes', async () => {
  const pool = poolWith({ idleMs: 50 });
  const before = await pool.run('where', null);
  await sleep(500);
  expect(await pool.run('where', null)).not.toBe(before);
});
