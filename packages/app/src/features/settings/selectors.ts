import { createSelector } from '@reduxjs/toolkit';
import type { AppState } from '../../core/state.js';
import { type MappedViews, mappedViews, type ViewRedirect, viewRedirects } from './views.js';

const NO_VIEWS: MappedViews = { views: [], entries: [], pathOfTitle: () => null };

export const selectMappedViews = createSelector(
  (state: AppState) => state.settings.data,
  (settings) => (settings ? mappedViews(settings) : NO_VIEWS),
);

const NO_REDIRECTS: ViewRedirect[] = [];

/** Addresses of the organisation's pages in other languages. */
export const selectViewRedirects = createSelector(
  (state: AppState) => state.settings.data,
  (settings) => (settings ? viewRedirects(settings) : NO_REDIRECTS),
);
