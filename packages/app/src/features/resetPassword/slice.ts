import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';

/** Asks for a mail with a link; answers the same for an address that nobody has. */
export const requestResetCall = createAsyncCall<{ detail: string }, { email: string }>(
  'resetPassword/request',
);

export interface ConfirmResetArgs {
  uid: string;
  token: string;
  new_password1: string;
  new_password2: string;
}

/** Sets a new password with what the mailed link carries. */
export const confirmResetCall = createAsyncCall<{ detail: string }, ConfirmResetArgs>(
  'resetPassword/confirm',
);

/** What the server says of the mailed link itself; undefined when the problem is elsewhere. */
export const linkProblem = (failure: ApiFailure | null | undefined): string | undefined =>
  failure?.messages.token?.[0] ?? failure?.messages.uid?.[0];
