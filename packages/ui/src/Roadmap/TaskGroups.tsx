import {
  isBrokenDependency,
  isLate,
  type Locale,
  type MonthNumber,
  weightedProgress,
} from '@tavoite/model';
import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  useDeferredValue,
  useMemo,
} from 'react';
import { Badge } from '../Badge/index.js';
import { monthAndYear } from '../dates/monthNames.js';
import { TaskProgress } from '../TaskList/TaskProgress.js';
import type { RoadmapLabels } from './labels.js';
import { TaskStatus } from './TaskStatus.js';
import { sortedRows, type TaskRow, type TaskSort, type TaskSortBy } from './tableSorting.js';
import type { RoadmapDependency, RoadmapMainTask, RoadmapTask } from './types.js';

const inOrder = (tasks: readonly RoadmapTask[]) =>
  [...tasks].sort(
    (a, b) => a.startMonth - b.startMonth || a.rowIndex - b.rowIndex || a.endMonth - b.endMonth,
  );

/** The columns of the table of tasks, from left to right. */
export const COLUMNS = [
  'task',
  'start',
  'end',
  'length',
  'status',
  'progress',
  'owner',
  'targets',
  'waitsFor',
] as const satisfies readonly (TaskSortBy | 'status' | 'targets' | 'waitsFor')[];
export type Column = (typeof COLUMNS)[number];

const AFTER_PROGRESS = COLUMNS.length - COLUMNS.indexOf('progress') - 1;

/** What each task waits for; with a note where it starts before that has ended. */
export function useWaiting(
  mainTasks: readonly RoadmapMainTask[],
  dependencies: readonly RoadmapDependency[],
  labels: RoadmapLabels,
) {
  return useMemo(() => {
    const tasks = new Map(
      mainTasks.flatMap((mainTask) => mainTask.tasks.map((task) => [task.id, { task, mainTask }])),
    );
    const waiting = new Map<number, (TaskRow & { note: string })[]>();
    for (const { from, to } of dependencies) {
      const [first, second] = [tasks.get(from), tasks.get(to)];
      if (!first || !second) continue;
      const note = isBrokenDependency(first.task, second.task)
        ? labels.brokenDependency(first.task.title, second.task.title)
        : '';
      waiting.set(to, [...(waiting.get(to) ?? []), { ...first, note }]);
    }
    return waiting;
  }, [mainTasks, dependencies, labels]);
}

/** As many rows as fill a tall screen: they are drawn at once, the others right after. */
const FIRST_ROWS = 60;

const titleOf = ({ title }: RoadmapTask): ReactNode => title;

type RenderTask = (task: RoadmapTask, mainTask: RoadmapMainTask) => ReactNode;

interface Group {
  /** null for the tasks of all of them in one order. */
  mainTask: RoadmapMainTask | null;
  rows: readonly TaskRow[];
  renderTask: RenderTask;
}

/** The first groups, with no more than `FIRST_ROWS` tasks altogether. */
function firstOf(groups: readonly Group[]): readonly Group[] {
  const first: Group[] = [];
  let left = FIRST_ROWS;
  for (const group of groups) {
    if (left <= 0) break;
    first.push({ ...group, rows: group.rows.slice(0, left) });
    left -= Math.max(1, group.rows.length);
  }
  // What fits is drawn once.
  return left >= 0 && first.length === groups.length ? groups : first;
}

/** What is drawn of a plan: a long one answers a click or a key first and grows afterwards. */
export function useDrawn({
  mainTasks,
  matches,
  sort,
  locale,
  renderTask = titleOf,
}: {
  mainTasks: readonly RoadmapMainTask[];
  matches: ((task: RoadmapTask, mainTask: RoadmapMainTask) => boolean) | undefined;
  sort: TaskSort | null;
  locale: Locale;
  renderTask: RenderTask | undefined;
}) {
  const groups = useMemo((): readonly Group[] => {
    const byMainTask = mainTasks.map((mainTask) => ({
      mainTask,
      rows: inOrder(mainTask.tasks.filter((task) => !matches || matches(task, mainTask))).map(
        (task) => ({ task, mainTask }),
      ),
      renderTask,
    }));
    if (sort === null || mainTasks.length === 0) {
      // Where only some tasks are asked for, main tasks without any of them say nothing.
      const asked = matches ? byMainTask.filter(({ rows }) => rows.length > 0) : byMainTask;
      return asked.length > 0 || !matches ? asked : [{ mainTask: null, rows: [], renderTask }];
    }
    const rows = byMainTask.flatMap((group) => group.rows);
    return [{ mainTask: null, rows: sortedRows(rows, sort, locale), renderTask }];
  }, [mainTasks, matches, sort, locale, renderTask]);
  return useDeferredValue<readonly Group[]>(groups, firstOf(groups));
}

