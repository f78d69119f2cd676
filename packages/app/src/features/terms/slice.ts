import { createAction } from '@reduxjs/toolkit';
import type { Term } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    terms: AsyncState<Term[]>;
  }
}

/** Every term of the active organisation, in tree order. */
export const termsCall = createAsyncCall<Term[]>('terms');

/** A screen needs the terms: they are loaded unless they are loaded or being loaded. */
export const termsNeeded = createAction('terms/needed');
