/** What a member can pay for. Prices stand here and nowhere else, in whole cents, VAT included. */
export const plans = {
  monthly: { cents: 99_00, months: 1, fixedTerm: false },
  annual: { cents: 950_00, months: 12, fixedTerm: true },
} as const;

export type PlanName = keyof typeof plans;

/** The only currency that is taken. */
export const currency = 'ZAR';

/**
 * Days after the paid ones in which a member is served as before: a provider tries again to debit for five days (Payfast)
 * and to tell of a payment for three (Paystack), and nobody who has paid is to be shut out by that.
 */
export const graceDays = 7;
