import type { ErrorCode } from '@tavoite/model';
import type { Message } from '../messages/errors.js';

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
      /** With the code `stale`: what was to be changed, as it is now. */
      newest?: unknown;
      /** Methods that the path does serve, for 405. */
      allow?: readonly string[];
    } = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.key);
  }
}
