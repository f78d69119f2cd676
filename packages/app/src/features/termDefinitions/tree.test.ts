import type { TermDefinition } from '@tavoite/model';
import { treeOf } from './tree.js';

const term = (id: number, key: string, parent: string | null, ordering: number) =>
  ({ id, key, parent, ordering }) as TermDefinition;

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
