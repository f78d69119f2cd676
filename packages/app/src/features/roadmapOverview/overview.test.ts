import { type MainTask, monthNumber, type OrganizationRoadmaps, type Task } from '@tavoite/model';
import { overviewOf } from './overview.js';

const now = monthNumber(2026, 6);
const mainTask = (id: number, roadmap: number): MainTask => ({
  id,
  title: `Main ${id}`,
  roadmap,
  color_pair: 7,
  row_count: 1,
  link_to_roadmap: [],
  index: 0,
  version: 1,
});
const task = (
  id: number,
  main: number | null,
  start: string,
  end: string,
  progress: number,
): Task => ({
  id,
  type: main === null ? 'idea' : 'task',
  title: `Task ${id}`,
  roadmap: 1,
  main_task: main,
  row_index: main === null ? null : 0,
  start_date: main === null ? null : start,
  end_date: main === null ? null : end,
  date_length: 1,
  targets: [],
  user: null,
  progress,
  version: 1,
});
const roadmap = (id: number, organization: number) => ({
  id,
  title: `Plan ${id}`,
  organization,
  order: 0,
  version: 1,
  plan_version: 1,
});

const own: OrganizationRoadmaps = {
  organization: { id: 10, name: 'Group', parentId: null },
  users: [],
  color_pairs: [{ id: 7, title: 'Pine', color: '#112233', dark_color: '#ddeeff' }],
  roadmaps: [
    {
      roadmap: roadmap(1, 10),
      main_tasks: [mainTask(4, 1), mainTask(5, 1)],
      tasks: [
        task(20, 4, '2026-01-01', '2026-03-31', 100),
        task(21, 4, '2026-05-01', '2026-05-31', 0),
        task(22, null, '', '', 0),
      ],
      milestones: [
        { id: 30, title: 'Open', roadmap: 1, end_date: '2026-08-15', user: null, version: 1 },
      ],
      dependencies: [],
    },
  ],
};
const below: OrganizationRoadmaps = {
  ...own,
  organization: { id: 11, name: 'Company', parentId: 10 },
  color_pairs: [],
  roadmaps: [
    {
      roadmap: roadmap(2, 11),
      main_tasks: [mainTask(6, 2)],
      tasks: [task(23, 6, '2026-07-01', '2026-07-31', 0)],
      milestones: [],
      dependencies: [],
    },
  ],
};

it('draws each roadmap as a group, each main task from its first to its last month', () => {
  const { groups, milestones, bars, marks } = overviewOf([own, below], 10, now);
  expect(groups.map(({ id, title, color, links }) => [id, title, color, links.length])).toEqual([
    [1, 'Plan 1', '#4f6272', 1],
    [2, 'Company: Plan 2', '#4f6272', 0],
  ]);
  // Three months of work are done, one is not; a main task without tasks has no bar.
  expect(groups[0]?.tasks).toEqual([
    {
      id: 4,
      title: 'Main 4',
      progress: 75,
      rowIndex: 0,
      startMonth: monthNumber(2026, 1),
      endMonth: monthNumber(2026, 5),
      late: 1,
      early: 0,
      color: '#112233',
      darkColor: '#ddeeff',
    },
  ]);
  expect(milestones).toEqual([{ id: 30, title: 'Open', month: monthNumber(2026, 8) }]);
  expect(marks.get(30)).toMatchObject({ roadmap: 'Plan 1', date: '2026-08-15' });
  expect(bars.get(4)?.tasks.map(({ late, href }) => [late, href])).toEqual([
    [false, '/roadmap?roadmap=1&task=20'],
    [true, '/roadmap?roadmap=1&task=21'],
  ]);
  // Those of other organisations cannot be opened from here.
  expect(bars.get(6)?.tasks[0]?.href).toBeNull();
});

it('names the organisations of roadmaps, but for the one that is open', () => {
  const titles = overviewOf([own, below], 11, now).groups.map(({ title }) => title);
  expect(titles).toEqual(['Group: Plan 1', 'Plan 2']);
  expect(overviewOf([], 10, now).groups).toEqual([]);
});

it('counts how all tasks stand, and knows of each bar what its tasks are', () => {
  const { standing, bars, groups } = overviewOf([own, below], 10, now);
  expect(standing.total).toBe(3);
  expect(standing.counts).toEqual({ late: 1, early: 0, due: 0, done: 1 });
  expect([...(bars.get(4)?.states ?? [])].sort()).toEqual(['done', 'late']);
  expect([...(bars.get(6)?.states ?? [])]).toEqual([]);
  expect(groups[1]?.tasks[0]?.late).toBe(0);
});

it('counts in a bar what starts too early, and marks those tasks', () => {
  const [plan] = own.roadmaps;
  if (!plan) throw new Error('There is no roadmap');
  const waiting = {
    ...plan,
    tasks: [...plan.tasks, task(24, 5, '2026-05-01', '2026-08-31', 0)],
    dependencies: [{ id: 1, roadmap: 1, predecessor: 21, successor: 24 }],
  };
  const { groups, bars } = overviewOf([{ ...own, roadmaps: [waiting] }], 10, now);
  expect(groups[0]?.tasks.map(({ id, early }) => [id, early])).toEqual([
    [4, 0],
    [5, 1],
  ]);
  expect(bars.get(5)?.tasks).toMatchObject([{ id: 24, late: false, early: true }]);
});
