import type { SecondFactorChallenge } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    login: AsyncState<SecondFactorChallenge | null>;
  }
}

export interface LoginArgs {
  username: string;
  password: string;
  /** Path to go to afterwards. */
  returnTo: string;
}

/** Signing in: null, since the result lives in the session, or what the second step asks for. */
export const loginCall = createAsyncCall<SecondFactorChallenge | null, LoginArgs>('login');
