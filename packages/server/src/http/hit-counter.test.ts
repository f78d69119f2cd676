import { createHitCounter } from './hit-counter.js';

const WINDOW_MS = 1000;

it('counts each key, and all of them from the start in the next window', () => {
  let time = 0;
  const counter = createHitCounter(WINDOW_MS, () => time);
  expect(['a', 'a', 'b', 'a'].map((key) => counter.hit(key))).toEqual([1, 2, 1, 3]);
  time = WINDOW_MS - 1;
  expect(counter.hit('a')).toBe(4);
  expect(counter.msLeft()).toBe(1);
  time = WINDOW_MS;
  expect(counter.hit('a')).toBe(1);
  expect(counter.hit('a', 5)).toBe(6);
  expect(counter.msLeft()).toBe(WINDOW_MS);
});

it('forgets no key for the sake of others, and holds few of them up', () => {
  const counter = createHitCounter(WINDOW_MS, () => 0);
  for (let hit = 0; hit < 100; hit += 1) counter.hit('greedy');
  for (let key = 0; key < 50_000; key += 1) counter.hit(`invented-${key}`);
  expect(counter.hit('greedy')).toBeGreaterThan(100);
  const modest = Array.from({ length: 200 }, (_, key) => counter.hit(`modest-${key}`));
  expect(Math.max(...modest)).toBeLessThan(10);
});
