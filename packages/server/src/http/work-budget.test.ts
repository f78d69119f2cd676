import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError, FieldError } from '../messages/errors.js';
import { createWorkBudget } from './work-budget.js';

/** How many of the reservations have been granted by now. */
async function granted(reservations: readonly Promise<unknown>[]): Promise<number> {
  let count = 0;
  for (const reservation of reservations)
    reservation.then(
      () => count++,
      () => undefined,
    );
  await sleep(1);
  return count;
}

it('grants what fits, and the rest in turn as room is given back', async () => {
  const budget = createWorkBudget({ maxCells: 100 });
  const asked = [1, 2, 3, 4].map((userId) => budget.reserve(userId, 40));
  expect(await granted(asked)).toBe(2);
  const release = await (asked[0] as Promise<() => void>);
  release();
  release();
  expect(await granted(asked)).toBe(3);
});

it('lets no small request overtake a large one for ever', async () => {
  const budget = createWorkBudget({ maxCells: 100 });
  const first = await budget.reserve(1, 60);
  const [large, small] = [budget.reserve(2, 100), budget.reserve(3, 10)];
  expect(await granted([large, small])).toBe(0);
  first();
  expect(await granted([large, small])).toBe(1);
  (await large)();
  expect(await granted([small])).toBe(1);
});

it('keeps half for others than the user who asks for everything', async () => {
  const budget = createWorkBudget({ maxCells: 100 });
  const greedy = Array.from({ length: 20 }, () => budget.reserve(1, 10));
  const modest = budget.reserve(2, 10);
  expect(await granted(greedy)).toBe(5);
  expect(await granted([modest])).toBe(1);
});

it('gives a user who holds nothing more than half', async () => {
  const budget = createWorkBudget({ maxCells: 100 });
  expect(await granted([budget.reserve(1, 90)])).toBe(1);
});

it('refuses what never fits, and what waits in vain or in too long a queue', async () => {
  const budget = createWorkBudget({ maxCells: 100, maxWaiting: 1, maxWaitMs: 20 });
  await expect(budget.reserve(1, 101)).rejects.toBeInstanceOf(FieldError);
  const release = await budget.reserve(1, 100);
  const waiting = budget.reserve(2, 50);
  const overflow = budget.reserve(3, 50);
  for (const refused of [overflow, waiting]) {
    const error = await refused.catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(BusyError);
    expect(error).toMatchObject({ retryAfter: expect.any(Number) });
  }
  release();
  expect(await granted([budget.reserve(4, 100)])).toBe(1);
});
