import { isBrokenDependency, isLate, type Locale, type MonthNumber } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { monthAndYear } from '../dates/monthNames.js';
import { TaskProgress } from '../TaskList/TaskProgress.js';
import { narrowHeads, SortHead } from '../tableParts/index.js';
import type { RoadmapLabels } from './labels.js';
import {
  nextTaskSort,
  sortedRows,
  TASK_SORTS,
  type TaskRow,
  type TaskSort,
  type TaskSortBy,
} from './tableSorting.js';
import type {
  RoadmapDependency,
  RoadmapIdea,
  RoadmapMainTask,
  RoadmapMilestone,
  RoadmapTask,
} from './types.js';

export interface RoadmapTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The main tasks, from top to bottom. */
  mainTasks: readonly RoadmapMainTask[];
  /** Listed by month. */
  milestones: readonly RoadmapMilestone[];
  /** Name of the plan, over the table; the word for a roadmap by default. */
  title?: string;
  /** Tasks that follow others. */
  dependencies?: readonly RoadmapDependency[];
  /** Tasks without dates. */
  ideas?: readonly RoadmapIdea[];
  /** What ended before it and is not done is late. */
  currentMonth: MonthNumber;
  /** What a filter is looking for: other tasks are not listed. */
  matches?: ((task: RoadmapTask, mainTask: RoadmapMainTask) => boolean) | undefined;
  /** What the tasks are in the order of, whatever their main task; null for main task by main task. */
  sort?: TaskSort | null;
  /** Called with another order; without it the heads of the columns are no buttons. */
  onSortChange?: (sort: TaskSort | null) => void;
  /** Language of the names of months. */
  locale: Locale;
  /** Its texts, those of the roadmap. */
  labels: RoadmapLabels;
  /** What stands in a task's cell, such as a button that opens its details; its title by default. */
  renderTask?: (task: RoadmapTask, mainTask: RoadmapMainTask) => ReactNode;
}

const Root = styled.div`
  container-type: inline-size;
  overflow: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-size: ${token('font-size-sm')};

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    padding: ${token('space-3')};
    font-weight: ${token('font-weight-semibold')};
    text-align: start;
  }

  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
    border-block-start: 1px solid ${token('color-border')};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-medium')};
    vertical-align: middle;
    white-space: nowrap;
  }

  tbody th[scope='rowgroup'] {
    background: ${token('color-surface-sunken')};
    font-weight: ${token('font-weight-semibold')};
  }

  tbody th[scope='row'] {
    inline-size: 26%;
    min-inline-size: 14em;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }

  tbody th[scope='row'] > small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-xs')};
  }

  tbody th[scope='row'] :is(a, button) {
    justify-content: start;
    text-align: start;
    white-space: normal;
  }

  [data-number] {
    text-align: end;
    white-space: nowrap;
  }

  .month,
  .owner {
    white-space: nowrap;
  }

  .targets {
    inline-size: 20%;
    min-inline-size: 11em;
  }

  [data-plain] {
    display: none;
  }

  /* Whole sentences, where a task begins before the one that it follows has ended. */
  .waiting:not(:empty) {
    min-inline-size: 13em;
  }

  .none {
    color: ${token('color-text-muted')};
  }

  /* A row of a narrow place is a card: title, then each figure after its name. */
  @container (max-width: 44em) {
    ${narrowHeads}

    table,
    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }

    tr {
      padding: ${token('space-2')} ${token('space-3')};
      border-block-start: 1px solid ${token('color-border')};
    }

    tr:has(> [scope='rowgroup']) {
      background: ${token('color-surface-sunken')};
    }

    tr > :is(th, td) {
      inline-size: auto;
      min-inline-size: 0;
      padding: 2px 0;
      border: 0;
      text-align: start;
      white-space: normal;
    }

    tr > th[scope='row'] {
      font-weight: ${token('font-weight-medium')};
    }

    td:empty {
      display: none;
    }

    td[data-name]:not(:empty) {
      display: grid;
      grid-template-columns: 8.5em minmax(0, 1fr);
      justify-items: start;
    }

    td[data-name]::before {
      content: attr(data-name);
      color: ${token('color-text-muted')};
    }
  }

  section + section {
    border-block-start: 2px solid ${token('color-border-strong')};
  }
`;

const inOrder = (tasks: readonly RoadmapTask[]) =>
  [...tasks].sort(
    (a, b) => a.startMonth - b.startMonth || a.rowIndex - b.rowIndex || a.endMonth - b.endMonth,
  );

const COLUMNS = [
  'task',
  'start',
  'end',
  'length',
  'progress',
  'owner',
  'targets',
  'waitsFor',
] as const satisfies readonly (TaskSortBy | 'targets' | 'waitsFor')[];
type Column = (typeof COLUMNS)[number];

const isSortable = (column: Column): column is TaskSortBy =>
  TASK_SORTS.some((one) => one === column);

/** What a task waits for, in words. */
function useWaiting({ mainTasks, dependencies = [], labels }: RoadmapTableProps) {
  return useMemo(() => {
    const tasks = new Map(mainTasks.flatMap((one) => one.tasks.map((task) => [task.id, task])));
    const waiting = new Map<number, { title: string; note: string }[]>();
    for (const { from, to } of dependencies) {
      const [first, second] = [tasks.get(from), tasks.get(to)];
      if (!first || !second) continue;
      const note = isBrokenDependency(first, second)
        ? labels.brokenDependency(first.title, second.title)
        : '';
      waiting.set(to, [...(waiting.get(to) ?? []), { title: first.title, note }]);
    }
    return waiting;
  }, [mainTasks, dependencies, labels]);
}

