/**
 * How what is paid for ends, and what goes back: every number of it, each with where it stands. Days are days of the
 * calendar in South Africa unless they are called business days.
 */
export const termRules = {
  coolingOff: {
    /** Counted from the first charge, by which the agreement is concluded; the last day counts. */
    days: 7,
    says: 'An order may be undone without a reason, and all of it goes back.',
    source: 'Electronic Communications and Transactions Act 25 of 2002, section 44(1)',
  },
  moneyBack: {
    /** From the day on which it is owed. The Act says so of an order that is undone; we hold to it whatever the reason. */
    days: 30,
    says: 'What is owed goes back within these days.',
    source: 'Electronic Communications and Transactions Act 25 of 2002, section 44(3)',
  },
  notice: {
    /** The day of the notice is not counted, the last day is (section 2(6)). */
    businessDays: 20,
    says: 'A fixed term ends so long after the member asks for it, at any time and without a reason.',
    source: 'Consumer Protection Act 68 of 2008, section 14(2)(b)(i)(bb)',
  },
  unusedDays: {
    /** No penalty is taken, though the section allows a reasonable one, and no month is priced anew. */
    penaltyCents: 0,
    says: 'Of the price of the term goes back the share of its days after the notice, a part of a cent in favour of the member.',
    source: 'Consumer Protection Act 68 of 2008, section 14(3)(b); Regulation 5(2) and (3)',
  },
  endNotice: {
    /** Business days before a fixed term ends: not more, not less, and when we write. */
    earliest: 80,
    latest: 40,
    sent: 60,
    says: 'The end of a fixed term is announced in writing, with what changes and what may be chosen.',
    source: 'Consumer Protection Act 68 of 2008, section 14(2)(c)',
  },
} as const;

/** What of a price goes back for days of its term that are not used. @returns whole cents */
export function unusedCents(cents: number, { days, of }: { days: number; of: number }): number {
  return Math.max(0, Math.ceil((cents * days) / of) - termRules.unusedDays.penaltyCents);
}
