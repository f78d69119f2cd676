import { createAsyncCall } from '../../core/asyncState.js';

export interface ChangePasswordArgs {
  old_password: string;
  new_password1: string;
  new_password2: string;
}

export const changePasswordCall = createAsyncCall<{ detail: string }, ChangePasswordArgs>(
  'changePassword',
);