/** As many rows as fill a tall screen: they are drawn at once, the others right after. */
const FIRST_ROWS = 60;

const titleOf = ({ title }: RoadmapTask): ReactNode => title;

interface Group {
  /** null for the tasks of all of them in one order. */
  mainTask: RoadmapMainTask | null;
  rows: readonly TaskRow[];
  renderTask: NonNullable<RoadmapTableProps['renderTask']>;
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
function useDrawn({
  mainTasks,
  matches,
  sort = null,
  locale,
  renderTask = titleOf,
}: RoadmapTableProps) {
  const groups = useMemo((): readonly Group[] => {
    const byMainTask = mainTasks.map((mainTask) => ({
      mainTask,
      rows: inOrder(mainTask.tasks.filter((task) => !matches || matches(task, mainTask))).map(
        (task) => ({ task, mainTask }),
      ),
      renderTask,
    }));
    if (sort === null || mainTasks.length === 0) return byMainTask;
    const rows = byMainTask.flatMap((group) => group.rows);
    return [{ mainTask: null, rows: sortedRows(rows, sort, locale), renderTask }];
  }, [mainTasks, matches, sort, locale, renderTask]);
  return useDeferredValue<readonly Group[]>(groups, firstOf(groups));
}

interface GroupsProps extends Pick<RoadmapTableProps, 'currentMonth' | 'locale' | 'labels'> {
  groups: readonly Group[];
  waiting: ReturnType<typeof useWaiting>;
}

const Groups = memo(({ groups, waiting, currentMonth, locale, labels }: GroupsProps) => {
  const { table } = labels;
  const row = ({ task, mainTask }: TaskRow, group: Group) => (
    <tr key={task.id}>
      <th scope="row">
        {group.renderTask(task, mainTask)}
        {group.mainTask === null && <small>{mainTask.title}</small>}
      </th>
      <td className="month" data-name={table.start}>
        {monthAndYear(task.startMonth, locale, 'short')}
      </td>
      <td className="month" data-name={table.end}>
        <span>
          {monthAndYear(task.endMonth, locale, 'short')}{' '}
          {isLate(task, currentMonth) && <Badge tone="danger">{labels.late}</Badge>}
        </span>
      </td>
      <td className="month" data-name={table.length}>
        {table.months(task.endMonth - task.startMonth + 1)}
      </td>
      <td data-number="" data-name={table.progress}>
        <TaskProgress progress={task.progress} locale={locale} />
      </td>
      <td className="owner" data-name={table.owner}>
        {task.owner}
      </td>
      <td className="targets" data-name={table.targets}>
        {task.targets?.join(', ')}
      </td>
      <td className="waiting" data-name={table.waitsFor}>
        {waiting.has(task.id) && (
          <div>
            {waiting.get(task.id)?.map(({ title, note }) => (
              <div key={title}>{note || title}</div>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
  return groups.map((group) => {
    const { mainTask, rows } = group;
    return (
      <tbody key={mainTask?.id ?? 'sorted'}>
        {mainTask && (
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length}>
              {mainTask.title}
            </th>
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

/**
 * The whole plan as tables: tasks by main task, milestones, ideas. For screen readers, and for those
 * who rather read than look. Renders a `<div role="region">`.
 */
export const RoadmapTable = (props: RoadmapTableProps) => {
  const {
    mainTasks,
    milestones,
    title = props.labels.roadmap,
    dependencies: _dependencies,
    ideas = [],
    currentMonth,
    matches: _matches,
    sort = null,
    onSortChange,
    locale,
    labels,
    renderTask: _renderTask,
    ...rest
  } = props;
  const waiting = useWaiting(props);
  const drawn = useDrawn(props);
  const { table } = labels;
  const headOf = (column: Column) => {
    if (!isSortable(column)) {
      return (
        <th key={column} scope="col">
          {table[column]}
        </th>
      );
    }
    const next = nextTaskSort(sort, column);
    return (
      <SortHead
        key={column}
        name={table[column]}
        order={sort?.by === column ? sort.order : null}
        hint={table.sortHint[next?.order ?? 'plan']}
        onSort={onSortChange && (() => onSortChange(next))}
        data-number={column === 'progress' ? '' : undefined}
      />
    );
  };
  return (
    <Root
      // What is wider than the place scrolls by keyboard, too.
      tabIndex={0}
      role="region"
      aria-label={title}
      data-state={mainTasks.length === 0 ? 'empty' : 'ready'}
      {...rest}
    >
      <section>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>{COLUMNS.map(headOf)}</tr>
          </thead>
          {mainTasks.length === 0 && (
            <tbody>
              <tr>
                <td className="none" colSpan={COLUMNS.length}>
                  {labels.empty}
                </td>
              </tr>
            </tbody>
          )}
          <Groups
            groups={drawn}
            waiting={waiting}
            currentMonth={currentMonth}
            locale={locale}
            labels={labels}
          />
        </table>
      </section>
      {milestones.length > 0 && (
        <section>
          <table>
            <caption>{labels.milestones}</caption>
            <tbody>
              {[...milestones]
                .sort((a, b) => a.month - b.month)
                .map((milestone) => (
                  <tr key={milestone.id}>
                    <th scope="row">{milestone.title}</th>
                    <td className="month">{monthAndYear(milestone.month, locale)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      )}
      {ideas.length > 0 && (
        <section>
          <table>
            <caption>{labels.ideas}</caption>
            <tbody>
              {ideas.map((idea) => (
                <tr key={idea.id}>
                  <th scope="row">{idea.title}</th>
                  <td>{idea.owner}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Root>
  );
};
