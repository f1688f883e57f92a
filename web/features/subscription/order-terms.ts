import { debitsOf } from '#contract/membership/debits.ts';
import { coolingOffDays, noticeBusinessDays } from '#contract/membership/ending.ts';
import { standardPlan } from '#contract/membership/prices.ts';
import { rand, writtenDay } from '#web/lib/format.ts';

export type OrderedPlan = 'monthly' | 'annual';

/** What is debited when: of whoever orders today with its days, and without them where no order can be made. */
export function debitLine(plan: OrderedPlan, host: string | null): string {
  const price = rand(standardPlan[plan]);
  if (host === null) {
    const later = plan === 'monthly' ? 'a month' : 'a year';
    return `${price} is debited on the day on which you order, and the next ${price} ${later} later.`;
  }
  const { first, next, atEarliest } = debitsOf(plan, host, Date.now());
  const then = `${atEarliest ? 'not before' : 'on'} ${writtenDay(next)}`;
  return `If you order today, ${price} is debited on ${writtenDay(first)}, and the next ${price} ${then}.`;
}

/** What somebody orders, before they are led to the payment provider (ECT s43(2), s44; CPA s14). @param leads what the button does */
export function orderTerms(plan: OrderedPlan, leads: string): readonly string[] {
  const price = rand(standardPlan[plan]);
  return [
    `You pay ${price} when you order, and ${price} each ${plan === 'annual' ? 'year' : 'month'} after that until you cancel.`,
    `You cancel on your profile page. Within ${coolingOffDays} days of ordering you get all of it back.`,
    ...(plan === 'annual'
      ? [
          `A year can be ended sooner, with ${noticeBusinessDays} business days’ notice: you get back the price of the days after it.`,
        ]
      : []),
    leads,
  ];
}
