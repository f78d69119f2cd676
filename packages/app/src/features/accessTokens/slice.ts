import { combineReducers } from '@reduxjs/toolkit';
import type { AccessToken, Contract, EndpointAnswer, EndpointInput } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** The organisation's tokens, and whether their keeper has a password to show. */
export interface Tokens {
  readonly tokens: readonly AccessToken[];
  readonly hasPassword: boolean;
}

export type NewToken = EndpointInput<Contract['createAccessToken']>['body'];
export type MadeToken = EndpointAnswer<Contract['createAccessToken']>;

export const accessTokensScreen = createScreenActions('accessTokens');
export const tokensCall = createAsyncCall<Tokens>('accessTokens/tokens');
export const createCall = createAsyncCall<MadeToken, NewToken>('accessTokens/create');
/** Answers the id of the token that has ended. */
export const revokeCall = createAsyncCall<number, number>('accessTokens/revoke');

export const accessTokens = combineReducers({
  tokens: tokensCall.reducer,
  create: createCall.reducer,
  revoke: revokeCall.reducer,
});
