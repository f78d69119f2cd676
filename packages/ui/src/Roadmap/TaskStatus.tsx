import { isDue, isLate, type MonthNumber } from '@tavoite/model';
import { Badge } from '../Badge/index.js';
import type { RoadmapLabels } from './labels.js';
import type { RoadmapTask } from './types.js';

export interface TaskStatusProps {
  task: Pick<RoadmapTask, 'startMonth' | 'endMonth' | 'progress'>;
  currentMonth: MonthNumber;
  /** Why it is too early, or that it is; empty when it is not. */
  early: string | undefined;
  labels: Pick<RoadmapLabels, 'late' | 'tooEarly'> & {
    states: RoadmapLabels['table']['states'];
  };
}

/** How a task stands: badges where something is to be done, else a word. */
export const TaskStatus = ({ task, currentMonth, early, labels }: TaskStatusProps) => {
  const isBehind = isLate(task, currentMonth);
  if (isBehind || early)
    return (
      <span>
        {isBehind && <Badge tone="danger">{labels.late}</Badge>}
        {isBehind && early && ' '}
        {early && (
          <Badge tone="danger" title={early}>
            {labels.tooEarly}
          </Badge>
        )}
      </span>
    );
  if (isDue(task, currentMonth)) return <Badge tone="warning">{labels.states.due}</Badge>;
  if (task.progress === 100) return labels.states.done;
  return task.progress > 0 ? labels.states.underWay : labels.states.notStarted;
};
