import type { MonthNumber, MonthRange } from '../calendar/months.js';
import type { Task, TaskDependency } from '../entities/roadmap.js';
import { isBrokenDependency } from './dependencies.js';
import { isDue, isLate, type PlannedWork } from './progress.js';
import { barOfTask } from './tasks.js';

/** What can be asked of a plan; a task can be several of these. */
export const TASK_STATES = ['late', 'early', 'due', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** How the tasks of plans stand. */
export interface PlanStanding {
  /** Tasks with dates. */
  readonly total: number;
  readonly counts: Readonly<Record<TaskState, number>>;
  /** By the id of a task; an idea has none. */
  readonly statesOf: ReadonlyMap<number, ReadonlySet<TaskState>>;
}

/** Part of a plan: its tasks and what they wait for. */
export interface TasksOfPlan {
  readonly tasks: readonly Task[];
  readonly dependencies: readonly TaskDependency[];
}

function earlyTasks({ tasks, dependencies }: TasksOfPlan): ReadonlySet<number> {
  const bars = new Map(tasks.map((task) => [task.id, barOfTask(task)]));
  return new Set(
    dependencies.flatMap(({ predecessor, successor }) => {
      const [before, after] = [bars.get(predecessor), bars.get(successor)];
      return before && after && isBrokenDependency(before, after) ? [successor] : [];
    }),
  );
}

/** Counts over all months, shown or not. */
export function planStandingOf(plans: readonly TasksOfPlan[], now: MonthNumber): PlanStanding {
  const statesOf = new Map<number, ReadonlySet<TaskState>>();
  const counts = { late: 0, early: 0, due: 0, done: 0 };
  for (const plan of plans) {
    const early = earlyTasks(plan);
    for (const task of plan.tasks) {
      const bar = barOfTask(task);
      if (!bar) continue;
      const work = { ...bar, progress: task.progress };
      const is: Record<TaskState, boolean> = {
        late: isLate(work, now),
        early: early.has(task.id),
        due: isDue(work, now),
        done: task.progress === 100,
      };
      const states = new Set(TASK_STATES.filter((state) => is[state]));
      for (const state of states) counts[state] += 1;
      statesOf.set(task.id, states);
    }
  }
  return { total: statesOf.size, counts, statesOf };
}

/** What is not on the timeline, and the timeline on which it would be. */
export function beyond(
  bars: readonly Pick<PlannedWork, 'startMonth' | 'endMonth'>[],
  range: MonthRange,
): { count: number; range: MonthRange } {
  const outside = bars.filter(
    ({ startMonth, endMonth }) => endMonth < range.start || startMonth > range.end,
  );
  return {
    count: outside.length,
    range: {
      start: Math.min(range.start, ...outside.map(({ startMonth }) => startMonth)),
      end: Math.max(range.end, ...outside.map(({ endMonth }) => endMonth)),
    },
  };
}
