import type { TargetGroupDefinition } from '@tavoite/model';
import { moved, nodesOf, withGroupsBelow } from './tree.js';

const group = (id: number, parent: number | null, ordering: number): TargetGroupDefinition => ({
  id,
  key: `g${id}`,
  title: `Group ${id}`,
  title_fi: null,
  parent,
  user: null,
  ordering,
});

const GROUPS = [group(1, null, 2), group(2, 1, 1), group(3, null, 1), group(4, 2, 1)];

it('lists groups in their order, each after the one that it is in', () => {
  const nodes = nodesOf({ groups: GROUPS, targets: [] });
  expect(nodes.map(({ group: { id }, depth }) => [id, depth])).toEqual([
    [3, 0],
    [1, 0],
    [2, 1],
    [4, 2],
  ]);
  expect(nodes[1]?.siblings.map(({ id }) => id)).toEqual([3, 1]);
});

it('loses no group whose parent is missing', () => {
  const nodes = nodesOf({ groups: [group(7, 99, 1)], targets: [] });
  expect(nodes.map(({ group: { id }, depth }) => [id, depth])).toEqual([[7, 0]]);
});

it.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('moves item %i by %i', (id, step, ids) => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(moved(items, id, step)).toEqual(ids.map((each) => ({ id: each })));
});

it('finds all that are in a group, however deep', () => {
  expect([...withGroupsBelow(GROUPS, 1)].sort()).toEqual([1, 2, 4]);
});
