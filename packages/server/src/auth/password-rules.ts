import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@tavoite/model';
import type { Message } from '../messages/errors.js';
import { calendarWords } from './calendar-words.js';
import { isKeyboardWalk } from './keyboard-walk.js';

/** Fewer letters among digits and signs are no name, even if they spell one. */
const MIN_PERSONAL_LENGTH = 5;
const MIN_WORD_LENGTH = 2;
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
  const letters = lower.replace(/[^\p{L}]+/gu, '');
  const units = [lower, core, letters.length < MIN_PERSONAL_LENGTH ? core : letters];
  return [lower, core, ...units.map(repeatedUnit)].some(
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

/** Without case and accents, as keyboards without them write it. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]+/gu, '');

/** Letters that are written as digits or signs. */
const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};

/** The letters of a password, also as those who replace some by digits mean them. */
function readings(password: string): string[] {
  const withoutYear = fold(password).replace(/(19|20)\d\d\P{L}*$/u, '');
  const replaced = withoutYear.replace(/[01345@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [...new Set([lettersOf(password), lettersOf(replaced)])];
}

/** Whether a text consists of nothing but the words, each as often as it likes. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const start of reached) {
    for (const word of words) if (text.startsWith(word, start)) reached.add(start + word.length);
  }
  return text.length > 0 && reached.has(text.length);
}

/** Names that anyone who guesses would try, whole and word by word. */
function namesOf({ email, username, fullName, organizations }: PasswordOwner): string[] {
  const mailbox = email.split('@')[0] ?? '';
  const names = [email, mailbox, username, fullName, PRODUCT, ...organizations];
  const words = names.flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}]+/u).map(fold)]);
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** Whether names are all that it holds beside digits and signs. */
function isPersonal(password: string, owner: PasswordOwner): boolean {
  const names = namesOf(owner);
  return readings(password).some(
    (text) => text.length >= MIN_PERSONAL_LENGTH && isMadeOf(text, names),
  );
}

/** Whether seasons, months, weekdays and names are all that it holds beside digits and signs. */
function isSeasonal(password: string, owner: PasswordOwner): boolean {
  const words = [...calendarWords().map(fold), ...namesOf(owner)];
  return readings(password).some((text) => isMadeOf(text, words));
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
  if (isSeasonal(password, owner) || isKeyboardWalk(password) || (await isCommon(password)))
    return ['password_common'];
  return [];
}
