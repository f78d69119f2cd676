import type { MonthNumber } from '@tavoite/model';
import type { BarPlace, RoadmapMainTask, RoadmapTask } from './types.js';

interface Range {
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
}

const isShown = (task: RoadmapTask, { firstMonth, lastMonth }: Range) =>
  task.endMonth >= firstMonth && task.startMonth <= lastMonth;

/** The bars of a row that are on the timeline, by time. */
const rowOf = (mainTask: RoadmapMainTask, rowIndex: number, range: Range) =>
  mainTask.tasks
    .filter((task) => task.rowIndex === rowIndex && isShown(task, range))
    .sort((a, b) => a.startMonth - b.startMonth);

/** The first bar from a main task on, else of the plan; null when there is none. */
export function firstBar(
  mainTasks: readonly RoadmapMainTask[],
  range: Range,
  from = 0,
): BarPlace | null {
  for (const mainTask of [...mainTasks.slice(from), ...mainTasks.slice(0, from)]) {
    for (let row = 0; row < mainTask.rowCount; row += 1) {
      const [task] = rowOf(mainTask, row, range);
      if (task) return { mainTask: mainTask.id, task: task.id };
    }
  }
  return null;
}

/**
 * Where a key moves the focus from a bar: left and right along its row, up and down to the bar
 * nearest in time of the next row that has one, Home and End to the ends of the row, with Ctrl to
 * the first and the last row.
 *
 * @returns null when the key leads nowhere
 */
export function neighbourOf(
  mainTasks: readonly RoadmapMainTask[],
  place: BarPlace,
  key: string,
  ctrl: boolean,
  range: Range,
): BarPlace | null {
  const groupIndex = mainTasks.findIndex(({ id }) => id === place.mainTask);
  const group = mainTasks[groupIndex];
  const task = group?.tasks.find(({ id }) => id === place.task);
  if (!group || !task) return null;
  const at = (mainTask: RoadmapMainTask, found: RoadmapTask | undefined): BarPlace | null =>
    found ? { mainTask: mainTask.id, task: found.id } : null;

  const row = rowOf(group, task.rowIndex, range);
  const inRow = row.findIndex(({ id }) => id === task.id);
  if (key === 'ArrowLeft') return at(group, row[inRow - 1]);
  if (key === 'ArrowRight') return at(group, row[inRow + 1]);
  if ((key === 'Home' || key === 'End') && !ctrl)
    return at(group, key === 'Home' ? row[0] : row.at(-1));

  const middle = (one: RoadmapTask) => (one.startMonth + one.endMonth) / 2;
  /** From a row on, upwards or downwards, the first that has bars. */
  const search = (fromGroup: number, fromRow: number, step: 1 | -1) => {
    let rowIndex = fromRow;
    for (let index = fromGroup; mainTasks[index]; index += step) {
      const mainTask = mainTasks[index] as RoadmapMainTask;
      if (index !== fromGroup) rowIndex = step === 1 ? 0 : mainTask.rowCount - 1;
      for (; rowIndex >= 0 && rowIndex < mainTask.rowCount; rowIndex += step) {
        const bars = rowOf(mainTask, rowIndex, range);
        if (bars.length > 0) return { mainTask, bars };
      }
    }
    return null;
  };
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const step = key === 'ArrowUp' ? -1 : 1;
    const found = search(groupIndex, task.rowIndex + step, step);
    if (!found) return null;
    const nearest = found.bars.reduce((best, bar) =>
      Math.abs(middle(bar) - middle(task)) < Math.abs(middle(best) - middle(task)) ? bar : best,
    );
    return at(found.mainTask, nearest);
  }
  if (key === 'Home') {
    const found = search(0, 0, 1);
    return found && at(found.mainTask, found.bars[0]);
  }
  if (key === 'End') {
    const last = mainTasks.length - 1;
    const found = search(last, (mainTasks[last]?.rowCount ?? 0) - 1, -1);
    return found && at(found.mainTask, found.bars.at(-1));
  }
  return null;
}
