/** A problem that the person who runs the program can fix; only its message is shown, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
