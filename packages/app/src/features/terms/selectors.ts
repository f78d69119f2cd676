import { createSelector } from '@reduxjs/toolkit';
import type { Term } from '@tavoite/model';
import type { AppState } from '../../core/state.js';
import { type MappedView, selectMappedViews } from '../settings/index.js';

const NO_TERMS: Term[] = [];

/** All terms in tree order; empty until they are loaded. */
export const selectTerms = (state: AppState): Term[] => state.terms.data ?? NO_TERMS;

export const selectTermByKey = createSelector(
  selectTerms,
  (terms): ReadonlyMap<string, Term> => new Map(terms.map((term) => [term.key, term])),
);

export const selectTermById = createSelector(
  selectTerms,
  (terms): ReadonlyMap<number, Term> => new Map(terms.map((term) => [term.id, term])),
);

const NO_VIEWS: MappedView[] = [];

/** The graph pages that draw a term, in the order of their ids. */
export const selectViewsOfTerm = createSelector(selectMappedViews, ({ views }) => {
  const byKey = new Map<string, MappedView[]>();
  for (const view of views) {
    for (const { key } of view.mapping.terms_used) {
      const list = byKey.get(key);
      if (list) list.push(view);
      else byKey.set(key, [view]);
    }
  }
  return (key: string): MappedView[] => byKey.get(key) ?? NO_VIEWS;
});
