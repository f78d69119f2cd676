import type { Task } from '../entities/roadmap.js';
import { beyond, planStandingOf } from './standing.js';

// June 2026.
const now = 2026 * 12 + 5;
const task = (id: number, start: string, end: string, progress: number): Task => ({
  id,
  type: start === '' ? 'idea' : 'task',
  title: `Task ${id}`,
  roadmap: 1,
  main_task: start === '' ? null : 1,
  row_index: start === '' ? null : 0,
  start_date: start === '' ? null : start,
  end_date: end === '' ? null : end,
  date_length: 1,
  targets: [],
  user: null,
  progress,
  version: 1,
});

it('counts what is late, too early, due and done; ideas count nowhere', () => {
  const { total, counts, statesOf } = planStandingOf(
    [
      {
        tasks: [
          task(1, '2026-01-01', '2026-05-31', 90),
          task(2, '2026-05-01', '2026-06-30', 50),
          task(3, '2026-01-01', '2026-02-28', 100),
          task(4, '2026-07-01', '2026-07-31', 0),
          task(5, '', '', 0),
        ],
        dependencies: [
          { id: 1, roadmap: 1, predecessor: 1, successor: 2 },
          { id: 2, roadmap: 1, predecessor: 3, successor: 4 },
          { id: 3, roadmap: 1, predecessor: 5, successor: 4 },
        ],
      },
    ],
    now,
  );
  expect(total).toBe(4);
  expect(counts).toEqual({ late: 1, early: 1, due: 1, done: 1 });
  // One task can be both.
  expect([...(statesOf.get(2) ?? [])]).toEqual(['early', 'due']);
  expect(statesOf.has(5)).toBe(false);
});

it('knows what is not on the timeline, and which months would show it', () => {
  const bars = [
    { startMonth: 1, endMonth: 2 },
    { startMonth: 9, endMonth: 12 },
    { startMonth: 20, endMonth: 21 },
  ];
  expect(beyond(bars, { start: 10, end: 15 })).toEqual({ count: 2, range: { start: 1, end: 21 } });
  expect(beyond([], { start: 10, end: 15 })).toEqual({ count: 0, range: { start: 10, end: 15 } });
});
