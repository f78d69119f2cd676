import { combineReducers, createAction } from '@reduxjs/toolkit';
import { createAsyncCall } from '../../../core/asyncState.js';

/** How a user takes the second step. */
export type Proof =
  | { readonly code: string }
  | { readonly recovery_code: string }
  /** By a passkey: what the browser is asked for; null for a passkey that is both steps. */
  | { readonly options: Readonly<Record<string, unknown>> | null };

export interface ConfirmArgs {
  readonly ticket: string;
  readonly proof: Proof;
  /** Path to go to afterwards. */
  readonly returnTo: string;
}

/** What an authenticator app is set up with. */
export interface NewSecret {
  readonly secret: string;
  readonly uri: string;
}

/** A session that begins once its user has kept the recovery codes. */
export interface SetUpSession {
  readonly key: string;
  readonly recovery_codes: readonly string[];
}

/** Takes the second step; its result lives in the session. */
export const confirmCall = createAsyncCall<null, ConfirmArgs>('secondStep/confirm');
/** The secret of an app, by the ticket of the sign-in. */
export const secretCall = createAsyncCall<NewSecret, string>('secondStep/secret');
/** By the first code of an app, or by a passkey of this name that the browser makes. */
export type SetUp = { readonly ticket: string } & (
  | { readonly code: string }
  | { readonly name: string }
);
/** Sets the first factor up. */
export const setUpCall = createAsyncCall<SetUpSession, SetUp>('secondStep/setUp');
/** The recovery codes are kept: the session begins. */
export const codesKept = createAction<{ key: string; returnTo: string }>('secondStep/codesKept');

export const secondStep = combineReducers({
  confirm: confirmCall.reducer,
  secret: secretCall.reducer,
  setUp: setUpCall.reducer,
});
