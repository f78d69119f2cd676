import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    login: AsyncState<null>;
  }
}

export interface LoginArgs {
  username: string;
  password: string;
  /** Path to go to afterwards. */
  returnTo: string;
}

/** Signing in; its result lives in the session. */
export const loginCall = createAsyncCall<null, LoginArgs>('login');