/** The months from the first task of a main task to its last; null without tasks. */
function spanOf({ tasks }: RoadmapMainTask) {
  const [first] = tasks;
  if (!first) return null;
  let { startMonth, endMonth } = first;
  for (const task of tasks) {
    startMonth = Math.min(startMonth, task.startMonth);
    endMonth = Math.max(endMonth, task.endMonth);
  }
  return { startMonth, endMonth };
}

/** How far all tasks of a main task have come, as the timeline shows it. */
const GroupProgress = ({ mainTask, locale }: { mainTask: RoadmapMainTask; locale: Locale }) => {
  const progress = weightedProgress(mainTask.tasks);
  return progress === null ? null : <TaskProgress progress={progress} locale={locale} />;
};

/** The colours of a row, those of its bar on the timeline. */
function colorsOf(mainTask: RoadmapMainTask, task?: RoadmapTask) {
  const { color, darkColor } = task?.color ? task : mainTask;
  return { '--task-color': color, '--task-color-dark': darkColor } as CSSProperties;
}

interface TaskGroupsProps {
  groups: readonly Group[];
  /** By the id of the task that waits. */
  waiting: ReturnType<typeof useWaiting>;
  currentMonth: MonthNumber;
  locale: Locale;
  labels: RoadmapLabels;
  renderTarget: ((title: string, task: RoadmapTask, index: number) => ReactNode) | undefined;
}

/** The tasks of a plan, a row each, under the names of their main tasks. Renders `<tbody>` elements. */
export const TaskGroups = memo((props: TaskGroupsProps) => {
  const { groups, waiting, currentMonth, locale, labels, renderTarget = (title) => title } = props;
  const { table } = labels;
  const earlyNote = ({ id }: RoadmapTask) =>
    waiting
      .get(id)
      ?.flatMap(({ note }) => note || [])
      .join(', ');
  const short = (month: MonthNumber) => monthAndYear(month, locale, 'short');
  const statusLabels = { ...labels, states: table.states };
  const dates = (span: Pick<RoadmapTask, 'startMonth' | 'endMonth'> | null) => (
    <>
      <td className="month" data-name={table.start}>
        {span && short(span.startMonth)}
      </td>
      <td className="month" data-name={table.end}>
        {span && short(span.endMonth)}
      </td>
      <td className="month length" data-name={table.length}>
        {span && table.months(span.endMonth - span.startMonth + 1)}
      </td>
    </>
  );
  const row = ({ task, mainTask }: TaskRow, group: Group, early = earlyNote(task)) => (
    <tr key={task.id} style={colorsOf(mainTask, task)}>
      <th scope="row">
        {group.renderTask(task, mainTask)}
        {group.mainTask === null && <small>{mainTask.title}</small>}
      </th>
      {dates(task)}
      <td
        className="status"
        data-name={table.status}
        data-done={task.progress === 100 || undefined}
      >
        <TaskStatus task={task} currentMonth={currentMonth} early={early} labels={statusLabels} />
      </td>
      <td data-number="" data-name={table.progress}>
        <TaskProgress progress={task.progress} locale={locale} />
      </td>
      <td className="owner" data-name={table.owner}>
        {task.owner}
      </td>
      <td className="targets" data-name={table.targets}>
        {task.targets?.map((target, index) => (
          <Fragment key={target}>
            {index > 0 && ' '}
            <span>
              {renderTarget(target, task, index)}
              {index < (task.targets?.length ?? 0) - 1 && ','}
            </span>
          </Fragment>
        ))}
      </td>
      <td className="waiting" data-name={table.waitsFor}>
        {waiting.has(task.id) && (
          <div>
            {waiting.get(task.id)?.map((first) => (
              <div key={first.task.id}>{group.renderTask(first.task, first.mainTask)}</div>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
  return groups.map((group) => {
    const { mainTask, rows } = group;
    const late = mainTask?.tasks.filter((task) => isLate(task, currentMonth)).length ?? 0;
    return (
      <tbody key={mainTask?.id ?? 'sorted'}>
        {mainTask && (
          <tr style={colorsOf(mainTask)} data-group="">
            <th scope="rowgroup">{mainTask.title}</th>
            {dates(spanOf(mainTask))}
            <td>{late > 0 && <Badge tone="danger">{labels.lateCount(late)}</Badge>}</td>
            <td data-number="">
              <GroupProgress mainTask={mainTask} locale={locale} />
            </td>
            <td colSpan={AFTER_PROGRESS} />
          </tr>
        )}
        {rows.map((one) => row(one, group))}
        {rows.length === 0 && (
          <tr>
            <td className="none" colSpan={COLUMNS.length}>
              {table.noTasks}
            </td>
          </tr>
        )}
      </tbody>
    );
  });
});
