import type { TargetDefinition, TargetGroupDefinition } from '@tavoite/model';
import type { NodePlace } from '@tavoite/ui';
import { orderAt, placesOf } from './places.js';
import { nodesOf } from './tree.js';

const group = (id: number, parent: number | null, ordering: number): TargetGroupDefinition => ({
  id,
  key: `g${id}`,
  title: `Group ${id}`,
  title_fi: null,
  parent,
  user: null,
  ordering,
});
const target = (id: number, target_group: number, ordering: number) =>
  ({ id, target_group, ordering }) as TargetDefinition;

/** g1 (t10, t11) with g2 (t20) and g3 in it, and g4 beside it. */
const NODES = nodesOf({
  groups: [group(1, null, 1), group(2, 1, 1), group(3, 1, 2), group(4, null, 2)],
  targets: [target(10, 1, 1), target(11, 1, 2), target(20, 2, 1)],
});

const placeOf = (text: string): NodePlace => {
  const [edge, over] = text.split(' ') as [NodePlace['edge'], string];
  return { over, edge };
};
const steps = (id: string, isOpen?: (group: number) => boolean) =>
  placesOf(NODES, id, isOpen)
    .filter(({ isRepeated }) => !isRepeated)
    .map(({ edge, over }) => `${edge} ${over}`);
const drop = (id: string, place: string) => {
  const order = orderAt(NODES, id, placeOf(place));
  if (!order) return null;
  return [
    order.kind === 'target' ? order.group : order.parent,
    order.ordered.map((each) => each.id),
  ];
};

describe('a target', () => {
  it('steps through the places of all groups, its own among them', () => {
    expect(steps('target-10')).toEqual([
      'before target-10',
      'after target-11',
      'before target-20',
      'after target-20',
      'into group-3',
      'into group-4',
    ]);
    expect(steps('target-11')).toEqual([
      'before target-10',
      'before target-11',
      'before target-20',
      'after target-20',
      'into group-3',
      'into group-4',
    ]);
  });

  it.each([
    ['target-10', 'after target-11', [1, [11, 10]]],
    ['target-11', 'before target-10', [1, [11, 10]]],
    ['target-10', 'before target-20', [2, [10, 20]]],
    ['target-10', 'after target-20', [2, [20, 10]]],
    ['target-10', 'into group-3', [3, [10]]],
    // Last in its own group.
    ['target-10', 'into group-1', [1, [11, 10]]],
    ['target-20', 'into group-1', [1, [10, 11, 20]]],
  ])('%s let go %s', (id, place, expected) => {
    expect(drop(id, place)).toEqual(expected);
  });

  it.each([
    ['target-10', 'before target-10'],
    ['target-10', 'before target-11'],
    ['target-11', 'after target-10'],
    ['target-11', 'into group-1'],
    ['target-20', 'into group-2'],
    ['target-20', 'into group-99'],
    ['target-99', 'into group-1'],
  ])('%s let go %s stays as it is', (id, place) => {
    expect(drop(id, place)).toBeNull();
  });
});

describe('a group', () => {
  it('steps through the places in the order of the tree, never into itself', () => {
    expect(steps('group-2')).toEqual([
      'before group-1',
      'before group-2',
      'into group-3',
      'after group-3',
      'before group-4',
      'into group-4',
      'after group-4',
    ]);
    expect(steps('group-1')).toEqual(['before group-1', 'into group-4', 'after group-4']);
    expect(steps('group-4')).toEqual([
      'before group-1',
      'before group-2',
      'into group-2',
      'before group-3',
      'into group-3',
      'after group-3',
      'before group-4',
    ]);
  });

  it('goes into a closed group at once', () => {
    expect(steps('group-4', () => false)).toEqual([
      'before group-1',
      'into group-1',
      'before group-4',
    ]);
  });

  it.each([
    ['group-2', 'after group-3', [1, [3, 2]]],
    ['group-3', 'before group-2', [1, [3, 2]]],
    ['group-2', 'before group-1', [null, [2, 1, 4]]],
    ['group-2', 'into group-3', [3, [2]]],
    ['group-4', 'into group-1', [1, [2, 3, 4]]],
    ['group-4', 'before group-1', [null, [4, 1]]],
    ['group-1', 'into group-4', [4, [1]]],
  ])('%s let go %s', (id, place, expected) => {
    expect(drop(id, place)).toEqual(expected);
  });

  it.each([
    ['group-1', 'into group-2'],
    ['group-1', 'before group-3'],
    ['group-1', 'into group-1'],
    ['group-1', 'before group-4'],
    ['group-3', 'into group-1'],
    ['group-3', 'before target-10'],
  ])('%s let go %s stays as it is', (id, place) => {
    expect(drop(id, place)).toBeNull();
  });

  it('has no place among targets', () => {
    expect(placesOf(NODES, 'group-2').every(({ over }) => over.startsWith('group-'))).toBe(true);
    expect(placesOf(NODES, 'group-1').map(({ over }) => over)).not.toContain('group-2');
  });
});

it('offers no place that would not be taken', () => {
  for (const id of ['group-1', 'group-2', 'group-3', 'group-4', 'target-10', 'target-20'])
    for (const place of placesOf(NODES, id))
      if (!place.isRepeated && place.over !== id) expect(orderAt(NODES, id, place)).not.toBeNull();
});
