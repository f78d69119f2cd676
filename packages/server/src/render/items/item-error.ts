import type { Message } from '../../messages/errors.js';

/** An item that cannot be shown, with the reason that users are told. */
export class ItemError extends Error {
  override readonly name = 'ItemError';
  constructor(
    readonly reason: Message,
    options?: { cause: unknown },
  ) {
    super(typeof reason === 'string' ? reason : reason.key, options);
  }
}
