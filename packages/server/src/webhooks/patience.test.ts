import { createPatience } from './patience.js';

it('gives receivers that answer all the time, however many messages there are', () => {
  const patience = createPatience();
  expect([1, 2, 3].map(() => patience.begin('a', false))).toEqual([10_000, 10_000, 10_000]);
});

it('gives one that hangs a message at a time, and less time', () => {
  const patience = createPatience();
  patience.begin('a', false);
  patience.begin('a', false);
  patience.end('a', true);
  // The other one is still under way.
  expect(patience.begin('a', false)).toBeNull();
  patience.end('a', true);
  expect(patience.begin('a', false)).toBe(3_000);
  expect(patience.begin('a', false)).toBeNull();
  expect(patience.begin('b', false)).toBe(10_000);
});

it('sends what is urgent in any case', () => {
  const patience = createPatience();
  patience.begin('a', false);
  patience.end('a', true);
  patience.begin('a', false);
  expect(patience.begin('a', true)).toBe(10_000);
});

it('trusts it again after an answer', () => {
  const patience = createPatience();
  patience.begin('a', false);
  patience.end('a', true);
  patience.begin('a', false);
  patience.end('a', false);
  expect([1, 2].map(() => patience.begin('a', false))).toEqual([10_000, 10_000]);
});
