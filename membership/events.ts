import type { Moment } from './calendar/moments.ts';
import type { PlanName } from './plans.ts';

/**
 * What is known of a member's payments. An agreement is what a member entered into at one checkout, and all that follows
 * from it. Every event has an id of its provider's, under which it is the same event however often it comes.
 */
export interface Checkout {
  readonly kind: 'checkout';
  readonly id: string;
  readonly agreement: string;
  readonly plan: PlanName;
  readonly at: Moment;
}

export interface Charge {
  readonly kind: 'charge';
  readonly id: string;
  readonly agreement: string;
  readonly plan: PlanName;
  readonly cents: number;
  readonly at: Moment;
}

export interface Refund {
  readonly kind: 'refund';
  readonly id: string;
  /** Id of the charge of which money goes back. */
  readonly charge: string;
  readonly cents: number;
  /** Money that is on its way back is not back yet; a refund that failed has moved none. */
  readonly outcome: 'pending' | 'failed' | 'done';
  readonly at: Moment;
}

/** What the provider says of an agreement: that it will debit again, that a debit failed, that it will debit no more. */
export interface ProviderWord {
  readonly kind: 'word';
  readonly id: string;
  readonly agreement: string;
  readonly says: 'renewing' | 'failing' | 'stopped';
  readonly at: Moment;
  /** When it debits next; null: it did not say. */
  readonly nextDebit: Moment | null;
}

/** What the member asked for: no renewal, an end by notice (a year's term), or all of it undone. */
export interface Cancellation {
  readonly kind: 'cancellation';
  readonly id: string;
  readonly agreement: string;
  readonly how: 'no renewal' | 'by notice' | 'cooling off';
  readonly at: Moment;
}

/** The member's bank wants a charge back; once lost, it has it. */
export interface Dispute {
  readonly kind: 'dispute';
  readonly id: string;
  readonly charge: string;
  readonly outcome: 'open' | 'won' | 'lost';
  readonly at: Moment;
}

export type MembershipEvent = Checkout | Charge | Refund | ProviderWord | Cancellation | Dispute;

/** Of two tellings of one event, what is told later in this list is further on. */
const progress = ['pending', 'open', 'failed', 'won', 'done', 'lost'];

function progressOf(event: MembershipEvent): number {
  return 'outcome' in event ? progress.indexOf(event.outcome) : 0;
}

/** Below 0 where the first of two tellings of one event is to be believed. It knows nothing of the order of arrival. */
function better(one: MembershipEvent, other: MembershipEvent): number {
  // a provider that tells of a charge without its time is believed to have made it when it told first
  const order = progressOf(other) - progressOf(one) || one.at - other.at;
  if (order !== 0) return order;
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  return left < right ? -1 : Number(left > right);
}

/** By time, then by id: an order that the events have of themselves. */
function inTime(one: MembershipEvent, other: MembershipEvent): number {
  return one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));
}

/** The events as a set, each once, in the order of their own times: doubled and shuffled ones give the same. */
export function asSet(events: readonly MembershipEvent[]): readonly MembershipEvent[] {
  const byId = new Map<string, MembershipEvent>();
  for (const event of events) {
    const key = `${event.kind} ${event.id}`;
    const known = byId.get(key);
    if (known === undefined || better(event, known) < 0) byId.set(key, event);
  }
  return [...byId.values()].toSorted(inTime);
}
