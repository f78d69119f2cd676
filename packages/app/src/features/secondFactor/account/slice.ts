import { combineReducers } from '@reduxjs/toolkit';
import type { Contract, EndpointAnswer } from '@tavoite/model';
import { createAsyncCall } from '../../../core/asyncState.js';
import { createScreenActions } from '../../../core/openScreen.js';

/** The user's second factors. */
export type Factors = EndpointAnswer<Contract['getSecondFactor']>;

/** What a user changes; all but a name ask for the password, which users without one leave empty. */
export type Change =
  | { readonly kind: 'begin-authenticator'; readonly password: string }
  | { readonly kind: 'confirm-authenticator'; readonly ticket: string; readonly code: string }
  | { readonly kind: 'remove-authenticator'; readonly password: string }
  | { readonly kind: 'renew-codes'; readonly password: string }
  | { readonly kind: 'add-passkey'; readonly password: string; readonly name: string }
  | { readonly kind: 'rename-passkey'; readonly id: number; readonly name: string }
  | { readonly kind: 'remove-passkey'; readonly id: number; readonly password: string };

/** What comes of a change: the secret of an app to be confirmed, or codes to be kept, or neither. */
export type Outcome =
  | {
      readonly kind: 'secret';
      readonly ticket: string;
      readonly secret: string;
      readonly uri: string;
    }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'done' };

export const accountFactorsScreen = createScreenActions('secondFactor');
export const factorsCall = createAsyncCall<Factors>('secondFactor/factors');
export const changeCall = createAsyncCall<Outcome, Change>('secondFactor/change');

export const secondFactor = combineReducers({
  factors: factorsCall.reducer,
  change: changeCall.reducer,
});
