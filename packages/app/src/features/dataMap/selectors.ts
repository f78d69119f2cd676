import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store.js';
import { indexMap, type LoadedMap } from './map.js';

/** The loaded map; null before the first answer and after a failure. */
export const selectMap = createSelector(
  (state: RootState) => state.dataMap.map.data,
  (answer): LoadedMap | null => answer && indexMap(answer),
);
