import { ALL_OPEN } from '@tavoite/model';
import { readOpenBranches, writeOpenBranches } from '../../core/openBranches.js';

/** Name of the query parameter. */
const OPENED_GROUPS = 'opened-groups';

/** Instead of a list: every group that has others below it. */
export const ALL_GROUPS = '*';

/** Ids of the target groups whose children are shown. */
export type OpenedGroups = typeof ALL_GROUPS | readonly number[];

/** The open groups of an address; null when it has none. */
export function readOpenedGroups(search: URLSearchParams): OpenedGroups | null {
  const { all, keys } = readOpenBranches(search, OPENED_GROUPS);
  if (all) return ALL_GROUPS;
  const ids = [...keys].filter((item) => /^[1-9]\d{0,9}$/.test(item)).map(Number);
  return ids.length === 0 ? null : ids;
}

/** The address with other open groups. */
export function writeOpenedGroups(before: URLSearchParams, opened: OpenedGroups): URLSearchParams {
  const branches =
    opened === ALL_GROUPS ? ALL_OPEN : { all: false, keys: new Set(inOrder(opened).map(String)) };
  return writeOpenBranches(before, OPENED_GROUPS, branches);
}

const inOrder = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

/** Whether the same groups are open. */
export function isSameOpened(a: OpenedGroups, b: OpenedGroups): boolean {
  return String(a === ALL_GROUPS ? a : inOrder(a)) === String(b === ALL_GROUPS ? b : inOrder(b));
}
