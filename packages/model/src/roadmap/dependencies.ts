import type { MonthNumber } from '../calendar/months.js';
import type { TaskDependency } from '../entities/roadmap.js';

/** The successor begins after the predecessor has ended; both are ids of tasks. */
export type DependencyEnds = Pick<TaskDependency, 'predecessor' | 'successor'>;

/** The months of a task; null for an idea, which has none. */
export interface PossibleMonths {
  readonly startMonth: MonthNumber | null;
  readonly endMonth: MonthNumber | null;
}

/** Whether the successor begins before the predecessor has ended. What has no dates breaks nothing. */
export function isBrokenDependency(
  { endMonth }: Pick<PossibleMonths, 'endMonth'>,
  { startMonth }: Pick<PossibleMonths, 'startMonth'>,
): boolean {
  return endMonth !== null && startMonth !== null && startMonth <= endMonth;
}

/** Whether another dependency would close a circle, a task that waits for itself included. */
export function closesCircle(
  dependencies: readonly DependencyEnds[],
  { predecessor, successor }: DependencyEnds,
): boolean {
  const after = new Map<number, number[]>();
  for (const dependency of dependencies) {
    const successors = after.get(dependency.predecessor);
    if (successors === undefined) after.set(dependency.predecessor, [dependency.successor]);
    else successors.push(dependency.successor);
  }
  const seen = new Set([successor]);
  // Grows while it is walked over.
  for (const task of seen) {
    if (task === predecessor) return true;
    for (const next of after.get(task) ?? []) seen.add(next);
  }
  return false;
}
