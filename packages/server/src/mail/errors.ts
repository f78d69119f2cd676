/** A mail that could not be handed over. `message` is the mail server's own words. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(
    message: string,
    /** Trying again would end the same way. */
    readonly isPermanent: boolean,
  ) {
    super(message);
  }
}
