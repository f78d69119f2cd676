import { aboveOf, closedAtFirst, inSight } from './folding.js';

const node = (id: number, depth: number, isBranch = false) => ({ id, depth, isBranch });

/** 2 is at the top; 4 and 1 are below it, and 3 is below 1. */
const TREE = [node(2, 0, true), node(4, 1), node(1, 1, true), node(3, 2)];

it('hides what is in a closed branch', () => {
  const shown = (...closed: number[]) => inSight(TREE, new Set(closed)).map(({ id }) => id);
  expect(shown()).toEqual([2, 4, 1, 3]);
  expect(shown(1)).toEqual([2, 4, 1]);
  expect(shown(1, 2)).toEqual([2]);
});

it('finds what has to be open for a row to be in sight', () => {
  expect(aboveOf(TREE, 3)).toEqual([1, 2]);
  expect(aboveOf(TREE, 2)).toEqual([]);
  expect(aboveOf(TREE, 99)).toEqual([]);
});

it('closes the lower levels of a large tree at first', () => {
  const many = Array.from({ length: 60 }, (_, at) => node(100 + at, 2));
  expect([...closedAtFirst(TREE)]).toEqual([]);
  expect([...closedAtFirst([...TREE, ...many])]).toEqual([1]);
});
