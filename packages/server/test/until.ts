import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a condition, a minute at most, and expects that it holds then. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()) && tries < 1200; tries++) await wait(50);
  expect(await condition()).toBe(true);
}
