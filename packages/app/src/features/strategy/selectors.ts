import { createSelector } from '@reduxjs/toolkit';
import type { Target, TargetGroup } from '@tavoite/model';
import { ALL_GROUPS, type OpenedGroups } from './opened.js';
import type { GroupsState } from './slice.js';
import type { StrategyAppState } from './state.js';

export const selectGroups = (state: StrategyAppState): GroupsState => state.strategy.groups;

/** Groups at the top, in the server's order. */
export const selectTopGroups = createSelector(selectGroups, ({ byId, topIds }): TargetGroup[] =>
  topIds.flatMap((id) => byId[id] ?? []),
);

/** The shown children of a group: none while it is collapsed. */
export const selectChildrenOf = createSelector(
  selectGroups,
  ({ byId, expanded }) =>
    (group: TargetGroup): TargetGroup[] =>
      expanded.includes(group.id) ? group.children.flatMap(({ id }) => byId[id] ?? []) : [],
);

/** The groups that are open or about to be. */
export const selectOpened = createSelector(
  selectGroups,
  ({ byId, expanded, expanding, expandingAll }): OpenedGroups => {
    if (expandingAll) return ALL_GROUPS;
    const parents = Object.values(byId).filter(({ has_children }) => has_children);
    const all = expanding.length === 0 && parents.every(({ id }) => expanded.includes(id));
    return all && parents.length > 0 ? ALL_GROUPS : [...expanded, ...expanding];
  },
);

/** A target of any loaded group, by id. */
export const selectLoadedTarget = createSelector(
  [selectGroups, (_: StrategyAppState, id: number | null) => id],
  ({ byId }, id): Target | null =>
    Object.values(byId)
      .flatMap(({ targets }) => targets)
      .find((target) => target.id === id) ?? null,
);
