import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import type { Target } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    palette: { open: boolean; targets: AsyncState<Target[]> };
  }
}

/** Where an entry of the palette leads: to an address, or into another organisation. */
export type PaletteDestination = { to: string } | { organization: number };

export const paletteOpened = createAction('palette/opened');
export const paletteClosed = createAction('palette/closed');
export const paletteChosen = createAction<PaletteDestination>('palette/chosen');

/** Targets by name; their values are not requested for any period. */
export const paletteTargetsCall = createAsyncCall<Target[]>('palette/targets');

const open = createReducer(false, (builder) =>
  builder
    .addCase(paletteOpened, () => true)
    .addCase(paletteClosed, () => false)
    .addCase(paletteChosen, () => false),
);

export const palette = combineReducers({ open, targets: paletteTargetsCall.reducer });
