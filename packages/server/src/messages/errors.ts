import type { ErrorCode } from '@tavoite/model';
import type { TextKey, TextValues } from './texts.js';

/** A message by its key in the texts, or with the values that its placeholders take. */
export type Message = TextKey | { key: TextKey; values: TextValues };

/** Everything but 400: answered as `{detail, code?}` in the user's language. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly detail: Message,
    readonly options: {
      /** A code on which the client acts. */
      code?: ErrorCode;
      /** Seconds, for 429 and 503. */
      retryAfter?: number;
      /** Methods that the path does serve, for 405. */
      allow?: readonly string[];
    } = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.key);
  }
}

export const NON_FIELD_ERRORS = 'non_field_errors';

/** 400: answered as `{field: [message, …]}`, with `non_field_errors` for what belongs to no field. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  constructor(readonly fields: Readonly<Record<string, readonly Message[]>>) {
    super(Object.keys(fields).join(', '));
  }
}

/** 400 for the request as a whole. */
export function nonFieldError(message: Message): FieldError {
  return new FieldError({ [NON_FIELD_ERRORS]: [message] });
}

/** The same for a missing object and for one of another organisation. */
export function notFound(): HttpError {
  return new HttpError(404, 'not_found');
}
