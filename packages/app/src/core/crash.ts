import { createAction, createReducer } from '@reduxjs/toolkit';

/** A saga failed unexpectedly. */
export const crashed = createAction('app/crashed');

/** Whether the app can only be loaded again. */
export const crash = createReducer(false, (builder) => builder.addCase(crashed, () => true));
