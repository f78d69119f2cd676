import { createSelector } from '@reduxjs/toolkit';
import { indexMap, type LoadedMap } from './map.js';
import type { DataMapAppState } from './state.js';

/** The loaded map; null before the first answer and after a failure. */
export const selectMap = createSelector(
  (state: DataMapAppState) => state.dataMap.map.data,
  (answer): LoadedMap | null => answer && indexMap(answer),
);
