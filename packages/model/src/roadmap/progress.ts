import { type MonthNumber, passedShare } from '../calendar/months.js';

/** What progress is counted from. */
export interface PlannedWork {
  readonly startMonth: MonthNumber;
  readonly endMonth: MonthNumber;
  /** 0 to 100. */
  readonly progress: number;
}

/**
 * Progress of a main task: that of its tasks, each weighing as much as it has months. Whole per
 * cent; 100 only when all is done, 0 only when nothing is begun. null without tasks.
 */
export function weightedProgress(tasks: readonly PlannedWork[]): number | null {
  let months = 0;
  let done = 0;
  for (const { startMonth, endMonth, progress } of tasks) {
    const length = endMonth - startMonth + 1;
    months += length;
    done += length * progress;
  }
  if (months === 0) return null;
  const share = done / months;
  if (share <= 0 || share >= 100) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share)));
}

/** Whether the last month of a task has passed and it is not done. */
export function isLate(
  { endMonth, progress }: Pick<PlannedWork, 'endMonth' | 'progress'>,
  currentMonth: MonthNumber,
): boolean {
  return endMonth < currentMonth && progress < 100;
}

/** Whether the last month of a task is the current one and it is not done. */
export function isDue(
  { endMonth, progress }: Pick<PlannedWork, 'endMonth' | 'progress'>,
  currentMonth: MonthNumber,
): boolean {
  return endMonth === currentMonth && progress < 100;
}

/**
 * What would be done of a main task by the end of today if all of it went to plan: the share of its
 * months that has passed. Whole per cent; null without tasks.
 *
 * @param currentDay of the month, from 1; without one, half of the month has passed
 */
export function expectedProgress(
  tasks: readonly Pick<PlannedWork, 'startMonth' | 'endMonth'>[],
  currentMonth: MonthNumber,
  currentDay?: number,
): number | null {
  const now = currentMonth + passedShare(currentMonth, currentDay);
  return weightedProgress(
    tasks.map(({ startMonth, endMonth }) => {
      const passed = Math.min(endMonth + 1, now) - startMonth;
      const progress = (Math.max(0, passed) / (endMonth - startMonth + 1)) * 100;
      return { startMonth, endMonth, progress };
    }),
  );
}
