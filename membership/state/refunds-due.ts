import { addDays } from '#planning/calendar-day.ts';
import { type Day, dayAt } from '../calendar/moments.ts';
import { termRules, unusedCents } from '../term-rules.ts';
import type { Agreement, Paid } from './agreements.ts';
import { isPaidTwice, type PaidTerm } from './terms.ts';

/** Money that must go back to the member. */
export interface RefundDue {
  readonly charge: string;
  readonly cents: number;
  readonly why: 'cooling off' | 'notice' | 'after the stop' | 'paid twice';
  readonly dueBy: Day;
}

/**
 * Whether money was taken after the member had asked for no more, or the provider had said that it would take none. Of the
 * provider's word the day counts: where it tells no time, what happened on one day may be told in any order.
 */
function afterStop({ at, day }: Paid, { asked, stops, word }: Agreement): boolean {
  if (asked !== null && asked < at) return true;
  if (word !== null && word.says !== 'stopped' && word.at <= at) return false;
  return stops.some((stop) => dayAt(stop.at) < day);
}

interface Owed {
  readonly why: RefundDue['why'];
  readonly cents: number;
  readonly since: Day;
}

function owedOf(
  charge: Paid,
  own: Agreement,
  agreements: readonly Agreement[],
  term: PaidTerm | undefined,
): Owed | null {
  const { cents, day } = charge;
  if (own.cooledOff !== null) return { why: 'cooling off', cents, since: dayAt(own.cooledOff) };
  if (afterStop(charge, own)) return { why: 'after the stop', cents, since: day };
  if (isPaidTwice(charge, own, agreements)) return { why: 'paid twice', cents, since: day };
  if (!term?.cut || own.noticeEnds === null) return null;
  return { why: 'notice', cents: unusedCents(cents, term.cut), since: own.noticeEnds };
}

/** What is still to be given back; what is on its way already is not asked for again. */
export function refundsDue(
  agreements: readonly Agreement[],
  terms: readonly PaidTerm[],
): readonly RefundDue[] {
  return agreements.flatMap((own) =>
    own.paid.flatMap((charge) => {
      const term = terms.find((found) => found.charge.id === charge.id);
      const owed = owedOf(charge, own, agreements, term);
      const left = (owed?.cents ?? 0) - charge.refunded - charge.refunding;
      if (owed === null || left <= 0) return [];
      const dueBy = addDays(owed.since, termRules.moneyBack.days);
      return [{ charge: charge.id, cents: left, why: owed.why, dueBy }];
    }),
  );
}
