import { dayAt } from '#membership/calendar/moments.ts';
import { type DebitingProvider, debitAfter } from '#membership/debit-days.ts';
import type { PlanName } from '#membership/plans.ts';

/** What is debited of whoever orders at a moment. Days are ISO days in South Africa. */
export interface Debits {
  readonly first: string;
  readonly next: string;
  /** Whether `next` is the earliest day on which it can be: the provider is not known, and they do not agree. */
  readonly atEarliest: boolean;
}

const hosts: Readonly<Record<DebitingProvider, RegExp>> = {
  paystack: /(?:^|\.)paystack\.(?:com|shop)$/,
  payfast: /(?:^|\.)payfast\.(?:co\.za|io)$/,
};

/** The providers that a page of payment may belong to. */
function providersOf(host: string): readonly DebitingProvider[] {
  if (hosts.paystack.test(host)) return ['paystack'];
  return hosts.payfast.test(host) ? ['payfast'] : ['paystack', 'payfast'];
}

/** @param host of the page of payment of the plan @param now milliseconds since 1970 */
export function debitsOf(plan: PlanName, host: string, now: number): Debits {
  const first = dayAt(now);
  const days = providersOf(host).map((provider) => debitAfter(first, plan, provider));
  const [next = first] = days.toSorted();
  const atEarliest = new Set(days).size > 1;
  return { first, next, atEarliest };
}
