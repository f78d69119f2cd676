import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import type { SystemMessage } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

export const systemMessagesScreen = createScreenActions('systemMessages');

export const listCall = createAsyncCall<SystemMessage[]>('systemMessages/list');
/** Those that cover the screen, oldest first. */
export const forcedCall = createAsyncCall<SystemMessage[]>('systemMessages/forced');
/** The payload is the id of a forced one. */
export const forcedDismissed = createAction<number>('systemMessages/dismissed');

/** Ids of those that were unread when they were first shown: they stay marked for this visit. */
const fresh = createReducer<number[]>([], (builder) =>
  builder
    .addCase(systemMessagesScreen.opened, () => [])
    .addCase(listCall.fulfilled, (state, { payload }) => [
      ...new Set([...state, ...payload.filter(({ read }) => !read).map(({ id }) => id)]),
    ]),
);

/** Forced messages that have been dismissed. */
const dismissed = createReducer<number[]>([], (builder) =>
  builder.addCase(forcedDismissed, (state, { payload }) => [...state, payload]),
);

export const systemMessages = combineReducers({
  list: listCall.reducer,
  forced: forcedCall.reducer,
  fresh,
  dismissed,
});
