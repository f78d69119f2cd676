import type { TermDefinition } from '@tavoite/model';
import { aboveOf, closedAtFirst, inSight, treeOf } from './tree.js';

const term = (id: number, key: string, parent: string | null, ordering: number) =>
  ({ id, key, parent, ordering }) as TermDefinition;

const PROFIT = [
  term(1, 'costs', 'profit', 2),
  term(2, 'profit', null, 1),
  term(3, 'wages', 'costs', 1),
  term(4, 'sales', 'profit', 1),
];

it('hides what is in a closed branch', () => {
  const shown = (...closed: number[]) =>
    inSight(treeOf(PROFIT), new Set(closed)).map(({ term: { key } }) => key);
  expect(shown()).toEqual(['profit', 'sales', 'costs', 'wages']);
  expect(shown(1)).toEqual(['profit', 'sales', 'costs']);
  expect(shown(1, 2)).toEqual(['profit']);
});

it('finds what has to be open for a term to be in sight', () => {
  expect(aboveOf(treeOf(PROFIT), 3)).toEqual([1, 2]);
  expect(aboveOf(treeOf(PROFIT), 2)).toEqual([]);
  expect(aboveOf(treeOf(PROFIT), 99)).toEqual([]);
});

it('closes the lower levels of a large tree at first', () => {
  const many = Array.from({ length: 60 }, (_, at) => term(100 + at, `w${at}`, 'costs', at));
  expect([...closedAtFirst(treeOf(PROFIT))]).toEqual([]);
  expect([...closedAtFirst(treeOf([...PROFIT, ...many]))]).toEqual([1]);
});

it('lists terms in their order, each after the one that it is below', () => {
  const nodes = treeOf([
    term(1, 'costs', 'profit', 2),
    term(2, 'profit', null, 1),
    term(3, 'wages', 'costs', 1),
    term(4, 'sales', 'profit', 1),
    term(5, 'staff', null, 1),
    term(6, 'lost', 'nowhere', 0),
  ]);
  expect(nodes.map(({ term: { key }, depth }) => [key, depth])).toEqual([
    ['lost', 0],
    ['profit', 0],
    ['sales', 1],
    ['costs', 1],
    ['wages', 2],
    ['staff', 0],
  ]);
});
