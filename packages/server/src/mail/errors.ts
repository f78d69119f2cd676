/** A mail that could not be handed over. `message` is the mail server's own words. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(
    message: string,
    /** Trying again would end the same way. */
    readonly isPermanent: boolean,
    /** The mail server was handed the mail and never said whether it took it. */
    readonly isUncertain = false,
  ) {
    super(message);
  }
}

/** Thrown just before a mail would have been handed over: it is not to be sent any more. */
export class NotDueError extends Error {
  override readonly name = 'NotDueError';
}
