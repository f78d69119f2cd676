import { datesToRange, rangeToDates } from '../calendar/formats.js';
import type { MonthRange } from '../calendar/months.js';
import type { TaskPlace } from './bars.js';

/** Where a task is, as the API names it; all null for an idea. */
export interface TaskPlaceFields {
  readonly main_task: number | null;
  readonly row_index: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** The bar of a task; null for an idea, which has none. */
export function barOfTask(task: TaskPlaceFields): TaskPlace | null {
  const { main_task, row_index, start_date, end_date } = task;
  if (main_task === null || row_index === null || start_date === null || end_date === null)
    return null;
  const range = datesToRange(start_date, end_date);
  if (range === null) return null;
  return { mainTask: main_task, rowIndex: row_index, startMonth: range.start, endMonth: range.end };
}

/** The other way: the fields of a task that put its bar in a place. */
export function taskAtPlace({ mainTask, rowIndex, startMonth, endMonth }: TaskPlace) {
  const range: MonthRange = { start: startMonth, end: endMonth };
  return { main_task: mainTask, row_index: rowIndex, ...rangeToDates(range) };
}
