import {
  barOfTask,
  hull,
  type MonthNumber,
  monthOfDate,
  type OrganizationRoadmaps,
  type PlanStanding,
  planStandingOf,
  type Task,
  type TaskState,
  weightedProgress,
} from '@tavoite/model';
import type { RoadmapMainTask, RoadmapMilestone, TaskListItem } from '@tavoite/ui';

/** Of roadmaps, whose bars have the colours of their main tasks, and of a main task without one. */
const NO_COLOR = { color: '#4f6272', dark_color: '#93a7b8' };

/** What is behind a bar: a main task with its tasks. */
export interface OverviewBar {
  readonly title: string;
  /** Of the organisation and of the roadmap. */
  readonly organization: string;
  readonly roadmap: string;
  readonly tasks: readonly TaskListItem[];
  /** What its tasks are. */
  readonly states: ReadonlySet<TaskState>;
}

/** What a milestone says of itself. */
export interface OverviewMark {
  readonly title: string;
  readonly organization: string;
  readonly roadmap: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

export interface Overview {
  /** A roadmap each, its main tasks as bars. */
  readonly groups: readonly RoadmapMainTask[];
  readonly milestones: readonly RoadmapMilestone[];
  /** By the id of the main task. */
  readonly bars: ReadonlyMap<number, OverviewBar>;
  /** By the id of the milestone. */
  readonly marks: ReadonlyMap<number, OverviewMark>;
  /** Of all tasks. */
  readonly standing: PlanStanding;
}

const spanOf = (tasks: readonly Task[]) =>
  tasks.flatMap((task) => {
    const bar = barOfTask(task);
    return bar === null ? [] : [{ ...bar, progress: task.progress }];
  });

/**
 * All roadmaps on one timeline: each is a group, each of its main tasks a bar from its first task to
 * its last, with their weighted progress.
 * @param active organisation whose roadmaps can be opened
 */
export function overviewOf(
  organizations: readonly OrganizationRoadmaps[],
  active: number | null,
  now: MonthNumber,
): Overview {
  const groups: RoadmapMainTask[] = [];
  const milestones: RoadmapMilestone[] = [];
  const bars = new Map<number, OverviewBar>();
  const marks = new Map<number, OverviewMark>();
  const standing = planStandingOf(
    organizations.flatMap(({ roadmaps }) => roadmaps),
    now,
  );
  for (const { organization, roadmaps, color_pairs } of organizations) {
    const isActive = organization.id === active;
    for (const { roadmap, main_tasks, tasks, milestones: given } of roadmaps) {
      const tasksOf = new Map<number | null, Task[]>();
      for (const task of tasks) {
        const before = tasksOf.get(task.main_task);
        if (before === undefined) tasksOf.set(task.main_task, [task]);
        else before.push(task);
      }
      const drawn = main_tasks.flatMap(({ id, title, color_pair }) => {
        const own = tasksOf.get(id) ?? [];
        const spans = spanOf(own);
        const [first, ...others] = spans.map(({ startMonth: start, endMonth: end }) => ({
          start,
          end,
        }));
        if (first === undefined) return [];
        const states = own.flatMap((task) => [...(standing.statesOf.get(task.id) ?? [])]);
        bars.set(id, {
          title,
          organization: organization.name,
          roadmap: roadmap.title,
          tasks: own.map((task) =>
            itemOf(task, roadmap.title, isActive, standing.statesOf.get(task.id)),
          ),
          states: new Set(states),
        });
        const pair = color_pairs.find((one) => one.id === color_pair) ?? color_pairs[0] ?? NO_COLOR;
        const { start, end } = hull(first, ...others);
        const progress = weightedProgress(spans) ?? 0;
        return [
          {
            id,
            title,
            progress,
            startMonth: start,
            endMonth: end,
            late: states.filter((state) => state === 'late').length,
            early: states.filter((state) => state === 'early').length,
            color: pair.color,
            darkColor: pair.dark_color,
          },
        ];
      });
      groups.push({
        id: roadmap.id,
        // The name of the one that is open stands over the screen.
        title: isActive ? roadmap.title : `${organization.name}: ${roadmap.title}`,
        rowCount: Math.max(1, drawn.length),
        color: NO_COLOR.color,
        darkColor: NO_COLOR.dark_color,
        links: isActive ? [{ id: roadmap.id, title: roadmap.title }] : [],
        tasks: drawn.map((bar, rowIndex) => ({ ...bar, rowIndex })),
      });
      milestones.push(
        ...given.flatMap(({ id, title, end_date }) => {
          const month = monthOfDate(end_date);
          const { name } = organization;
          marks.set(id, { title, organization: name, roadmap: roadmap.title, date: end_date });
          return month === null ? [] : [{ id, title, month }];
        }),
      );
    }
  }
  return { groups, milestones, bars, marks, standing };
}

function itemOf(
  task: Task,
  roadmap: string,
  isOpenable: boolean,
  states: ReadonlySet<TaskState> | undefined,
): TaskListItem {
  const bar = barOfTask(task);
  return {
    id: task.id,
    title: task.title,
    href: isOpenable ? `/roadmap?roadmap=${task.roadmap}&task=${task.id}` : null,
    roadmap,
    months: bar && { start: bar.startMonth, end: bar.endMonth },
    progress: task.progress,
    late: states?.has('late') ?? false,
    early: states?.has('early') ?? false,
  };
}
