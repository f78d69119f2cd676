import type { RoadmapTask } from './types.js';
import type { Plan } from './usePlan.js';

interface Placed {
  task: RoadmapTask;
  group: number;
}

const known = new WeakMap<Plan, ReadonlyMap<number, Placed>>();

/** The bars that a plan's dependencies name, by id. */
export function placesOf(plan: Plan): ReadonlyMap<number, Placed> {
  const before = known.get(plan);
  if (before) return before;
  const named = new Set(plan.dependencies.flatMap(({ from, to }) => [from, to]));
  const places = new Map<number, Placed>();
  if (named.size > 0) {
    for (const [group, { tasks }] of plan.mainTasks.entries())
      for (const task of tasks) if (named.has(task.id)) places.set(task.id, { task, group });
  }
  known.set(plan, places);
  return places;
}
