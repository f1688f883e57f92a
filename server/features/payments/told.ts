import type { Charge, Dispute, ProviderWord, Refund } from '#membership/events.ts';
import { currency, type PlanName, plans } from '#membership/plans.ts';

/** What a provider's message says of a payment, before it is known whose it is. */
export interface Told {
  /** Its agreement is empty until it is found. */
  readonly event: Charge | Refund | ProviderWord | Dispute;
  readonly plan: PlanName | null;
  /** By what whose it is can be found, best first: `checkout:…`, `charge:…`, `customer:…`. */
  readonly asks: readonly string[];
  /** By what else it can be found from now on, once it is found through a checkout. */
  readonly gives: readonly string[];
}

/** A message that is no matter of ours, and one that does not fit what was to be paid; both are kept with the reason. */
export type MessageReading =
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'ignored'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

export const told = (it: Told): MessageReading => ({ kind: 'told', told: it });
export const ignored = (why: string): MessageReading => ({ kind: 'ignored', why });
export const refused = (why: string): MessageReading => ({ kind: 'refused', why });

export type Mode = 'live' | 'test';

/** Why money is not what a plan costs; null: it is. */
export function wrongMoney(plan: PlanName | null, cents: number, of: string): string | null {
  if (of !== currency) return `another currency than ${currency}: ${of}`;
  if (plan === null || plans[plan].cents !== cents) return `another amount than a plan's: ${cents}`;
  return null;
}

/** The plan that costs so much; null: none does. */
export function planFor(cents: number): PlanName | null {
  if (cents === plans.monthly.cents) return 'monthly';
  return cents === plans.annual.cents ? 'annual' : null;
}

/** A checkout is named by a UUID of ours; any other text is somebody else's. */
export function checkoutLink(text: string): string[] {
  const isOurs = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
  return isOurs ? [`checkout:${text.toLowerCase()}`] : [];
}
