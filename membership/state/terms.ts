import { daysBetween } from '#planning/calendar-day.ts';
import { addMonths, type Day } from '../calendar/moments.ts';
import { plans } from '../plans.ts';
import { type Agreement, ownEnd, type Paid, renewsAt } from './agreements.ts';

/** The days that a charge pays for. */
export interface PaidTerm {
  readonly charge: Paid;
  readonly from: Day;
  /** The day on which the next debit would be due. */
  readonly until: Day;
  /** What a notice takes from the end of it, in days, of how many. */
  readonly cut: { readonly days: number; readonly of: number } | null;
}

const laterOf = (one: Day, other: Day) => (one > other ? one : other);
const earlierOf = (one: Day, other: Day) => (one < other ? one : other);

/**
 * What each charge pays for, in the order of payment. A charge pays for its whole term: where the days before are paid for
 * already, it begins after them. So a further charge never takes a day away, in whatever order they are told of.
 */
export function termsOf(agreements: readonly Agreement[]): readonly PaidTerm[] {
  const byId = new Map(agreements.map((agreement) => [agreement.id, agreement]));
  const live = agreements
    .filter(({ cooledOff }) => cooledOff === null)
    .flatMap(({ paid }) => paid.filter(({ gone }) => !gone))
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const terms: PaidTerm[] = [];
  let end: Day | null = null;
  for (const charge of live) {
    const from: Day = end === null ? charge.day : laterOf(charge.day, end);
    const whole = addMonths(from, plans[charge.plan].months);
    const ends = byId.get(charge.agreement)?.noticeEnds ?? null;
    const until: Day = ends === null ? whole : laterOf(from, earlierOf(whole, ends));
    const cut =
      until === whole ? null : { days: daysBetween(until, whole), of: daysBetween(from, whole) };
    terms.push({ charge, from, until, cut });
    end = until;
  }
  return terms;
}

/** Whether a charge came before half of the term was over for which the same agreement had paid. */
function tooSoon(charge: Paid, { paid }: Agreement): boolean {
  return paid.some((before) => {
    if (before.gone || before.at > charge.at) return false;
    if (before.at === charge.at && before.id >= charge.id) return false;
    const term = daysBetween(before.day, ownEnd(before));
    return daysBetween(before.day, charge.day) * 2 < term;
  });
}

/** Whether an earlier agreement that renews itself had paid for the day of a charge. */
function besides(charge: Paid, own: Agreement, agreements: readonly Agreement[]): boolean {
  return agreements.some(
    (other) =>
      agreements.indexOf(other) < agreements.indexOf(own) &&
      other.cooledOff === null &&
      renewsAt(other, charge.at) &&
      other.paid.some((paid) => !paid.gone && paid.at <= charge.at && charge.day < ownEnd(paid)),
  );
}

/** Whether a charge is for days that the member had paid for already, by what it seems without meaning to. */
export function isPaidTwice(charge: Paid, own: Agreement, agreements: readonly Agreement[]) {
  return !charge.gone && (tooSoon(charge, own) || besides(charge, own, agreements));
}
