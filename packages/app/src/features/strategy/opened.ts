import { ALL_OPEN, type TargetGroup } from '@tavoite/model';
import { writeText } from '../../core/addresses.js';
import { readOpenBranches, writeOpenBranches } from '../../core/openBranches.js';
import type { GroupTree } from './tree.js';

/** Name of the query parameter. */
const OPENED_GROUPS = 'opened-groups';

/** Instead of a list: every group that has others below it. */
export const ALL_GROUPS = '*';
/** Instead of a list: none, not even those that are open by default. */
const NO_GROUPS = '-';

/** Ids of the target groups whose children are shown. */
export type OpenedGroups = typeof ALL_GROUPS | readonly number[];

/** The open groups of an address; null when it says nothing of them. */
export function readOpenedGroups(search: URLSearchParams): OpenedGroups | null {
  if (search.get(OPENED_GROUPS) === NO_GROUPS) return [];
  const { all, keys } = readOpenBranches(search, OPENED_GROUPS);
  if (all) return ALL_GROUPS;
  const ids = [...keys].filter((item) => /^[1-9]\d{0,9}$/.test(item)).map(Number);
  return ids.length === 0 ? null : ids;
}

/** The address with other open groups; null says nothing of them. */
export function writeOpenedGroups(
  before: URLSearchParams,
  opened: OpenedGroups | null,
): URLSearchParams {
  const all = opened === ALL_GROUPS;
  const ids = opened === null || all ? [] : inOrder(opened);
  const branches = all ? ALL_OPEN : { all: false, keys: new Set(ids.map(String)) };
  const after = writeOpenBranches(before, OPENED_GROUPS, branches);
  if (opened !== null && !all && ids.length === 0) writeText(after, OPENED_GROUPS, NO_GROUPS);
  return after;
}

const inOrder = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

const hasChildren = (group: TargetGroup): boolean => group.has_children;

/** Ids of the groups that can be opened. */
export const openableIds = ({ groups }: GroupTree): number[] =>
  groups.filter(hasChildren).map(({ id }) => id);

/** Ids of the groups that are open until someone opens or closes some: the main targets. */
const defaultIds = ({ top }: GroupTree): number[] => top.filter(hasChildren).map(({ id }) => id);

/** Ids of the groups that are open. */
export function openIds(tree: GroupTree, opened: OpenedGroups | null): ReadonlySet<number> {
  if (opened === null) return new Set(defaultIds(tree));
  const openable = openableIds(tree);
  return new Set(opened === ALL_GROUPS ? openable : openable.filter((id) => opened.includes(id)));
}

/** How open groups are named: nothing for the default, a mark for all. */
export function openedOf(tree: GroupTree, open: ReadonlySet<number>): OpenedGroups | null {
  const isSame = (ids: readonly number[]) =>
    ids.length === open.size && ids.every((id) => open.has(id));
  if (isSame(defaultIds(tree))) return null;
  return isSame(openableIds(tree)) ? ALL_GROUPS : inOrder([...open]);
}
