import {
  barOfTask,
  barsOverlap,
  freeRow,
  type MonthNumber,
  type RoadmapPlan,
  type Task,
  type TaskPlace,
  taskAtPlace,
} from '@tavoite/model';
import type { MessageKey } from '../../../i18n/message.js';
import { taskWith } from '../editing/apply.js';
import type { PlanCommand, TaskFields } from '../editing/commands.js';
import { titleProblem } from './titleProblem.js';

/** What the form of a task holds. */
export interface TaskValues {
  title: string;
  /** null for an idea, which has no dates. */
  mainTask: number | null;
  /** From 0; one more than there are adds a row. null: the first one with room. */
  row: number | null;
  startMonth: MonthNumber;
  endMonth: MonthNumber;
  owner: number | null;
  targets: number[];
  progress: number;
  /** Tasks that end before this one begins. */
  waitsFor: number[];
}

export type TaskProblem = Partial<Record<'title' | 'period' | 'row', MessageKey>>;

const predecessorsOf = (plan: RoadmapPlan, id: number): number[] =>
  plan.dependencies
    .filter(({ successor }) => successor === id)
    .map(({ predecessor }) => predecessor);

export function valuesOfTask(plan: RoadmapPlan, task: Task, now: MonthNumber): TaskValues {
  const bar = barOfTask(task);
  return {
    title: task.title,
    mainTask: bar?.mainTask ?? null,
    row: bar?.rowIndex ?? null,
    startMonth: bar?.startMonth ?? now,
    endMonth: bar?.endMonth ?? now + task.date_length - 1,
    owner: task.user,
    targets: task.targets,
    progress: task.progress,
    waitsFor: predecessorsOf(plan, task.id),
  };
}

/** A new task in a place, or an idea. */
export const valuesAt = (place: TaskPlace | null, now: MonthNumber): TaskValues => ({
  title: '',
  mainTask: place?.mainTask ?? null,
  row: place?.rowIndex ?? null,
  startMonth: place?.startMonth ?? now,
  endMonth: place?.endMonth ?? now,
  owner: null,
  targets: [],
  progress: 0,
  waitsFor: [],
});

const otherBars = (plan: RoadmapPlan, id: number | null): TaskPlace[] =>
  plan.tasks.flatMap((task) => (task.id === id ? [] : (barOfTask(task) ?? [])));

/** Where the bar goes; null for an idea. */
export function placeOf(
  plan: RoadmapPlan,
  id: number | null,
  { mainTask, row, startMonth, endMonth }: TaskValues,
): TaskPlace | null {
  const group = plan.main_tasks.find((one) => one.id === mainTask);
  if (!group) return null;
  const at = { mainTask: group.id, rowIndex: row ?? 0, startMonth, endMonth };
  return row === null ? { ...at, rowIndex: freeRow(at, otherBars(plan, id), group.row_count) } : at;
}

/** What cannot be saved as it is. */
export function problemsOf(plan: RoadmapPlan, id: number | null, values: TaskValues): TaskProblem {
  const problems: TaskProblem = {};
  const title = titleProblem(values.title);
  if (title) problems.title = title;
  if (values.startMonth > values.endMonth) problems.period = 'period-backwards';
  const place = placeOf(plan, id, values);
  if (place && otherBars(plan, id).some((bar) => barsOverlap(bar, place))) {
    problems.row = 'row-taken';
  }
  return problems;
}

function fieldsOf(values: TaskValues, place: TaskPlace | null): Required<TaskFields> {
  const { startMonth, endMonth, owner, targets, progress } = values;
  return {
    title: values.title.trim(),
    ...(place
      ? taskAtPlace(place)
      : { main_task: null, row_index: null, start_date: null, end_date: null }),
    date_length: endMonth - startMonth + 1,
    user: owner,
    targets,
    progress,
  };
}

/** The commands that save the form, in order; the one that the form waits for is marked. */
export interface TaskCommands {
  before: PlanCommand[];
  main: ((id: number) => PlanCommand) | null;
  /** With the id of the task. */
  after: (id: number) => PlanCommand[];
}

/**
 * @param task the task as it was when the form was opened; null for a new one
 * @param began what the form had begun with
 */
export function commandsOf(
  plan: RoadmapPlan,
  task: Task | null,
  began: TaskValues,
  values: TaskValues,
): TaskCommands {
  const place = placeOf(plan, task?.id ?? null, values);
  const group = plan.main_tasks.find(({ id }) => id === place?.mainTask);
  const before: PlanCommand[] =
    group && place && place.rowIndex >= group.row_count
      ? [
          {
            kind: 'change-main-task',
            change: { id: group.id, fields: { row_count: place.rowIndex + 1 } },
          },
        ]
      : [];
  const fields = fieldsOf(values, place);
  const after = (id: number): PlanCommand[] => {
    const had = began.waitsFor;
    const roadmap = plan.roadmap.id;
    return [
      ...had
        .filter((one) => !values.waitsFor.includes(one))
        .map(
          (predecessor): PlanCommand => ({
            kind: 'disconnect',
            dependency: { id: 0, roadmap, predecessor, successor: id },
          }),
        ),
      ...values.waitsFor
        .filter((one) => !had.includes(one))
        .map(
          (predecessor): PlanCommand => ({
            kind: 'connect',
            dependency: { id: 0, roadmap, predecessor, successor: id },
          }),
        ),
    ];
  };
  if (task === null) {
    const blank: Task = {
      id: 0,
      type: 'idea',
      roadmap: plan.roadmap.id,
      version: 1,
      ...fields,
    };
    return {
      before,
      main: (id) => ({ kind: 'create-task', task: taskWith({ ...blank, id }, {}) }),
      after,
    };
  }
  const beganFields = fieldsOf(began, placeOf(plan, task.id, began));
  const changed = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(beganFields[name as keyof TaskFields]),
    ),
  ) as TaskFields;
  // A place is changed as a whole: its months alone could be sent without the row.
  const isMoved = (['main_task', 'row_index', 'start_date', 'end_date'] as const).some(
    (name) => name in changed,
  );
  if (isMoved && place) Object.assign(changed, taskAtPlace(place));
  if (Object.keys(changed).length === 0) return { before, main: null, after };
  const change = { id: task.id, fields: changed, version: task.version, base: task };
  return { before, main: () => ({ kind: 'change-tasks', changes: [change] }), after };
}
