import { useEffect } from 'react';
import type { MembershipAnswer } from '#contract/membership/membership.ts';
import { standardPlan } from '#contract/membership/prices.ts';
import { rand, writtenDay } from '#web/lib/format.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { membershipResource } from './membership.ts';
import { YearEnds } from './year-ends.tsx';

const plans = {
  monthly: `${standardPlan.name}, ${rand(standardPlan.monthly)} per month`,
  annual: `${standardPlan.name}, ${rand(standardPlan.annual)} per year`,
} as const;

const words: Readonly<Record<MembershipAnswer['state'], string>> = {
  none: 'No payment of yours is known.',
  awaiting: 'Your payment has not been confirmed yet.',
  active: 'Your subscription is active.',
  'past due': 'The last payment has not come in yet.',
  lapsed: 'No payment has come in. What was made for you stays here.',
  ending: 'Your subscription will not be renewed.',
  ended: 'Your subscription has ended. What was made for you stays here.',
  'cooled off': 'Your subscription was undone. Your money is on its way back.',
  disputed: 'Your bank is asking for a payment back.',
};

/** Who comes back from paying waits here: the provider tells within seconds, or is slow and will be seen at the next visit. */
const look = { everyMs: 3_000, times: 40 } as const;

/** Looks again while a payment waits to be confirmed. */
function useWaiting(isAwaiting: boolean, userId: string): void {
  useEffect(() => {
    if (!isAwaiting) return;
    let left: number = look.times;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      left -= 1;
      if (left <= 0) clearInterval(timer);
      void membershipResource.load(userId);
    }, look.everyMs);
    return () => clearInterval(timer);
  }, [isAwaiting, userId]);
}

/** A year of monthly payments; the provider's receipts have the others. */
const shownPayments = 12;
const listed = (lines: readonly string[]) => (lines.length === 0 ? null : lines.join(', '));

/** What the member has paid for, where the server is told of payments; nothing elsewhere. */
export function MembershipSection({ userId }: { readonly userId: string }) {
  const { data: membership } = useMemberResource(membershipResource, userId);
  useWaiting(membership?.state === 'awaiting', userId);
  if (membership === undefined || membership === null) return null;
  const { state, plan, paidUntil, nextDebit, nextDebitCents } = membership;
  const { coolingOffEnds, owed, wentBack, yearEnds, payments } = membership;
  const facts = [
    ['Plan', plan === null ? null : plans[plan]],
    ['Paid until', paidUntil === null ? null : writtenDay(paidUntil)],
    [
      'Next debit',
      nextDebit === null || nextDebitCents === null
        ? null
        : `${rand(nextDebitCents / 100)} on ${writtenDay(nextDebit)}`,
    ],
    [
      'Paid',
      listed(
        payments
          .slice(0, shownPayments)
          .map(({ cents, on }) => `${rand(cents / 100)} on ${writtenDay(on)}`),
      ),
    ],
    [
      'May be undone without a reason until',
      coolingOffEnds === null ? null : writtenDay(coolingOffEnds),
    ],
    [
      'Goes back to you',
      listed(owed.map(({ cents, by }) => `${rand(cents / 100)} by ${writtenDay(by)}`)),
    ],
    [
      'Went back to you',
      listed(wentBack.map(({ cents, on }) => `${rand(cents / 100)} on ${writtenDay(on)}`)),
    ],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Your Subscription</h2>
      <p className="mt-2" role="status">
        {words[state]}
      </p>
      {facts.length > 0 && (
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {yearEnds !== null && <YearEnds {...yearEnds} />}
    </section>
  );
}
