import { createAsyncCall } from '../../app/asyncState.js';

export interface LoginArgs {
  username: string;
  password: string;
  /** Path to go to afterwards. */
  returnTo: string;
}

/** Signing in; its result lives in the session. */
export const loginCall = createAsyncCall<null, LoginArgs>('login');
