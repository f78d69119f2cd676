/** A problem that the person who runs the program can fix; its message is shown alone, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
