import { planOf, planTitles } from '../../test/fixtures/roadmap.js';
import { nextTaskSort, sortedRows, type TaskSort } from './tableSorting.js';

const rows = planOf(planTitles.en).flatMap((mainTask) =>
  mainTask.tasks.map((task) => ({ task, mainTask })),
);
const sorted = (by: TaskSort['by'], order: TaskSort['order'] = 'ascending') =>
  sortedRows(rows, { by, order }, 'en').map(({ task }) => task);

it('puts the tasks of all main tasks in one order, both ways', () => {
  const progress = sorted('progress').map((task) => task.progress);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  const ends = sorted('end', 'descending').map((task) => task.endMonth);
  expect(ends).toEqual([...ends].sort((a, b) => b - a));
  expect(ends).toHaveLength(rows.length);
});

it('lists what has no owner last, whichever way owners are in order', () => {
  const [first, ...others] = rows;
  if (!first) throw new Error('The plan has no task');
  const without = { ...first, task: { ...first.task, owner: null } };
  const owned = others.map((row, at) => ({ ...row, task: { ...row.task, owner: `Owner ${at}` } }));
  for (const order of ['ascending', 'descending'] as const) {
    const last = sortedRows([without, ...owned], { by: 'owner', order }, 'en').at(-1);
    expect(last?.task.owner).toBeNull();
  }
});

it('goes from ascending to descending and back to the plan; another column begins ascending', () => {
  const ascending = nextTaskSort(null, 'end');
  expect(ascending).toEqual({ by: 'end', order: 'ascending' });
  const descending = nextTaskSort(ascending, 'end');
  expect(descending).toEqual({ by: 'end', order: 'descending' });
  expect(nextTaskSort(descending, 'end')).toBeNull();
  expect(nextTaskSort(descending, 'owner')).toEqual({ by: 'owner', order: 'ascending' });
});
