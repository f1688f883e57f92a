/** Something that the operator can mend; its message is shown as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** An answer that is bad news: printed where answers are, and the command ends with 1. */
export class Trouble extends OperatorError {}
