import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';

/** Requests a mail with a link; the answer is the same for an address without a user. */
export const requestResetCall = createAsyncCall<{ detail: string }, { email: string }>(
  'resetPassword/request',
);

/** Whether the mailed link still works. */
export const checkLinkCall = createAsyncCall<{ is_open: boolean }, { uid: string; token: string }>(
  'resetPassword/check',
);

export interface ConfirmResetArgs {
  uid: string;
  token: string;
  new_password1: string;
  new_password2: string;
}

/** Sets a new password with the token from the mailed link. */
export const confirmResetCall = createAsyncCall<{ detail: string }, ConfirmResetArgs>(
  'resetPassword/confirm',
);

/** What the server reports about the mailed link itself; undefined when the problem is elsewhere. */
export const linkProblem = (failure: ApiFailure | null | undefined): string | undefined =>
  failure?.messages.token?.[0] ?? failure?.messages.uid?.[0];
