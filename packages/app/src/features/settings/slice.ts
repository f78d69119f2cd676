import { createReducer } from '@reduxjs/toolkit';
import type { Settings } from '@tavoite/model';
import { createAsyncCall } from '../../app/asyncState.js';
import { mappedViews } from './views.js';

/** Mappings, restricted views and menu order of the active organisation. */
export const settingsCall = createAsyncCall<Settings>('settings');

/**
 * Mapping ids by every address that their pages have had since the organisation was opened: titles,
 * and with them the addresses, change with the language.
 */
export const viewPaths = createReducer<Record<string, number>>({}, (builder) =>
  builder.addCase(settingsCall.fulfilled, (state, { payload }) => {
    for (const { mapping, path } of mappedViews(payload).views) state[path] = mapping.id;
  }),
);
