import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { labelsOf } from '../../test/fixtures/labels.js';
import { planOf, ROADMAP_NOW } from '../../test/fixtures/roadmap.js';
import { monthAndYear } from '../dates/monthNames.js';
import { RoadmapTable } from './RoadmapTable.js';
import type { RoadmapMainTask } from './types.js';

const [mainTask] = planOf(['Maintenance']);
const [task] = mainTask?.tasks ?? [];
if (!mainTask || !task) throw new Error('The plan has no task');

/** A plan of main tasks with as many tasks each as `counts` says. */
const planOfSize = (...counts: number[]): RoadmapMainTask[] =>
  counts.map((count, at) => ({
    ...mainTask,
    id: at + 1,
    tasks: Array.from({ length: count }, (_, row) => ({
      ...task,
      id: at * 1000 + row,
      title: `Task ${at}.${row}`,
    })),
  }));

const table = (mainTasks: RoadmapMainTask[], matches?: (one: { title: string }) => boolean) => (
  <RoadmapTable
    mainTasks={mainTasks}
    milestones={[]}
    currentMonth={ROADMAP_NOW}
    matches={matches}
    locale="en"
    labels={labelsOf('en').roadmap}
  />
);
const listed = (root: ParentNode = document) => root.querySelectorAll('th[scope="row"]').length;

/** How many tasks the first picture has: what is deferred comes after it. */
function listedAtFirst(mainTasks: RoadmapMainTask[]): number {
  const place = document.createElement('div');
  const root = createRoot(place);
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => root.render(table(mainTasks)));
  const count = listed(place);
  flushSync(() => root.unmount());
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  return count;
}

describe('a long plan', () => {
  it.each([
    ['is cut within a main task', [500, 500], 60],
    ['is cut between main tasks', [60, 500], 60],
    ['is drawn whole where it fits', [30, 30], 60],
    ['counts main tasks without tasks', [0, 10, 500], 60 - 1],
  ])('%s', (_, counts, count) => {
    expect(listedAtFirst(planOfSize(...counts))).toBe(count);
  });

  it('lists every task in the end', async () => {
    await act(async () => render(table(planOfSize(500, 500))));
    expect(listed()).toBe(1000);
  });

  it('follows what a filter is looking for', async () => {
    const plan = planOfSize(500, 500);
    const { rerender } = render(table(plan));
    await act(async () => rerender(table(plan, ({ title }) => title === 'Task 1.499')));
    expect(listed()).toBe(1);
    expect(screen.getByText('Task 1.499')).toBeInTheDocument();
  });
});

it('shows when each main task begins and ends, how far it has come, and how much of it is late', () => {
  const half = {
    ...mainTask,
    tasks: [
      { ...task, startMonth: ROADMAP_NOW - 1, endMonth: ROADMAP_NOW, progress: 100 },
      { ...task, id: 2, startMonth: ROADMAP_NOW - 3, endMonth: ROADMAP_NOW - 2, progress: 0 },
    ],
  };
  render(table([half, { ...mainTask, id: mainTask.id + 1, tasks: [] }]));
  const groups = screen.getAllByRole('rowheader', { name: mainTask.title });
  const cells = groups.map((group) =>
    [...(group.parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent),
  );
  const short = (month: number) => monthAndYear(month, 'en', 'short');
  expect(cells).toEqual([
    [short(ROADMAP_NOW - 3), short(ROADMAP_NOW), '4 months', '1 late', '50\u00a0%', ''],
    ['', '', '', '', '', ''],
  ]);
});

it('says in one column how each task stands', () => {
  const at = (id: number, endMonth: number, progress: number) => ({
    ...task,
    id,
    startMonth: ROADMAP_NOW - 6,
    endMonth,
    progress,
  });
  const tasks = [
    at(1, ROADMAP_NOW - 5, 100),
    at(2, ROADMAP_NOW - 4, 90),
    at(3, ROADMAP_NOW, 10),
    at(4, ROADMAP_NOW + 1, 10),
    at(5, ROADMAP_NOW + 2, 0),
  ];
  render(table([{ ...mainTask, tasks }]));
  const words = [...document.querySelectorAll('td.status')].map((cell) => cell.textContent);
  expect(words).toEqual(['Done', 'Late', 'Due this month', 'Under way', 'Not started']);
});

it('leads to the task that another waits for and to the targets, as to the task itself', () => {
  const [first, second] = [
    { ...task, id: 1, title: 'Concept' },
    { ...task, id: 2, title: 'Pilot', targets: ['Sales', 'Margin'] },
  ];
  render(
    <RoadmapTable
      mainTasks={[{ ...mainTask, tasks: [first, second] }]}
      milestones={[]}
      dependencies={[{ id: 1, from: 1, to: 2 }]}
      currentMonth={ROADMAP_NOW}
      locale="en"
      labels={labelsOf('en').roadmap}
      renderTask={({ id, title }) => <a href={`#task-${id}`}>{title}</a>}
      renderTarget={(title, { id }, index) => <a href={`#target-${id}-${index}`}>{title}</a>}
    />,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['#task-1', '#task-2', '#target-2-0', '#target-2-1', '#task-1']);
});

it('has the colours of the timeline', () => {
  const tasks = [task, { ...task, id: 99, title: 'Own', color: '#112233', darkColor: '#aabbcc' }];
  render(table([{ ...mainTask, tasks }]));
  const colorsOf = (name: string) => {
    const { style } = screen.getByText(name).closest('tr') as HTMLElement;
    return ['', '-dark'].map((theme) => style.getPropertyValue(`--task-color${theme}`));
  };
  const { color, darkColor } = mainTask;
  expect(colorsOf(mainTask.title)).toEqual([color, darkColor]);
  expect(colorsOf(task.title)).toEqual([color, darkColor]);
  expect(colorsOf('Own')).toEqual(['#112233', '#aabbcc']);
});
