import type { MonthNumber } from '@tavoite/model';
import { Link, RoadmapTable, type RoadmapTableProps, type TaskSort } from '@tavoite/ui';
import type { MouseEvent } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import type { PlanView } from '../view.js';
import { hrefOfTarget } from './PlanTask.js';

export interface PlanListProps {
  view: PlanView;
  now: MonthNumber;
  /** Tasks that do not match are not listed. */
  matches: RoadmapTableProps['matches'];
  /** What the tasks are in the order of; null for main task by main task. */
  sort: TaskSort | null;
  onSortChange: (sort: TaskSort | null) => void;
  /** The address that opens a task. */
  hrefOf: (id: number) => string;
  onOpenTask: (id: number) => void;
}

/** To another tab or window, or to be saved: the browser does it. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** The whole plan as a table, for those who read it that way. */
export const PlanList = ({
  view,
  now,
  matches,
  sort,
  onSortChange,
  hrefOf,
  onOpenTask,
}: PlanListProps) => {
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  return (
    <RoadmapTable
      title={view.plan.roadmap.title}
      mainTasks={view.mainTasks}
      milestones={view.milestones}
      dependencies={view.dependencies}
      ideas={view.ideas}
      currentMonth={now}
      matches={matches}
      sort={sort}
      onSortChange={onSortChange}
      locale={locale}
      labels={labels.roadmap}
      renderTarget={(title, { id }, index) => {
        // As they are in the task, without those that were deleted.
        const targets = view.tasksById.get(id)?.targets.filter((one) => view.targetsById.has(one));
        const target = targets?.[index];
        return target === undefined ? (
          title
        ) : (
          <Link href={hrefOfTarget({ id: target })}>{title}</Link>
        );
      }}
      renderTask={({ id, title }) => (
        <Link
          href={hrefOf(id)}
          onClick={(event) => {
            if (isElsewhere(event)) return;
            event.preventDefault();
            // What was chosen a moment ago is in the address, but not yet in what is drawn.
            onOpenTask(id);
          }}
        >
          {title}
        </Link>
      )}
    />
  );
};
