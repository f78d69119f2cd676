import type { MessageKey } from '../../../i18n/message.js';
import { MAX_TITLE_CHARACTERS } from '../constants.js';

/** What is wrong with a title; null when nothing is. */
export function titleProblem(title: string): MessageKey | null {
  const { length } = title.trim();
  if (length === 0) return 'title-required';
  return length > MAX_TITLE_CHARACTERS ? 'title-too-long' : null;
}
