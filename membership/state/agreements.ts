import { addDays } from '#planning/calendar-day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { addMonths, type Day, dayAt, type Moment } from '../calendar/moments.ts';
import type { Cancellation, Charge, MembershipEvent, ProviderWord } from '../events.ts';
import { type PlanName, plans } from '../plans.ts';
import { termRules } from '../term-rules.ts';

/** A charge with what has become of its money. */
export interface Paid {
  readonly id: string;
  readonly agreement: string;
  readonly plan: PlanName;
  readonly cents: number;
  readonly at: Moment;
  readonly day: Day;
  /** Of the charge, what the member has back; never more than was charged. */
  readonly refunded: number;
  /** What is on its way back. */
  readonly refunding: number;
  readonly disputed: boolean;
  /** Nothing of it is left with the operator: it pays for no day. */
  readonly gone: boolean;
}

export interface Agreement {
  readonly id: string;
  readonly plan: PlanName;
  /** Day of the first charge, on which the agreement is concluded. */
  readonly begun: Day;
  /** Moment of the first charge. */
  readonly at: Moment;
  readonly paid: readonly Paid[];
  /** The provider's latest word; null: it said nothing. */
  readonly word: ProviderWord | null;
  /** Every word that the provider debits no more. */
  readonly stops: readonly ProviderWord[];
  /** The last day on which it may be undone without a reason. */
  readonly coolingOffEnds: Day;
  /** When it was undone so; null: it was not. */
  readonly cooledOff: Moment | null;
  /** When the member first asked for an end, in whatever way; null: never. */
  readonly asked: Moment | null;
  /** The day on which a notice ends it, paid or not; null: no notice was given. */
  readonly noticeEnds: Day | null;
}

const ofKind = <K extends MembershipEvent['kind']>(
  events: readonly MembershipEvent[],
  kind: K,
): readonly Extract<MembershipEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<MembershipEvent, { kind: K }> => event.kind === kind);

function paidOf(charge: Charge, events: readonly MembershipEvent[]): Paid {
  const { id, agreement, plan, cents, at } = charge;
  const refunds = ofKind(events, 'refund').filter((refund) => refund.charge === id);
  const disputes = ofKind(events, 'dispute').filter((dispute) => dispute.charge === id);
  const sum = (outcome: 'done' | 'pending') =>
    refunds
      .filter((refund) => refund.outcome === outcome)
      .reduce((total, refund) => total + refund.cents, 0);
  const lost = disputes.some(({ outcome }) => outcome === 'lost');
  const refunded = lost ? cents : Math.min(cents, sum('done'));
  const refunding = Math.min(cents - refunded, sum('pending'));
  const disputed = !lost && disputes.some(({ outcome }) => outcome === 'open');
  const day = dayAt(at);
  return {
    id,
    agreement,
    plan,
    cents,
    at,
    day,
    refunded,
    refunding,
    disputed,
    gone: refunded >= cents,
  };
}

/** Of words of one moment, the one that promises less. */
const caution = ['renewing', 'failing', 'stopped'];

function lastOf(words: readonly ProviderWord[]): ProviderWord | null {
  return words.reduce<ProviderWord | null>((best, word) => {
    if (best === null) return word;
    const later = word.at - best.at || caution.indexOf(word.says) - caution.indexOf(best.says);
    return later > 0 ? word : best;
  }, null);
}

/**
 * What holds of all that a provider has said. That a debit failed takes nothing up again which was stopped: not each provider
 * tells when that was, and it may be told late.
 */
function latest(words: readonly ProviderWord[]): ProviderWord | null {
  const firm = lastOf(words.filter(({ says }) => says !== 'failing'));
  return firm?.says === 'stopped' ? firm : lastOf(words);
}

function firstAt(found: readonly Cancellation[]): Moment | null {
  return found[0]?.at ?? null;
}

/** One agreement, of whose charges at least one is known. */
function agreementOf(
  id: string,
  paid: readonly [Paid, ...Paid[]],
  events: readonly MembershipEvent[],
): Agreement {
  const [first] = paid;
  const begun = first.day;
  const coolingOffEnds = addDays(begun, termRules.coolingOff.days);
  const words = ofKind(events, 'word').filter((word) => word.agreement === id);
  const asked = ofKind(events, 'cancellation').filter(({ agreement }) => agreement === id);
  // what is asked for too late is an end like any other
  const undone = asked.filter(
    ({ how, at }) => how === 'cooling off' && dayAt(at) <= coolingOffEnds,
  );
  const noticeAt = plans[first.plan].fixedTerm
    ? firstAt(asked.filter(({ how }) => how === 'by notice'))
    : null;
  return {
    id,
    plan: first.plan,
    begun,
    at: first.at,
    paid,
    word: latest(words),
    stops: words.filter(({ says }) => says === 'stopped'),
    coolingOffEnds,
    cooledOff: firstAt(undone),
    asked: firstAt(asked),
    noticeEnds:
      noticeAt === null ? null : addBusinessDays(dayAt(noticeAt), termRules.notice.businessDays),
  };
}

/** The agreements of a set of events in the order in which they began. */
export function agreementsOf(events: readonly MembershipEvent[]): readonly Agreement[] {
  const byId = new Map<string, [Paid, ...Paid[]]>();
  for (const charge of ofKind(events, 'charge')) {
    const paid = paidOf(charge, events);
    const known = byId.get(charge.agreement);
    if (known) known.push(paid);
    else byId.set(charge.agreement, [paid]);
  }
  return [...byId].map(([id, paid]) => agreementOf(id, paid, events));
}

/** The end of the term that a charge pays for, were there no other. */
export function ownEnd({ day, plan }: Paid): Day {
  return addMonths(day, plans[plan].months);
}

/** Whether an agreement was to be debited again at a moment, by what is known of it. */
export function renewsAt({ stops, asked, word }: Agreement, moment: Moment): boolean {
  if (asked !== null && asked <= moment) return false;
  const stopped = stops.some(({ at }) => at <= moment);
  // a subscription that was stopped may be taken up again
  return !stopped || (word !== null && word.at <= moment && word.says !== 'stopped');
}
