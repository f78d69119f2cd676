import { isBrokenDependency } from '@tavoite/model';
import { findTask } from './changes.js';
import type {
  RoadmapDependency,
  RoadmapMainTask,
  RoadmapTask,
  TaskDetailsTools,
  TaskLink,
} from './types.js';

/** The tasks that a task waits for, and those that wait for it. */
export function linksOf(
  mainTasks: readonly RoadmapMainTask[],
  dependencies: readonly RoadmapDependency[],
  task: RoadmapTask,
): TaskDetailsTools['dependencies'] {
  const before: TaskLink[] = [];
  const after: TaskLink[] = [];
  for (const { id, from, to } of dependencies) {
    if (from !== task.id && to !== task.id) continue;
    const other = findTask(mainTasks, from === task.id ? to : from)?.task;
    if (!other) continue;
    const link = { dependency: id, task: other.id, title: other.title };
    if (to === task.id) before.push({ ...link, broken: isBrokenDependency(other, task) });
    else after.push({ ...link, broken: isBrokenDependency(task, other) });
  }
  return { before, after };
}
