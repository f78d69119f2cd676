import type { ApiFailure } from '../api/errors.js';
import { INVALID_ANSWER } from '../api/errors.js';
import type { Message, MessageKey } from './message.js';

const GENERAL_FIELDS = ['non_field_errors', 'detail'];

function keyOf({ status, code }: ApiFailure): MessageKey {
  if (code === INVALID_ANSWER) return 'error-invalid-answer';
  switch (status) {
    case 0:
      return 'error-network';
    case 401:
      return 'error-unauthorized';
    case 403:
      return 'error-forbidden';
    case 404:
      return 'error-not-found';
    case 413:
      return 'error-too-large';
    case 429:
      return 'error-too-many-requests';
    case 502:
    case 503:
    case 504:
      return 'error-unavailable';
    default:
      return status >= 500 ? 'error-server' : 'error-unknown';
  }
}

/** The server's own words where it refused something; our words where it could not answer. */
export function failureMessage(failure: ApiFailure): Message {
  if (failure.status >= 400 && failure.status < 500) {
    const general = GENERAL_FIELDS.map((field) => failure.messages[field]?.[0]).find(Boolean);
    const text = general ?? Object.values(failure.messages)[0]?.[0];
    if (text) return { text };
  }
  return { key: keyOf(failure) };
}

/**
 * One message per field, its first; a failure without fields gives one general message.
 * @param names what a screen calls the fields, where that is not what they are called everywhere
 */
export function fieldMessages(
  failure: ApiFailure,
  names: Readonly<Record<string, MessageKey>> = {},
): Message[] {
  if (failure.status !== 400) return [failureMessage(failure)];
  const messages = Object.entries(failure.messages).flatMap(([field, [text]]): Message[] => {
    if (!text) return [];
    if (GENERAL_FIELDS.includes(field)) return [{ text }];
    const name = names[field];
    return [{ field, text, ...(name && { name }) }];
  });
  return messages.length > 0 ? messages : [failureMessage(failure)];
}
