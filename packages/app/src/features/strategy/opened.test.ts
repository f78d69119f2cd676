import { aGroup } from '../../../test/fixtures.js';
import { ALL_GROUPS, openedOf, openIds, readOpenedGroups, writeOpenedGroups } from './opened.js';
import { treeOf } from './tree.js';

const read = (text: string) => readOpenedGroups(new URLSearchParams(text));

it('reads ids, all, and none; leaves nonsense out', () => {
  expect(read('opened-groups=3,1,x,-2,0,3')).toEqual([3, 1]);
  expect(read('opened-groups=1,*')).toBe(ALL_GROUPS);
  expect(read('opened-groups=-')).toEqual([]);
  expect(read('opened-groups=nonsense')).toBeNull();
  expect(read('')).toBeNull();
});

it('writes ids in order and keeps the rest of the address', () => {
  const before = new URLSearchParams('target_id=4&opened-groups=9');
  expect(writeOpenedGroups(before, [3, 1]).toString()).toBe('target_id=4&opened-groups=1%2C3');
  expect(writeOpenedGroups(before, ALL_GROUPS).get('opened-groups')).toBe('*');
  expect(writeOpenedGroups(before, []).get('opened-groups')).toBe('-');
  expect(writeOpenedGroups(before, null).toString()).toBe('target_id=4');
});

describe('what is open', () => {
  /** 1 → (2 → 4, 3) */
  const tree = treeOf([aGroup(1, null, [2, 3]), aGroup(2, 1, [4]), aGroup(3, 1), aGroup(4, 2)]);

  it.each([
    [null, [1]],
    [ALL_GROUPS, [1, 2]],
    [[], []],
    [[2, 77, 3], [2]],
  ] as const)('by %j is %j', (opened, ids) => {
    expect([...openIds(tree, opened)]).toEqual(ids);
  });

  it.each([
    [[1], null],
    [[2, 1], ALL_GROUPS],
    [[], []],
    [[2], [2]],
  ] as const)('%j is named %j', (ids, opened) => {
    expect(openedOf(tree, new Set(ids))).toEqual(opened);
  });
});
