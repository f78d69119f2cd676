import { barOfTask, currentMonth, isLate, type Task } from '@tavoite/model';
import { TaskList, type TaskListItem } from '@tavoite/ui';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { tasksCall, tasksScreen } from './slice.js';
import { useTargetTasksSelector } from './state.js';

export interface TargetTasksProps {
  /** Id of the target. */
  target: number;
}

function itemOf(task: Task, roadmaps: Readonly<Record<number, string>>, now: number): TaskListItem {
  const bar = barOfTask(task);
  return {
    id: task.id,
    title: task.title,
    href: `/roadmap?roadmap=${task.roadmap}&task=${task.id}`,
    roadmap: roadmaps[task.roadmap] ?? '',
    months: bar && { start: bar.startMonth, end: bar.endMonth },
    progress: task.progress,
    late: bar !== null && isLate({ ...bar, progress: task.progress }, now),
  };
}

/** The work in the roadmaps that is for a target, each task a link to it. */
const TargetTasks = ({ target }: TargetTasksProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const id = useId();
  const locale = useAppSelector((state) => state.preferences.language);
  const zone = useAppSelector((state) => state.organization.data?.organization?.time_zone);
  const { data, error } = useTargetTasksSelector((state) => state.targetTasks);
  useOpenScreen(tasksScreen, target);
  // Those of the target before are not this one's.
  const own = data?.target === target ? data : null;
  const now = currentMonth(zone);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text('tasks-of-target')}</h3>
      {error && !own ? (
        <LoadFailure
          title={text('tasks-of-target-failed')}
          error={error}
          onRetry={() => dispatch(tasksCall.request(target))}
        />
      ) : (
        <TaskList
          tasks={own?.tasks.map((task) => itemOf(task, own.roadmaps, now)) ?? null}
          locale={locale}
          labels={labels.taskList}
        />
      )}
    </section>
  );
};

export default TargetTasks;
