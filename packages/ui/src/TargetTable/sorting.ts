import { changeRankOf, rankOf, type TargetValues } from '@tavoite/model';
import type { SortOrder } from '../tableParts/SortHead.js';

/** An order of the targets of a table. */
export interface TargetSort {
  /** The share of the target that is reached, or the change as it counts for the target. */
  readonly by: 'progress' | 'change';
  /** Which end comes first. */
  readonly first: 'worst' | 'best';
}

/** What a press on the head of a column leads to: worst first, best first, group by group. */
export function nextSort(sort: TargetSort | null, by: TargetSort['by']): TargetSort | null {
  if (sort?.by !== by) return { by, first: 'worst' };
  return sort.first === 'worst' ? { by, first: 'best' } : null;
}

/** The order that a column gives the table: the worst has the smallest rank. */
export function orderOf(sort: TargetSort | null, by: TargetSort['by']): SortOrder | null {
  if (sort?.by !== by) return null;
  return sort.first === 'worst' ? 'ascending' : 'descending';
}

const RANKS = { progress: rankOf, change: changeRankOf } as const;

/** Every target of the groups in an order; those that have no place in it come last. */
export function sortedTargets<T extends TargetValues>(
  groups: readonly { readonly title: string; readonly targets: readonly T[] }[],
  { by, first }: TargetSort,
): { target: T; group: string }[] {
  const all = groups.flatMap(({ title, targets }) =>
    targets.map((target) => ({ target, group: title, rank: RANKS[by](target) })),
  );
  return all.sort((a, b) => {
    if (a.rank === null || b.rank === null)
      return Number(a.rank === null) - Number(b.rank === null);
    if (a.rank === b.rank) return 0;
    return a.rank < b.rank === (first === 'worst') ? -1 : 1;
  });
}
