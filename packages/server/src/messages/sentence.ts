import type { Language } from '@tavoite/model';
import type { Message } from './errors.js';
import { translate } from './texts.js';

/** What an error says to a user. */
export function sentenceOf(language: Language, message: Message): string {
  return typeof message === 'string'
    ? translate(language, message)
    : translate(language, message.key, message.values);
}
