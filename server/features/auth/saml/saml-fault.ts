/** An answer of an identity provider that nobody is let in by; the message is for the log. */
export class SamlFault extends Error {
  override readonly name = 'SamlFault';
  /** The provider itself says that it lets nobody in. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal = false) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/** Clocks of two companies are never quite the same. */
export const leewaySeconds = 30;
