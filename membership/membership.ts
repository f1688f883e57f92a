import { addDays } from '#planning/calendar-day.ts';
import { type Day, dayAt, endOfDay, type Moment } from './calendar/moments.ts';
import { asSet, type Checkout, type MembershipEvent } from './events.ts';
import { graceDays, type PlanName } from './plans.ts';
import { type Agreement, agreementsOf, renewsAt } from './state/agreements.ts';
import { type Debit, debitOf } from './state/debits.ts';
import { type EndToAnnounce, endsToAnnounce } from './state/ends-to-announce.ts';
import { type RefundDue, refundsDue } from './state/refunds-due.ts';
import { type PaidTerm, termsOf } from './state/terms.ts';

export type MembershipState =
  | 'none'
  /** At the provider, or the provider has not told yet. */
  | 'awaiting'
  | 'active'
  /** The paid days are over and no debit is known yet; still served. */
  | 'past due'
  | 'lapsed'
  /** Will not be renewed; paid until a day to come. */
  | 'ending'
  | 'ended'
  /** Undone within the first days; the money is still to go back. */
  | 'cooled off'
  /** The member's bank wants a charge back, and that is not decided. */
  | 'disputed';

export interface Membership {
  readonly state: MembershipState;
  readonly plan: PlanName | null;
  /** The last day that is paid for, on which the next debit is due; null: none is. */
  readonly paidUntil: Day | null;
  /** Whether the member is served, paid days and grace. */
  readonly entitled: boolean;
  readonly entitledUntil: Moment | null;
  readonly nextDebit: Day | null;
  /** What it will take. */
  readonly nextDebitCents: number | null;
  /** When the member asked for an end, and which day is the last; null: the member did not, nor did the provider stop. */
  readonly cancelled: { readonly asked: Day | null; readonly ends: Day | null } | null;
  /** Agreements that the member asked to end and that their provider has not said to have stopped. */
  readonly stopsOwed: readonly string[];
  /** The last day on which all may be undone without a reason; null: it is over. */
  readonly coolingOffEnds: Day | null;
  /** Ends of fixed terms that must be announced, the soonest first; none of one that ends by a notice of the member's. */
  readonly endsToAnnounce: readonly EndToAnnounce[];
  readonly refundsDue: readonly RefundDue[];
  /** What came in and went back, in cents. */
  readonly ledger: { readonly charged: number; readonly refunded: number };
}

/** A provider tells of a payment for three days; a checkout that is older was left. */
const checkoutDays = 3;

interface Known {
  readonly now: Moment;
  readonly today: Day;
  readonly checkout: Checkout | null;
  readonly agreements: readonly Agreement[];
  readonly terms: readonly PaidTerm[];
  readonly paidUntil: Day | null;
  readonly entitledUntil: Moment | null;
  /** Agreements that will be debited again. */
  readonly renewing: readonly Agreement[];
}

function isAwaiting({ checkout, agreements, today }: Known): boolean {
  if (checkout === null) return false;
  if (agreements.some(({ id, at }) => id === checkout.agreement || at >= checkout.at)) return false;
  return today <= addDays(dayAt(checkout.at), checkoutDays);
}

function stateOf(known: Known, due: readonly RefundDue[]): MembershipState {
  const { now, today, agreements, terms, paidUntil, entitledUntil, renewing } = known;
  const last = agreements.at(-1);
  if (paidUntil !== null && today <= paidUntil) {
    if (terms.some(({ charge, until }) => charge.disputed && today <= until)) return 'disputed';
    return renewing.length > 0 ? 'active' : 'ending';
  }
  const inGrace = entitledUntil !== null && now < entitledUntil;
  if (renewing.length > 0 && inGrace) return 'past due';
  if (isAwaiting(known)) return 'awaiting';
  if (last === undefined) return 'none';
  if (last.cooledOff !== null) {
    const onItsWay = last.paid.some(({ refunding }) => refunding > 0);
    const open = onItsWay || due.some(({ charge }) => last.paid.some(({ id }) => id === charge));
    return open ? 'cooled off' : 'ended';
  }
  return renewing.length > 0 ? 'lapsed' : 'ended';
}

function nextDebitOf({ renewing, today }: Known): Debit | null {
  return renewing.map(debitOf).reduce<Debit | null>((soonest, debit) => {
    if (debit === null || debit.day < today) return soonest;
    return soonest === null || debit.day < soonest.day ? debit : soonest;
  }, null);
}

function cancelledOf({ agreements, paidUntil, renewing }: Known): Membership['cancelled'] {
  const last = agreements.at(-1);
  if (last === undefined || renewing.length > 0) return null;
  if (last.asked === null && last.word?.says !== 'stopped') return null;
  return { asked: last.asked === null ? null : dayAt(last.asked), ends: paidUntil };
}

/**
 * What a member's payments amount to at a moment. It follows from the set of events and the moment alone: in which order
 * they came, and how often, changes nothing.
 */
export function membershipAt(events: readonly MembershipEvent[], now: Moment): Membership {
  const set = asSet(events);
  const agreements = agreementsOf(set);
  const terms = termsOf(agreements);
  const paidUntil = terms.at(-1)?.until ?? null;
  const entitledUntil = paidUntil === null ? null : endOfDay(addDays(paidUntil, graceDays));
  const known: Known = {
    now,
    today: dayAt(now),
    checkout: set.findLast((event) => event.kind === 'checkout') ?? null,
    agreements,
    terms,
    paidUntil,
    entitledUntil,
    renewing: agreements.filter(
      (agreement) =>
        agreement.cooledOff === null &&
        agreement.paid.some(({ gone }) => !gone) &&
        renewsAt(agreement, now),
    ),
  };
  const due = refundsDue(agreements, terms);
  const debit = nextDebitOf(known);
  const state = stateOf(known, due);
  const last = agreements.at(-1);
  const all = agreements.flatMap(({ paid }) => paid);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const plan =
    state === 'awaiting' ? known.checkout?.plan : (terms.at(-1)?.charge.plan ?? last?.plan);
  return {
    state,
    plan: plan ?? null,
    paidUntil,
    entitled: entitledUntil !== null && now < entitledUntil,
    entitledUntil,
    nextDebit: debit?.day ?? null,
    nextDebitCents: debit?.cents ?? null,
    cancelled: cancelledOf(known),
    stopsOwed: agreements
      .filter(({ asked, word }) => asked !== null && word?.says !== 'stopped')
      .map(({ id }) => id),
    coolingOffEnds:
      last !== undefined && last.cooledOff === null && known.today <= last.coolingOffEnds
        ? last.coolingOffEnds
        : null,
    endsToAnnounce: endsToAnnounce(known),
    refundsDue: due,
    ledger: {
      charged: sum(all.map(({ cents }) => cents)),
      refunded: sum(all.map(({ refunded }) => refunded)),
    },
  };
}
