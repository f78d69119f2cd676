import { combineReducers } from '@reduxjs/toolkit';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** What an organisation needs before its strategy shows anything, in the order in which it is done. */
export const STEPS = ['terms', 'figures', 'targets'] as const;
export type Step = (typeof STEPS)[number];

export const firstStepsScreen = createScreenActions('firstSteps');
/** Which steps are done. */
export const doneCall = createAsyncCall<readonly Step[]>('firstSteps/done');

export const firstSteps = combineReducers({ done: doneCall.reducer });
