import type { Language } from '@tavoite/model';
import type { StoredMessage } from '../../db/schema/index.js';
import { isTextKey, translate } from '../../messages/texts.js';

/** A stored message in the language; null for none. One that this version does not know is a fault of the server. */
export function sayStored(language: Language, message: StoredMessage | null): string | null {
  if (message === null) return null;
  const { key, values } = typeof message === 'string' ? { key: message, values: {} } : message;
  return isTextKey(key) ? translate(language, key, values) : translate(language, 'server_error');
}
