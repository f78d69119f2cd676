import { aGroup, aTarget } from '../../../test/fixtures.js';
import {
  behindBelow,
  countStandings,
  furthestBehind,
  hiddenCount,
  idsBelow,
  onlyStanding,
  placedGroups,
  targetsOf,
  treeOf,
} from './tree.js';

const behind = aTarget({ id: 1, current_value: 10 });
const reached = aTarget({ id: 2, current_value: 120 });
const unknown = aTarget({ id: 3, data_available_for_current_value: false });

/** 1 → (2 → 4, 3), 5 */
const tree = treeOf([
  aGroup(1, null, [2, 3]),
  aGroup(2, 1, [4], { targets: [reached] }),
  aGroup(3, 1, [], { targets: [unknown] }),
  aGroup(4, 2, [], { targets: [behind, reached] }),
  aGroup(5, null),
]);

it('places every group under its parent, in order', () => {
  expect(placedGroups(tree).map(({ group, depth }) => [group.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [4, 2],
    [3, 1],
    [5, 0],
  ]);
  expect(idsBelow(tree, 1)).toEqual([2, 4, 3]);
});

it('counts targets by their standing', () => {
  expect(countStandings(targetsOf(tree))).toEqual({
    achieved: 2,
    close: 0,
    behind: 1,
    'no-data': 1,
  });
});

it('counts those that are behind below a group, not in it', () => {
  expect([1, 2, 3, 4].map((id) => behindBelow(tree, id).length)).toEqual([1, 1, 0, 0]);
});

it('finds those that are furthest behind, the worst first', () => {
  const none = aTarget({ id: 5, current_value: -5, target_value: 0 });
  const half = aTarget({ id: 6, current_value: 50 });
  const all = [reached, half, unknown, behind, none];
  expect(furthestBehind(all, 2)).toEqual([none, behind]);
  expect(furthestBehind(all, 9)).toEqual([none, behind, half]);
  expect(furthestBehind([reached, unknown], 3)).toEqual([]);
});

it('leaves only targets of one standing, with the groups above them', () => {
  const left = onlyStanding(tree, 'behind');
  expect(placedGroups(left).map(({ group }) => [group.id, group.targets])).toEqual([
    [1, []],
    [2, []],
    [4, [behind]],
  ]);
  expect(left.groups.map((group) => hiddenCount(tree, group))).toEqual([0, 1, 1]);
  expect(onlyStanding(tree, null)).toBe(tree);
});
