import { z } from 'zod';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { anyPassword, detailAnswer } from './fields.js';
import { signInAnswer } from './sign-in-answer.js';

const email = z.string().trim().min(1, 'required').max(254);

export const login = defineEndpoint({
  ...calls.login,
  summary: 'Sign in by e-mail and password',
  access: 'public',
  body: z.object({ username: email, password: anyPassword }),
  answer: signInAnswer,
});

export const logout = defineEndpoint({
  ...calls.logout,
  summary: 'Revoke the session token of this request',
  access: 'signed-in',
  answer: detailAnswer.extend({
    /** Where the browser goes to sign out of the provider, too; only where that is set up. */
    sign_out_url: z.url().optional(),
  }),
});

export const changePassword = defineEndpoint({
  ...calls.changePassword,
  summary: 'Change the password and revoke all other sessions',
  access: 'signed-in',
  body: z.object({
    old_password: anyPassword,
    new_password1: anyPassword,
    new_password2: anyPassword,
  }),
  answer: detailAnswer,
});

export const requestPasswordReset = defineEndpoint({
  ...calls.requestPasswordReset,
  summary: 'Mail a link for a new password; answers the same for an unknown address',
  access: 'public',
  body: z.object({ email }),
  answer: detailAnswer,
});

const resetLink = { uid: z.string().max(64), token: z.string().max(256) };

export const checkPasswordReset = defineEndpoint({
  ...calls.checkPasswordReset,
  summary: 'Whether a mailed link for a new password still works; it is not used up',
  access: 'public',
  body: z.object(resetLink),
  answer: z.object({ is_open: z.boolean() }),
});

export const confirmPasswordReset = defineEndpoint({
  ...calls.confirmPasswordReset,
  summary: 'Set a new password with the token of the mailed link',
  access: 'public',
  body: z.object({
    ...resetLink,
    new_password1: anyPassword,
    new_password2: anyPassword,
  }),
  answer: detailAnswer,
});
