import { ALL_GROUPS, isSameOpened, readOpenedGroups, writeOpenedGroups } from './opened.js';

const read = (text: string) => readOpenedGroups(new URLSearchParams(text));

it('reads ids, all, and nothing; leaves nonsense out', () => {
  expect(read('opened-groups=3,1,x,-2,0,3')).toEqual([3, 1]);
  expect(read('opened-groups=1,*')).toBe(ALL_GROUPS);
  expect(read('opened-groups=nonsense')).toBeNull();
  expect(read('')).toBeNull();
});

it('writes ids in order and keeps the rest of the address', () => {
  const before = new URLSearchParams('target_id=4&opened-groups=9');
  expect(writeOpenedGroups(before, [3, 1]).toString()).toBe('target_id=4&opened-groups=1%2C3');
  expect(writeOpenedGroups(before, ALL_GROUPS).get('opened-groups')).toBe('*');
  expect(writeOpenedGroups(before, []).toString()).toBe('target_id=4');
});

it('compares without regard to order', () => {
  expect(isSameOpened([2, 10, 1], [10, 1, 2])).toBe(true);
  expect(isSameOpened([], ALL_GROUPS)).toBe(false);
  expect(isSameOpened(ALL_GROUPS, ALL_GROUPS)).toBe(true);
});
