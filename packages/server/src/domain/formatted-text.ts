import {
  type ContentProblemKind,
  checkContent,
  isBlankContent,
  MAX_CONTENT_BYTES,
} from '@tavoite/model';
import { FieldError, type Message } from '../messages/errors.js';
import type { TextKey } from '../messages/texts.js';

const KEYS: Record<ContentProblemKind, TextKey> = {
  'not-content': 'content_not_content',
  'too-large': 'content_too_large',
  'too-many-blocks': 'content_too_many_blocks',
  'unknown-block-type': 'content_unknown_block_type',
  'unknown-style': 'content_unknown_style',
  'unknown-alignment': 'content_unknown_alignment',
  'unknown-entity': 'content_unknown_entity',
  'link-not-allowed': 'content_link_not_allowed',
  'range-outside-text': 'content_range_outside_text',
  'broken-characters': 'content_broken_characters',
};

/** What keeps a formatted text from being stored, or null. */
function contentMessage(text: string): Message | null {
  const problem = checkContent(text);
  if (problem === null) return null;
  const { kind, value, block } = problem;
  const kilobytes = MAX_CONTENT_BYTES / 1000;
  return { key: KEYS[kind], values: { value, block: block ?? 1, kilobytes } };
}

/**
 * Refuses the text of a field that would not be shown as it is, and unless `mayBeBlank` one without
 * a letter.
 *
 * @throws FieldError
 */
export function checkText(
  field: string,
  text: string,
  { mayBeBlank }: { mayBeBlank: boolean },
): void {
  const message = contentMessage(text);
  if (message !== null) throw new FieldError({ [field]: [message] });
  if (!mayBeBlank && isBlankContent(text)) throw new FieldError({ [field]: ['required'] });
}
