import type { MonthNumber } from '@tavoite/model';
import { barBox, leftOf, type Sizes } from './geometry.js';
import type { RoadmapMainTask } from './types.js';

/** Between the end of a name and the next bar, in px. */
const AIR_PX = 8;
/** So much is seen of an arrow that comes to the next bar. */
const ARROW_PX = 24;

/**
 * The free room behind each bar, in px by the bar's id, up to the next bar of its row or to the end of
 * the plan: a name may stand there.
 *
 * @param followers the tasks that an arrow comes to
 */
export function nameRooms(
  { tasks }: Pick<RoadmapMainTask, 'tasks'>,
  { firstMonth, lastMonth }: { firstMonth: MonthNumber; lastMonth: MonthNumber },
  followers: ReadonlySet<number>,
  sizes: Pick<Sizes, 'month'>,
): ReadonlyMap<number, number> {
  const rooms = new Map<number, number>();
  /** Where the row is free up to, from the last bar to the first. */
  const free = new Map<number, number>();
  for (const task of [...tasks].sort((a, b) => b.startMonth - a.startMonth)) {
    const { left, width } = barBox(task, firstMonth, sizes);
    const end = Math.min(
      free.get(task.rowIndex) ?? Infinity,
      leftOf(lastMonth + 1, firstMonth, sizes) - AIR_PX,
    );
    rooms.set(task.id, Math.max(0, end - left - width));
    free.set(task.rowIndex, left - (followers.has(task.id) ? ARROW_PX : AIR_PX));
  }
  return rooms;
}
