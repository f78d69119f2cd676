import {
  barOfTask,
  monthOfDate,
  type OrganizationUser,
  type PlanStanding,
  type PlanTarget,
  type Roadmap,
  type RoadmapPlan,
  type Task,
} from '@tavoite/model';
import type {
  RoadmapDependency,
  RoadmapIdea,
  RoadmapMainTask,
  RoadmapMilestone,
  RoadmapTask,
} from '@tavoite/ui';
import type { PlanFilter } from './address.js';

/** Bars of a main task that has no colour of its own: the first pair of the organisation, else slate. */
const NO_COLOR = { color: '#4f6272', dark_color: '#93a7b8' };

/** A plan as the kit draws it, and what it was made from by id. */
export interface PlanView {
  readonly plan: RoadmapPlan;
  readonly mainTasks: readonly RoadmapMainTask[];
  readonly milestones: readonly RoadmapMilestone[];
  readonly dependencies: readonly RoadmapDependency[];
  readonly ideas: readonly RoadmapIdea[];
  readonly tasksById: ReadonlyMap<number, Task>;
  readonly usersById: ReadonlyMap<number, OrganizationUser>;
  readonly targetsById: ReadonlyMap<number, PlanTarget>;
}

const byId = <T extends { id: number }>(list: readonly T[]): ReadonlyMap<number, T> =>
  new Map(list.map((item) => [item.id, item]));

export const nameOfUser = ({ full_name, username }: OrganizationUser): string =>
  full_name || username;

/** What belongs to something that was deleted is left out: users, targets, linked roadmaps. */
export function viewOf(
  plan: RoadmapPlan,
  roadmaps: readonly Roadmap[],
  owners: readonly OrganizationUser[],
): PlanView {
  const { color_pairs: colors } = plan;
  const usersById = byId([...owners, ...plan.users]);
  const targetsById = byId(plan.targets);
  const pairsById = byId(colors);
  const titleOfRoadmap = new Map(roadmaps.map(({ id, title }) => [id, title]));

  const shared = ({ id, title, user, targets, progress }: Task) => {
    const owner = user === null ? undefined : usersById.get(user);
    return {
      id,
      title,
      progress,
      owner: owner ? nameOfUser(owner) : null,
      targets: targets.flatMap((target) => targetsById.get(target)?.title ?? []),
    };
  };
  const barsOf = new Map<number, RoadmapTask[]>();
  const ideas: RoadmapIdea[] = [];
  for (const task of plan.tasks) {
    const bar = barOfTask(task);
    if (bar === null) {
      ideas.push({ ...shared(task), months: task.date_length });
      continue;
    }
    const { mainTask, rowIndex, startMonth, endMonth } = bar;
    const drawn = { ...shared(task), rowIndex, startMonth, endMonth };
    const bars = barsOf.get(mainTask);
    if (bars) bars.push(drawn);
    else barsOf.set(mainTask, [drawn]);
  }
  const mainTasks = plan.main_tasks.map(
    ({ id, title, row_count, color_pair, link_to_roadmap }): RoadmapMainTask => {
      const pair = pairsById.get(color_pair ?? 0) ?? colors[0] ?? NO_COLOR;
      return {
        id,
        title,
        rowCount: row_count,
        color: pair.color,
        darkColor: pair.dark_color,
        links: link_to_roadmap.flatMap((linked) => {
          const name = titleOfRoadmap.get(linked);
          return name === undefined ? [] : [{ id: linked, title: name }];
        }),
        tasks: barsOf.get(id) ?? [],
      };
    },
  );
  return {
    plan,
    mainTasks,
    milestones: plan.milestones.flatMap(({ id, title, end_date }): RoadmapMilestone[] => {
      const month = monthOfDate(end_date);
      return month === null ? [] : [{ id, title, month }];
    }),
    dependencies: plan.dependencies.map(({ id, predecessor, successor }) => ({
      id,
      from: predecessor,
      to: successor,
    })),
    ideas,
    tasksById: byId(plan.tasks),
    usersById,
    targetsById,
  };
}

/** Whether a task is what a filter looks for. */
export function matcherOf(
  { text, owner, target, state }: PlanFilter,
  tasks: ReadonlyMap<number, Task>,
  { statesOf }: Pick<PlanStanding, 'statesOf'>,
): (task: { id: number; title: string }) => boolean {
  const words = text.trim().toLocaleLowerCase();
  return ({ id, title }) => {
    const task = tasks.get(id);
    return (
      (words === '' || title.toLocaleLowerCase().includes(words)) &&
      (owner === null || task?.user === owner) &&
      (target === null || task?.targets.includes(target) === true) &&
      (state === null || statesOf.get(id)?.has(state) === true)
    );
  };
}
