import { type Day, dayAt, type Moment } from './calendar/moments.ts';
import type { Cancellation, MembershipEvent } from './events.ts';
import { type Membership, membershipAt } from './membership.ts';
import type { RefundDue } from './state/refunds-due.ts';

/** How somebody may end what they pay for, and what follows: to be shown before they ask for it. */
export interface WayToEnd {
  readonly how: Cancellation['how'];
  /** The last day that they are served as paid for. */
  readonly ends: Day;
  /** What goes back, in cents, and by when; null: nothing does. */
  readonly back: { readonly cents: number; readonly by: Day } | null;
}

const hows: readonly Cancellation['how'][] = ['no renewal', 'by notice', 'cooling off'];

/** Agreements that a request to end ends: those of which a charge had been made by then. */
export function begunBy(events: readonly MembershipEvent[], moment: Moment): readonly string[] {
  const begun = events.flatMap((event) =>
    event.kind === 'charge' && event.at <= moment ? [event.agreement] : [],
  );
  return [...new Set(begun)];
}

const sumOf = (due: readonly RefundDue[]) => due.reduce((sum, { cents }) => sum + cents, 0);

/** What is owed after a request and was not owed before it. */
function backOf(before: Membership, after: Membership): WayToEnd['back'] {
  const cents = sumOf(after.refundsDue) - sumOf(before.refundsDue);
  if (cents <= 0) return null;
  const known = new Set(before.refundsDue.map(({ charge }) => charge));
  const news = after.refundsDue.filter(({ charge }) => !known.has(charge));
  const days = (news.length > 0 ? news : after.refundsDue).map(({ dueBy }) => dueBy).toSorted();
  const by = days.at(-1);
  return by === undefined ? null : { cents, by };
}

/**
 * The ways in which a member may end what they pay for at a moment, of those that change something. Each is what
 * `membershipAt` makes of the request itself, so that what is shown is what comes.
 */
export function waysToEnd(events: readonly MembershipEvent[], now: Moment): readonly WayToEnd[] {
  const before = membershipAt(events, now);
  const today = dayAt(now);
  const agreements = begunBy(events, now);
  return hows.flatMap((how): WayToEnd[] => {
    const asked = agreements.map(
      (agreement): MembershipEvent => ({
        kind: 'cancellation',
        id: `way ${agreement}`,
        agreement,
        how,
        at: now,
      }),
    );
    const after = membershipAt([...events, ...asked], now);
    const back = backOf(before, after);
    const stops = after.state !== before.state || after.nextDebit !== before.nextDebit;
    if (how === 'no renewal' ? !stops : back === null) return [];
    const until = after.paidUntil;
    return [{ how, ends: until === null || until < today ? today : until, back }];
  });
}
