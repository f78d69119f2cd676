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

/** Reasons that may be gone at the next try: a process that stops, a machine that is busy. */
const PASSING: readonly Message[] = ['report_drawing_stopped', 'report_picture_slow'];

/** Whether an item that could not be drawn will lack what it lacks at the next try, too. */
export const isLasting = (error: unknown): boolean =>
  error instanceof ItemError && !PASSING.includes(error.reason);
