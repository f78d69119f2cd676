import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@tavoite/model';
import type { Message } from '../../i18n/message.js';

/** A new password, typed twice. */
export interface NewPassword {
  new_password1: string;
  new_password2: string;
}

export const NO_PASSWORD: NewPassword = { new_password1: '', new_password2: '' };

const charactersOf = (text: string) => [...text].length;

/** How many more characters a password needs. */
export const missingCharacters = (password: string) =>
  Math.max(0, MIN_PASSWORD_CHARACTERS - charactersOf(password));

/** What can be said of a password before the server has seen it; null where nothing is wrong. */
export function passwordProblem(password: string): Message | null {
  if (password === '') return { key: 'password-required' };
  if (missingCharacters(password) > 0)
    return { key: 'password-too-short', values: { count: MIN_PASSWORD_CHARACTERS } };
  return charactersOf(password) > MAX_PASSWORD_CHARACTERS
    ? { key: 'password-too-long', values: { count: MAX_PASSWORD_CHARACTERS } }
    : null;
}

/** What is wrong with the repetition; null where nothing is. */
export function repetitionProblem({ new_password1, new_password2 }: NewPassword): Message | null {
  if (new_password2 === '') return { key: 'password-repeat-required' };
  return new_password1 === new_password2 ? null : { key: 'passwords-differ' };
}

/** Whether more typing cannot make it the same. */
export const isMistyped = ({ new_password1, new_password2 }: NewPassword) =>
  !new_password1.startsWith(new_password2);

/** Whether the server can be asked. */
export const isNewPassword = (values: NewPassword) =>
  passwordProblem(values.new_password1) === null && repetitionProblem(values) === null;
