/** A fault that whoever runs the program can mend; its message is shown alone, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
