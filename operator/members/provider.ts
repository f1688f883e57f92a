/** Where what a payment provider lists and what was told here differ; each payment by its name at the provider. */
export interface PaymentDifferences {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly other: readonly string[];
  readonly compared: number;
}

export type ProviderName = 'paystack' | 'payfast';

/** How a provider is called in front of people. */
export const providerTitles: Readonly<Record<ProviderName, string>> = {
  paystack: 'Paystack',
  payfast: 'Payfast',
};

/** What an operator's command asks of a payment provider. */
export interface ProviderMeans {
  /**
   * Has part of a payment go back. Throws where it was not taken; unless `isRefusal` nothing is known then.
   * @param before what of it is known to have gone back
   * @returns whether the provider says that it is done, or tells later
   */
  refund(reference: string, cents: number, before: number): Promise<'done' | 'pending'>;
  /** Whether it says what has gone back, so that a refund of which nothing is known may be asked for again. */
  readonly tellsRefunds: boolean;
  /** Compares the payments of a time with the provider's own list. @param take whether what is missing is taken in */
  reconcile(from: Date, to: Date, take: boolean): Promise<PaymentDifferences>;
  /** Whether an error is the provider's no, and so a certainty. */
  isRefusal(error: unknown): boolean;
}

/** The providers that are set up. */
export type PaymentProviders = Readonly<Partial<Record<ProviderName, ProviderMeans>>>;
