/** Where what a payment provider lists and what was told here differ; each payment by its name at the provider. */
export interface PaymentDifferences {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly other: readonly string[];
  readonly compared: number;
}

/** What an operator's command asks of a payment provider. */
export interface ProviderMeans {
  /** Has part of a payment go back. Throws `ProviderRefused` where it said no; after any other error nothing is known. */
  refund(reference: string, cents: number): Promise<void>;
  /** Compares the payments of a time with the provider's own list. @param take whether what is missing is taken in */
  reconcile(from: Date, to: Date, take: boolean): Promise<PaymentDifferences>;
  /** Whether an error is the provider's no, and so a certainty. */
  isRefusal(error: unknown): boolean;
}
