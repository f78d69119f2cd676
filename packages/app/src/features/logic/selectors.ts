import { createSelector } from '@reduxjs/toolkit';
import type { Target } from '@tavoite/model';
import { selectTerms } from '../terms/index.js';
import { type Figure, figureOf } from './figures.js';
import { figureState } from './figureText.js';
import { usualInstead } from './months.js';
import type { LogicAppState } from './state.js';
import { logicTree, type RootNode, type TermNode } from './tree.js';
import { placesIn, type Use, usesIn } from './uses.js';

/** The tree on screen; null while there are no terms for one. */
export const selectTree = createSelector(
  [selectTerms, (state: LogicAppState) => state.organization.data?.organization?.name ?? ''],
  (terms, organization): RootNode | null => logicTree(terms, organization),
);

const NO_PLACES: ReadonlyMap<string, TermNode> = new Map();

/** Where each term stands in the tree, by its key. */
export const selectPlaces = createSelector(selectTree, (tree) =>
  tree === null ? NO_PLACES : placesIn(tree),
);

/** Which terms are computed from a term, by its key. */
export const selectUses = createSelector(
  [selectPlaces, selectTerms],
  (places, terms): ReadonlyMap<string, Use[]> => usesIn(places, terms),
);

/** The figure of a term; undefined before it has been requested. */
export const selectFigure = (state: LogicAppState, key: string): Figure | undefined =>
  figureOf(state.logic.view.figures, key);

/** Which kinds of figures have been read for the period on screen, and whether any has. */
export const selectKinds = createSelector(
  (state: LogicAppState) => state.logic.view.figures,
  (figures) => {
    const kinds = new Set(Object.values(figures).map(figureState));
    return {
      actual: kinds.has('actual'),
      estimate: kinds.has('estimate'),
      any: [...kinds].some((kind) => kind !== 'loading'),
    };
  },
);

/** Whether a value that has been read for the period on screen is marked as unusual. */
export const selectHasUnusual = createSelector(
  [
    (state: LogicAppState) => state.logic.view.months,
    (state: LogicAppState) => state.logic.view.period,
  ],
  (months, period): boolean =>
    period !== null && Object.values(months).some((of) => usualInstead(of, period) !== null),
);

/** Targets of the period on screen by id; null until they are loaded. */
export const selectTargetById = createSelector(
  [
    (state: LogicAppState) => state.logic.targets.data,
    (state: LogicAppState) => state.logic.view.period,
  ],
  (loaded, period): ReadonlyMap<number, Target> | null => {
    const { start_date, end_date } = loaded?.period ?? {};
    if (!loaded || start_date !== period?.start_date || end_date !== period?.end_date) return null;
    return new Map(loaded.targets.map((target) => [target.id, target]));
  },
);
