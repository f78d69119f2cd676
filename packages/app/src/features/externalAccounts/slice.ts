import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Contract, EndpointAnswer, IdentityProvider } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { Message } from '../../i18n/message.js';

/** The accounts that are linked to the user. */
export type Identities = EndpointAnswer<Contract['listIdentities']>;

export interface BeginRequest {
  readonly provider: IdentityProvider;
  readonly purpose: 'login' | 'connect';
  /** Asked for before an account is linked, where the session is not a new one. */
  readonly password?: string;
  /** Of the authenticator app, in place of the password. */
  readonly code?: string;
  /** Path to go to after signing in. */
  readonly returnTo: string;
}

/** A screen that shows the linked accounts; the provider of one that links. */
export const accountsScreen = createScreenActions<IdentityProvider | null>('externalAccounts');
export const identitiesCall = createAsyncCall<Identities>('externalAccounts/identities');
/** Sends the user to the provider: fulfilled when the browser is on its way. */
export const beginCall = createAsyncCall<null, BeginRequest>('externalAccounts/begin');
/** Deals with what the provider sent back. */
export const answerCall = createAsyncCall<null>('externalAccounts/answer');
export const unlinkCall = createAsyncCall<null, IdentityProvider>('externalAccounts/unlink');

const problemSlice = createSlice({
  name: 'externalAccounts/problem',
  initialState: null as Message | null,
  reducers: {
    problemFound: (_, { payload }: PayloadAction<Message>) => payload,
    problemDismissed: () => null,
  },
  extraReducers: (builder) => builder.addCase(beginCall.request, () => null),
});

export const { problemFound, problemDismissed } = problemSlice.actions;

export const externalAccounts = combineReducers({
  identities: identitiesCall.reducer,
  begin: beginCall.reducer,
  answer: answerCall.reducer,
  unlink: unlinkCall.reducer,
  /** Why the last attempt came to nothing. */
  problem: problemSlice.reducer,
});
