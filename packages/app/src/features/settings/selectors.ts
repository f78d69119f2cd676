import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store.js';
import { type MappedViews, mappedViews } from './views.js';

const NO_VIEWS: MappedViews = { views: [], entries: [], pathOfTitle: () => null };

export const selectMappedViews = createSelector(
  (state: RootState) => state.settings.data,
  (settings) => (settings ? mappedViews(settings) : NO_VIEWS),
);
