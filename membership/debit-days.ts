import { addMonths, type Day } from './calendar/moments.ts';
import { type PlanName, plans } from './plans.ts';

/**
 * On which day of the month a provider debits a monthly plan that began late in one: the last day that it debits on. A day
 * that a month does not have is its last one everywhere.
 */
export const debitRules = {
  paystack: {
    lastDay: 28,
    source:
      'paystack.com/docs, Subscriptions: what begins on the 29th to the 31st is billed on the 28th',
  },
  payfast: {
    lastDay: 31,
    source: 'none read: the same day of the month, by its notices’ billing_date',
  },
} as const;

export type DebitingProvider = keyof typeof debitRules;

/** The day of the debit after one on a day, of what is renewed by its provider. @throws when it is no day */
export function debitAfter(day: Day, plan: PlanName, provider: DebitingProvider): Day {
  const next = addMonths(day, plans[plan].months);
  const { lastDay } = debitRules[provider];
  const isLate = plan === 'monthly' && Number(next.slice(8)) > lastDay;
  return isLate ? `${next.slice(0, 8)}${lastDay}` : next;
}

/** The provider that an id of a charge names; null: another. */
export function providerOfCharge(id: string): DebitingProvider | null {
  if (id.startsWith('paystack:')) return 'paystack';
  return id.startsWith('payfast:') ? 'payfast' : null;
}
