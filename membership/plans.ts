/** What a member can pay for. Prices stand here and nowhere else, in whole cents, VAT included. */
export const plans = {
  monthly: { cents: 99_00, months: 1, fixedTerm: false },
  annual: { cents: 950_00, months: 12, fixedTerm: true },
} as const;

export type PlanName = keyof typeof plans;

/** The only currency that is taken. */
export const currency = 'ZAR';

/** An agreement may be undone without a reason for so many days (ECT Act 25 of 2002, section 44). */
export const coolingOffDays = 7;

/** What is paid when an agreement is undone goes back within so many days (the same section). */
export const refundWithinDays = 30;

/**
 * Days after the paid ones in which a member is served as before: a provider tries again to debit for five days (Payfast)
 * and to tell of a payment for three (Paystack), and nobody who has paid is to be shut out by that.
 */
export const graceDays = 7;

/** A term of a year ends so many business days after the member says so (Consumer Protection Act 68 of 2008, section 14). */
export const noticeBusinessDays = 20;

/** Its end is announced not more and not less than so many business days ahead (the same section). */
export const expiryNotice = { earliest: 80, latest: 40 } as const;
