import { type Day, dayAt } from '../calendar/moments.ts';
import { debitAfter, providerOfCharge } from '../debit-days.ts';
import { plans } from '../plans.ts';
import { type Agreement, ownEnd } from './agreements.ts';

export interface Debit {
  readonly day: Day;
  readonly cents: number;
}

/** When an agreement that renews is debited next: by its provider's word, or by the days on which that provider debits. */
export function debitOf({ word, paid }: Agreement): Debit | null {
  const last = paid.findLast(({ gone }) => !gone);
  if (last === undefined) return null;
  const told = word?.nextDebit ?? null;
  const { cents } = plans[last.plan];
  if (told !== null && told > last.at) return { day: dayAt(told), cents };
  const provider = providerOfCharge(last.id);
  const day = provider === null ? ownEnd(last) : debitAfter(last.day, last.plan, provider);
  return { day, cents };
}
