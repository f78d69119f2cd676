import { createSelector } from '@reduxjs/toolkit';
import type { Target, TargetTrend } from '@tavoite/model';
import type { GroupsState } from './slice.js';
import type { StrategyAppState } from './state.js';
import { targetsOf, treeOf } from './tree.js';

export const selectGroups = (state: StrategyAppState): GroupsState => state.strategy.groups;

/** The loaded groups as a tree; an empty one before they are there. */
export const selectTree = createSelector(selectGroups, ({ groups }) => treeOf(groups ?? []));

/** A target of any loaded group, by id. */
export const selectLoadedTarget = createSelector(
  [selectTree, (_: StrategyAppState, id: number | null) => id],
  (tree, id): Target | null => targetsOf(tree).find((target) => target.id === id) ?? null,
);

/** Twelve months of each target, by its id. */
export const selectTrends = createSelector(
  (state: StrategyAppState) => state.strategy.trends.data,
  (trends): ReadonlyMap<number, TargetTrend['points']> =>
    new Map((trends ?? []).map(({ id, points }) => [id, points])),
);
