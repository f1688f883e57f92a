/** Why the model gave no answer that can be read. Never holds words of a prompt or of an answer. */
export type ModelFailure =
  | 'busy'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'no-answer'
  | 'cut-off'
  | 'too-large'
  | 'resting'
  | 'allowance'
  | 'budget';

export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, options?: ErrorOptions) {
    super(`the language model: ${failure}`, options);
    this.failure = failure;
  }
}
