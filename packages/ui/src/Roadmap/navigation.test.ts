import { firstBar, neighbourOf } from './navigation.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

const RANGE = { firstMonth: 0, lastMonth: 30 };
const task = (id: number, startMonth: number, rowIndex = 0): RoadmapTask => ({
  id,
  title: `Task ${id}`,
  rowIndex,
  startMonth,
  endMonth: startMonth + 1,
  progress: 0,
});
const mainTask = (id: number, rowCount: number, tasks: RoadmapTask[]): RoadmapMainTask => ({
  id,
  title: 'Main task',
  rowCount,
  color: '#000000',
  darkColor: '#ffffff',
  links: [],
  tasks,
});
const plan = [
  mainTask(1, 2, [task(12, 10), task(11, 2), task(13, 40), task(14, 20, 1)]),
  mainTask(2, 1, []),
  mainTask(3, 1, [task(31, 1), task(32, 19)]),
];

it.each([
  [11, 'ArrowRight', 12],
  [12, 'ArrowRight', null],
  [12, 'ArrowLeft', 11],
  [11, 'ArrowLeft', null],
  [11, 'ArrowUp', null],
  [11, 'ArrowDown', 14],
  [14, 'ArrowDown', 32],
  [31, 'ArrowUp', 14],
  [12, 'Home', 11],
  [11, 'End', 12],
  [31, 'Ctrl+Home', 11],
  [11, 'Ctrl+End', 32],
  [11, 'Enter', null],
])('from %p %s leads to %p', (from, key, to) => {
  const owner = plan.find(({ tasks }) => tasks.some(({ id }) => id === from));
  const place = { mainTask: owner?.id ?? 0, task: from };
  const found = neighbourOf(plan, place, key.replace('Ctrl+', ''), key.startsWith('Ctrl'), RANGE);
  expect(found?.task ?? null).toBe(to);
});

it('is nowhere from a bar that is gone', () => {
  expect(neighbourOf(plan, { mainTask: 1, task: 99 }, 'ArrowLeft', false, RANGE)).toBeNull();
});

it('begins with the first bar in view, then with the first one', () => {
  expect(firstBar(plan, RANGE)).toEqual({ mainTask: 1, task: 11 });
  expect(firstBar(plan, RANGE, 1)).toEqual({ mainTask: 3, task: 31 });
  expect(firstBar(plan.slice(0, 2), RANGE, 1)).toEqual({ mainTask: 1, task: 11 });
  expect(firstBar([], RANGE)).toBeNull();
});
