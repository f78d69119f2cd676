import {
  barOfTask,
  formatWithUnit,
  type MonthNumber,
  type PlanTarget,
  type Task,
  valueFormat,
} from '@tavoite/model';
import { type RoadmapTask, TaskDetails, type TaskDetailsTools, TaskHint } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { nameOfUser, type PlanView } from '../view.js';

export interface PlanTaskProps {
  view: PlanView;
  /** Id of a task or an idea. */
  id: number;
  readOnly: boolean;
  now: MonthNumber;
  /** In two columns where the window has room. */
  wide?: boolean;
  onResize?: (edge: 'start' | 'end', months: number) => void;
  /** The tasks before and after it, and what can be done about them. */
  links?: Pick<TaskDetailsTools, 'dependencies'> &
    Partial<Pick<TaskDetailsTools, 'connect' | 'disconnect'>>;
  onClose?: () => void;
  onProgress: (progress: number) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The address of a target on the strategy screen. */
export const hrefOfTarget = ({ id }: { id: number }): string => `/?target_id=${id}`;

/** The targets of a task with what has been reached of them. */
function useTargetsOf(view: PlanView) {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const noteOf = (target: PlanTarget) => {
    const figure = (value: number | null) => formatWithUnit(value, valueFormat(target, locale));
    return text('target-figures', {
      current: figure(target.current_value),
      target: figure(target.target_value),
    });
  };
  return ({ targets }: Pick<Task, 'targets'>) =>
    targets.flatMap((id) => {
      const target = view.targetsById.get(id);
      return target ? [{ ...target, note: noteOf(target) }] : [];
    });
}

/** What a pointer that rests on a bar is told. */
export const PlanTaskHint = ({
  view,
  task: bar,
  warnings,
}: {
  view: PlanView;
  task: RoadmapTask;
  warnings: readonly string[];
}) => {
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const targetsOf = useTargetsOf(view);
  const task = view.tasksById.get(bar.id);
  return (
    <TaskHint
      title={bar.title}
      startMonth={bar.startMonth}
      endMonth={bar.endMonth}
      progress={bar.progress}
      warnings={warnings}
      owner={bar.owner}
      targets={task ? targetsOf(task) : []}
      targetHref={hrefOfTarget}
      locale={locale}
      labels={labels.taskDetails}
    />
  );
};

/** The details of a task, its targets with their meters and current values. */
export const PlanTask = ({
  view,
  id,
  readOnly,
  now,
  wide = false,
  onResize,
  links,
  onClose,
  onProgress,
  onEdit,
  onDelete,
}: PlanTaskProps) => {
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const targetsOf = useTargetsOf(view);
  const task = view.tasksById.get(id);
  if (!task) return null;
  const bar = barOfTask(task);
  const owner = task.user === null ? undefined : view.usersById.get(task.user);
  return (
    <TaskDetails
      title={task.title}
      startMonth={bar?.startMonth ?? now}
      endMonth={bar?.endMonth ?? now + task.date_length - 1}
      undated={bar === null}
      progress={task.progress}
      owner={owner ? { name: nameOfUser(owner) } : null}
      targets={targetsOf(task)}
      targetHref={hrefOfTarget}
      readOnly={readOnly}
      wide={wide}
      locale={locale}
      labels={labels.taskDetails}
      currentMonth={now}
      {...(onResize && { onResize })}
      {...(links && { dependencies: links.dependencies })}
      {...(links?.connect && { onConnect: links.connect })}
      {...(links?.disconnect && { onDisconnect: links.disconnect })}
      {...(onClose && { onClose })}
      onProgressChange={onProgress}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
};
