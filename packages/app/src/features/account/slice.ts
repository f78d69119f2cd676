import { combineReducers } from '@reduxjs/toolkit';
import type { Contract, EndpointAnswer } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** Where the user is signed in. */
export type Sessions = EndpointAnswer<Contract['listSessions']>['sessions'];
export type OwnSession = Sessions[number];

/** What is signed out: one session by its id, or all but this one. */
export type SignOut = { readonly session: number } | 'others';

export const accountScreen = createScreenActions('account');
export const sessionsCall = createAsyncCall<Sessions>('account/sessions');
export const signOutCall = createAsyncCall<null, SignOut>('account/signOut');
export const nameCall = createAsyncCall<{ name: string }, string>('account/name');

export const account = combineReducers({
  sessions: sessionsCall.reducer,
  signOut: signOutCall.reducer,
  name: nameCall.reducer,
});
