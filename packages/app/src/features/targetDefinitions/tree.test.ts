import type { TargetDefinition, TargetGroupDefinition } from '@tavoite/model';
import { moved, nodesOf, orderAfter, rowsOf, withGroupsBelow } from './tree.js';

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

describe('dragging', () => {
  const target = (id: number, target_group: number, ordering: number) =>
    ({ id, target_group, ordering }) as TargetDefinition;
  const targets = [target(30, 3, 1), target(31, 3, 2), target(10, 1, 1)];
  /** g3, t30, t31, g1, t10, g2, g4 */
  const rows = rowsOf(nodesOf({ groups: GROUPS, targets }));
  const at = (id: string) => rows.findIndex((row) => row.id === id);
  const drag = (from: string, to: string) => {
    const order = orderAfter(rows, at(from), at(to));
    if (!order) return null;
    const ids = order.ordered.map(({ id }) => id);
    return order.kind === 'target' ? [order.group, ids] : ids;
  };

  it.each([
    ['target-30', 'target-31', [3, [31, 30]]],
    ['target-31', 'target-30', [3, [31, 30]]],
    // Upwards onto a group's row it is the last one of the group before, downwards the first one in it.
    ['target-10', 'group-1', [3, [30, 31, 10]]],
    ['target-30', 'group-1', [1, [30, 10]]],
    ['target-10', 'target-31', [3, [30, 10, 31]]],
    ['target-31', 'target-10', [1, [10, 31]]],
    // An empty group.
    ['target-10', 'group-4', [4, [10]]],
    // Above everything.
    ['target-31', 'group-3', [3, [31, 30]]],
    ['target-10', 'group-3', [3, [10, 30, 31]]],
  ])('puts %s in the place of %s', (from, to, expected) => {
    expect(drag(from, to)).toEqual(expected);
  });

  it.each([
    ['group-3', 'group-1', [1, 3]],
    ['group-1', 'target-30', [1, 3]],
    ['group-3', 'group-4', [1, 3]],
    // Nothing is put into itself, or beside those of another group.
    ['group-1', 'group-4', null],
    ['group-4', 'group-3', null],
    ['group-3', 'target-31', null],
  ])('puts %s with all that is in it in the place of %s', (from, to, expected) => {
    expect(drag(from, to)).toEqual(expected);
  });

  it('changes nothing where nothing was dragged', () => {
    expect(drag('target-30', 'target-30')).toBeNull();
    expect(orderAfter(rows, 99, 0)).toBeNull();
  });
});
