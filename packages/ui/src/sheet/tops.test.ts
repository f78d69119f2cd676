import { topsOf } from './tops.js';

it('places rows below lower ones', () => {
  const { topOf } = topsOf(50, [0, 3], 30);
  expect([0, 1, 2, 3, 4, 5].map(topOf)).toEqual([0, 30, 80, 130, 160, 210]);
});

it('finds the row at a distance', () => {
  const { rowAt } = topsOf(50, [0, 3], 30);
  expect([0, 29, 30, 79, 80, 130, 159, 160].map(rowAt)).toEqual([0, 0, 1, 1, 2, 3, 3, 4]);
});

it('counts plainly where all are of one height', () => {
  const { topOf, rowAt } = topsOf(36, [], 36);
  expect(topOf(7)).toBe(252);
  expect(rowAt(251)).toBe(6);
});
