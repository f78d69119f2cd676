import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@tavoite/model';
import type { Message } from '../messages/errors.js';
import { isKeyboardWalk } from './keyboard-walk.js';

/** Shorter parts of a name are too ordinary to be refused. */
const MIN_PERSONAL_LENGTH = 5;
const PRODUCT = 'Tavoite';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded when first needed: the list takes more memory than its rare use is worth. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/** The shortest text whose repetition the given one is. */
function repeatedUnit(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/** Whether it is on the list of common passwords, as it is, repeated, or with digits and signs around it. */
async function isCommon(password: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [lower, core, repeatedUnit(lower), repeatedUnit(core)].some(
    (text) => text.length <= 1 || common.has(text),
  );
}

export interface PasswordOwner {
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  /** Names of the organisations that the user belongs to. */
  readonly organizations: readonly string[];
}

/** Whether it is a name that anyone who guesses would try, as it is, repeated, or with digits and signs. */
function isPersonal(password: string, owner: PasswordOwner): boolean {
  const { email, username, fullName, organizations } = owner;
  const lower = password.toLowerCase();
  const core = lower.replace(/[^\p{L}]+/gu, '');
  const mailbox = email.split('@')[0] ?? '';
  const own = [email, mailbox, username, fullName, PRODUCT, ...organizations].map((text) =>
    text.toLowerCase(),
  );
  return own.some(
    (text) =>
      text.length >= MIN_PERSONAL_LENGTH &&
      (lower === text || repeatedUnit(core) === repeatedUnit(text.replace(/[^\p{L}]+/gu, ''))),
  );
}

/** What is wrong with a new password; empty when it may be used. */
export async function passwordProblems(password: string, owner: PasswordOwner): Promise<Message[]> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_CHARACTERS) {
    return [{ key: 'password_too_short', values: { length: MIN_PASSWORD_CHARACTERS } }];
  }
  if (length > MAX_PASSWORD_CHARACTERS) {
    return [{ key: 'password_too_long', values: { length: MAX_PASSWORD_CHARACTERS } }];
  }
  if (isPersonal(password, owner)) return ['password_personal'];
  if (isKeyboardWalk(password) || (await isCommon(password))) return ['password_common'];
  return [];
}
