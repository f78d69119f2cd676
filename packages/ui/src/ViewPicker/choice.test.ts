import { allIds, matching, type PickableView, stateOf, withAll } from './choice.js';

const view = (id: number, title: string, children: PickableView[] = []): PickableView => ({
  id,
  title,
  children,
});

const views = [
  view(1, 'Sales', [view(2, 'Services', [view(3, 'Spare parts')]), view(4, 'Machines')]),
  view(5, 'Personnel'),
];

test('ids follow the order shown', () => {
  expect(allIds(views)).toEqual([1, 2, 3, 4, 5]);
});

test('an empty search keeps everything', () => {
  expect(matching(views, '  ')).toBe(views);
});

test('views above a find stay, their other children do not', () => {
  expect(allIds(matching(views, 'SPARE'))).toEqual([1, 2, 3]);
  expect(allIds(matching(views, 'mach'))).toEqual([1, 4]);
});

test('everything below a find stays', () => {
  expect(allIds(matching(views, 'services'))).toEqual([1, 2, 3]);
});

test('tells all, some and none', () => {
  expect(stateOf([1, 2], new Set([1, 2, 3]))).toBe('all');
  expect(stateOf([1, 2], new Set([2]))).toBe('some');
  expect(stateOf([1, 2], new Set([3]))).toBe('none');
  expect(stateOf([], new Set([3]))).toBe('none');
});

test('takes in and out without touching the rest or the given choice', () => {
  const chosen = new Set([5, 2]);
  expect([...withAll(chosen, [1, 2], true)].sort()).toEqual([1, 2, 5]);
  expect([...withAll(chosen, [1, 2], false)]).toEqual([5]);
  expect([...chosen]).toEqual([5, 2]);
});
