import type { MonthNumber } from '@tavoite/model';
import { barBox, edgeAt, meets, monthAt } from './geometry.js';
import { type PlanRow, planRowAt, planRowTop, rowsTop } from './groups.js';
import type { RoadmapTask, TaskEdge } from './types.js';
import type { Plan } from './usePlan.js';

/** A point in px: from the left edge of the months, and from the upper edge of all rows. */
export interface Point {
  x: number;
  y: number;
}

export const rowAtPoint = ({ y }: Point, { tops, mainTasks, space, sizes }: Plan): PlanRow | null =>
  planRowAt(y, tops, mainTasks, space, sizes);

export const monthAtPoint = ({ x }: Point, { firstMonth, lastMonth, sizes }: Plan): MonthNumber =>
  Math.max(firstMonth, Math.min(lastMonth, monthAt(x, firstMonth, sizes)));

/** The edge of a bar that a press at a point takes hold of. */
export function edgeAtPoint(
  point: Point,
  plan: Plan,
): { task: RoadmapTask; edge: TaskEdge } | null {
  const row = rowAtPoint(point, plan);
  const mainTask = row && plan.mainTasks[row.group];
  if (!row || !mainTask) return null;
  const above = (plan.tops[row.group] ?? 0) + rowsTop(mainTask, plan.space, plan.sizes);
  const inTrack = { x: point.x, y: point.y - above };
  return edgeAt(inTrack, mainTask.tasks, plan.firstMonth, plan.sizes);
}

/** The bars in a frame between two points. */
export function tasksBetween(a: Point, b: Point, plan: Plan): number[] {
  const { mainTasks, tops, space, sizes, firstMonth } = plan;
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const span = {
    startMonth: monthAt(Math.min(a.x, b.x), firstMonth, sizes),
    endMonth: monthAt(Math.max(a.x, b.x), firstMonth, sizes),
  };
  return mainTasks.flatMap(({ tasks }, group) =>
    (tops[group + 1] ?? 0) < top || (tops[group] ?? 0) > bottom
      ? []
      : tasks
          .filter((task) => {
            const y = planRowTop({ group, rowIndex: task.rowIndex }, tops, mainTasks, space, sizes);
            return meets(task, span) && y < bottom && y + sizes.row > top;
          })
          .map(({ id }) => id),
  );
}

/** Where an arrow from or to a bar is attached. */
export function barPoint(
  task: RoadmapTask,
  group: number,
  edge: TaskEdge,
  { tops, mainTasks, space, sizes, firstMonth }: Plan,
): Point {
  const { left, width } = barBox(task, firstMonth, sizes);
  const row = { group, rowIndex: task.rowIndex };
  const top = planRowTop(row, tops, mainTasks, space, sizes);
  return { x: edge === 'start' ? left : left + width, y: top + sizes.row / 2 };
}
