import type { TextKey, TextValues } from './texts.js';

/** A message by its key in the texts, or with the values that its placeholders take. */
export type Message = TextKey | { key: TextKey; values: TextValues };

/** The field of what belongs to no field. */
export const NON_FIELD_ERRORS = 'non_field_errors';

/** Input that cannot be used, by field. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  constructor(readonly fields: Readonly<Record<string, readonly Message[]>>) {
    super(Object.keys(fields).join(', '));
  }
}

/** Input that cannot be used as a whole. */
export function nonFieldError(message: Message): FieldError {
  return new FieldError({ [NON_FIELD_ERRORS]: [message] });
}

/** The same for a missing object and for one of another organisation. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** Something that others may do, but not this user. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  constructor(readonly detail: Message) {
    super(typeof detail === 'string' ? detail : detail.key);
  }
}

/** A change that was based on a version which is no longer the newest. */
export class StaleError extends Error {
  override readonly name = 'StaleError';
  constructor(
    /** What was to be changed as it is now, in the words of the API. */
    readonly newest: unknown,
  ) {
    super('stale');
  }
}

/** What was asked for is not ready yet; the same request may succeed a moment later. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
  constructor(readonly detail: Message) {
    super(typeof detail === 'string' ? detail : detail.key);
  }
}

/** Why a token does not sign in. */
export type SessionProblem = 'invalid_token' | 'token_expired';

/** A session that does not exist, or no longer does. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  constructor(readonly problem: SessionProblem) {
    super(problem);
  }
}

/** Too many attempts. */
export class ThrottledError extends Error {
  override readonly name = 'ThrottledError';
  constructor(
    readonly detail: Message,
    /** Seconds until the next attempt is allowed. */
    readonly retryAfter: number,
  ) {
    super(typeof detail === 'string' ? detail : detail.key);
  }
}

/** More work at once than this process accepts. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  constructor(
    /** Seconds after which it is worth trying again. */
    readonly retryAfter: number,
  ) {
    super('busy');
  }
}

/** More than is taken: of one file, of a request, or of an organisation. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  constructor(readonly detail: Message) {
    super(typeof detail === 'string' ? detail : detail.key);
  }
}

/** Something that the server needs does not work at the moment; `cause` is for the log. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  constructor(
    readonly detail: Message,
    /** Seconds after which it is worth trying again. */
    readonly retryAfter: number,
    options: { cause: unknown },
  ) {
    super(typeof detail === 'string' ? detail : detail.key, options);
  }
}
