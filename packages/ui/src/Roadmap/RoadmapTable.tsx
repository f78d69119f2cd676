import type { Locale, MonthNumber } from '@tavoite/model';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { monthAndYear } from '../dates/monthNames.js';
import { SortHead } from '../tableParts/SortHead.js';
import type { RoadmapLabels } from './labels.js';
import { isPassed } from './milestones.js';
import { TableRoot } from './styles/table.js';
import { COLUMNS, type Column, TaskGroups, useDrawn, useWaiting } from './TaskGroups.js';
import { nextTaskSort, TASK_SORTS, type TaskSort, type TaskSortBy } from './tableSorting.js';
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
  /** What stands in a task's cell and where another waits for it, such as a link to its details; its title by default. */
  renderTask?: (task: RoadmapTask, mainTask: RoadmapMainTask) => ReactNode;
  /** What stands for a target of a task, by its place among them, such as a link to it; its title by default. */
  renderTarget?: (title: string, task: RoadmapTask, index: number) => ReactNode;
}

/** One array, so that what is made of it is kept. */
const NO_DEPENDENCIES: readonly RoadmapDependency[] = [];

/** Of columns that a place may be too narrow for. */
const CLASSES: Partial<Record<Column, string>> = {
  length: 'length',
  targets: 'targets',
  waitsFor: 'waiting',
};

const isSortable = (column: Column): column is TaskSortBy =>
  TASK_SORTS.some((one) => one === column);

/**
 * The whole plan as tables: tasks by main task, milestones, ideas. For screen readers, and for those
 * who rather read than look. Renders a `<div role="region">`.
 */
export const RoadmapTable = ({
  mainTasks,
  milestones,
  locale,
  labels,
  title = labels.roadmap,
  dependencies = NO_DEPENDENCIES,
  ideas = [],
  currentMonth,
  matches,
  sort = null,
  onSortChange,
  renderTask,
  renderTarget,
  ...rest
}: RoadmapTableProps) => {
  const waiting = useWaiting(mainTasks, dependencies, labels);
  const drawn = useDrawn({ mainTasks, matches, sort, locale, renderTask });
  const { table } = labels;
  const headOf = (column: Column) => {
    if (!isSortable(column)) {
      return (
        <th key={column} scope="col" className={CLASSES[column]}>
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
        className={CLASSES[column]}
        data-number={column === 'progress' ? '' : undefined}
      />
    );
  };
  return (
    <TableRoot
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
          <thead data-sorted={sort ? '' : undefined}>
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
          <TaskGroups
            groups={drawn}
            waiting={waiting}
            currentMonth={currentMonth}
            locale={locale}
            labels={labels}
            renderTarget={renderTarget}
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
                    <td>
                      {isPassed(milestone.month, currentMonth)
                        ? labels.milestonePassed
                        : labels.milestoneToCome}
                    </td>
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
    </TableRoot>
  );
};
