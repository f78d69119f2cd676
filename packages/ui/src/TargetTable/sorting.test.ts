import { nextSort, sortedTargets } from './sorting.js';

const target = (id: number, current_value: number | null, compare_value = 100) => ({
  id,
  current_value,
  target_value: 100,
  compare_value,
  reversed_target: false,
  data_available_for_current_value: current_value !== null,
});

const groups = [
  { title: 'One', targets: [target(1, 120), target(2, null), target(3, 50, 40)] },
  { title: 'Two', targets: [target(4, -10), target(5, 50, 60)] },
];
const ids = (by: 'progress' | 'change', first: 'worst' | 'best') =>
  sortedTargets(groups, { by, first }).map((one) => one.target.id);

it('puts all groups in one order, what has no data last, equal ones as they were', () => {
  expect(ids('progress', 'worst')).toEqual([4, 3, 5, 1, 2]);
  expect(ids('progress', 'best')).toEqual([1, 3, 5, 4, 2]);
  expect(ids('change', 'worst')).toEqual([4, 5, 1, 3, 2]);
  expect(sortedTargets(groups, { by: 'progress', first: 'worst' })[0]?.group).toBe('Two');
});

it('goes from the worst to the best and back to the groups; another column begins with the worst', () => {
  const worst = nextSort(null, 'progress');
  expect(worst).toEqual({ by: 'progress', first: 'worst' });
  const best = nextSort(worst, 'progress');
  expect(best).toEqual({ by: 'progress', first: 'best' });
  expect(nextSort(best, 'progress')).toBeNull();
  expect(nextSort(best, 'change')).toEqual({ by: 'change', first: 'worst' });
});
