import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateSelection } from '@tavoite/model';

declare module '../../core/state.js' {
  interface AppState {
    /** The selection in the date selector of each page, by page location. */
    dateSelections: Record<string, DateSelection>;
  }
}

/** The selection in the date selector of each page, by page location. */
const initialState: Record<string, DateSelection> = {};

const slice = createSlice({
  name: 'dateSelections',
  initialState,
  reducers: {
    dateSelected: (
      state,
      { payload }: PayloadAction<{ location: string; selection: DateSelection }>,
    ) => ({ ...state, [payload.location]: payload.selection }),
  },
});

export const { dateSelected } = slice.actions;
export const dateSelections = slice.reducer;
