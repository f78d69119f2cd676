import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store.js';
import { type MappedViews, mappedViews } from './views.js';

const NO_VIEWS: MappedViews = { views: [], entries: [], pathOfTitle: () => null };

export const selectMappedViews = createSelector(
  (state: RootState) => state.settings.data,
  (settings) => (settings ? mappedViews(settings) : NO_VIEWS),
);

export interface RenamedView {
  /** What the page's address was. */
  from: string;
  /** What it is now. */
  to: string;
}

/** Addresses of before the titles changed. */
export const selectRenamedViews = createSelector(
  [selectMappedViews, (state: RootState) => state.viewPaths],
  ({ views }, known): RenamedView[] => {
    const taken = new Set(views.map(({ path }) => path));
    return Object.entries(known).flatMap(([from, id]) => {
      const view = views.find(({ mapping }) => mapping.id === id);
      return view && !taken.has(from) ? [{ from, to: view.path }] : [];
    });
  },
);
