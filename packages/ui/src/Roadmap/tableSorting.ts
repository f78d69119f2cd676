import type { Locale } from '@tavoite/model';
import type { SortOrder } from '../tableParts/SortHead.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

/** The columns of the table of a plan that it can be sorted by. */
export const TASK_SORTS = ['task', 'start', 'end', 'length', 'progress', 'owner'] as const;
export type TaskSortBy = (typeof TASK_SORTS)[number];

/** An order of the tasks of a plan, whatever their main task. */
export interface TaskSort {
  /** The column that decides. */
  readonly by: TaskSortBy;
  /** Ascending or descending. */
  readonly order: SortOrder;
}

/** A task as a row of the table. */
export interface TaskRow {
  readonly task: RoadmapTask;
  readonly mainTask: RoadmapMainTask;
}

/** What a press on the head of a column leads to: ascending, descending, by main task. */
export function nextTaskSort(sort: TaskSort | null, by: TaskSortBy): TaskSort | null {
  if (sort?.by !== by) return { by, order: 'ascending' };
  return sort.order === 'ascending' ? { by, order: 'descending' } : null;
}

const VALUES: Record<TaskSortBy, (task: RoadmapTask) => number | string | null> = {
  task: ({ title }) => title,
  start: ({ startMonth }) => startMonth,
  end: ({ endMonth }) => endMonth,
  length: ({ startMonth, endMonth }) => endMonth - startMonth,
  progress: ({ progress }) => progress,
  owner: ({ owner }) => owner ?? null,
};

/** Rows in an order; those without a value come last, equal ones stay as they were. */
export function sortedRows(
  rows: readonly TaskRow[],
  { by, order }: TaskSort,
  locale: Locale,
): TaskRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = order === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: VALUES[by](row.task) }));
  valued.sort((a, b) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null);
    if (typeof a.value === 'number' && typeof b.value === 'number')
      return sign * (a.value - b.value);
    return sign * compare(String(a.value), String(b.value));
  });
  return valued.map(({ row }) => row);
}
