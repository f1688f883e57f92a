/** Something that the operator can mend; its message is shown as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
