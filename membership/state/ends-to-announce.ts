import { addBusinessDays } from '../calendar/business-days.ts';
import type { Day } from '../calendar/moments.ts';
import { plans } from '../plans.ts';
import { termRules } from '../term-rules.ts';
import type { Agreement } from './agreements.ts';
import { debitOf } from './debits.ts';
import type { PaidTerm } from './terms.ts';

/** An end of a fixed term, and between which days it must be announced. */
export interface EndToAnnounce {
  /** Id of the charge that paid for the term, and what it was. */
  readonly charge: string;
  readonly cents: number;
  readonly ends: Day;
  readonly from: Day;
  /** When we write, so that a mail which gets lost can be written anew in time. */
  readonly due: Day;
  readonly until: Day;
  /** When the provider will debit for another term; null: it will not. */
  readonly debit: Day | null;
}

interface Known {
  readonly today: Day;
  readonly agreements: readonly Agreement[];
  readonly terms: readonly PaidTerm[];
  /** Agreements that will be debited again. */
  readonly renewing: readonly Agreement[];
}

function endOf(own: Agreement, { terms, renewing }: Known): EndToAnnounce | null {
  const last = own.paid.findLast(({ gone }) => !gone);
  const term = terms.find(({ charge }) => charge.id === last?.id);
  if (!last || !term || !plans[last.plan].fixedTerm || own.noticeEnds !== null) return null;
  const debit = renewing.includes(own) ? (debitOf(own)?.day ?? null) : null;
  // where another order pays for the days after it, nothing ends with this one
  if (debit === null && term !== terms.at(-1)) return null;
  // days that another order has paid for put off the end of this term, and not its debit
  const ends = debit !== null && debit < term.until ? debit : term.until;
  const { earliest, sent, latest } = termRules.endNotice;
  return {
    charge: last.id,
    cents: last.cents,
    ends,
    from: addBusinessDays(ends, -earliest),
    due: addBusinessDays(ends, -sent),
    until: addBusinessDays(ends, -latest),
    debit,
  };
}

/** Ends of fixed terms that are still to come, the soonest first: of each agreement of its own, since each is debited by itself. */
export function endsToAnnounce(known: Known): readonly EndToAnnounce[] {
  return known.agreements
    .flatMap((own) => endOf(own, known) ?? [])
    .filter(({ ends, debit }) => known.today <= (debit ?? ends))
    .toSorted((one, other) => (one.ends < other.ends ? -1 : Number(one.ends > other.ends)));
}
