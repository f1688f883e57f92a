import { noticeBusinessDays } from '#contract/membership/ending.ts';
import type { MembershipAnswer } from '#contract/membership/membership.ts';
import { standardPlan } from '#contract/membership/prices.ts';
import { paths } from '#contract/paths.ts';
import { rand, writtenDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { textLink } from '#web/ui/link-style.ts';

/** That a year ends, what comes then and what may be chosen, as the mail says it (CPA s14(2)(c)). */
export function YearEnds({ on, renews, told }: NonNullable<MembershipAnswer['yearEnds']>) {
  const year = rand(standardPlan.annual);
  return (
    <div className="mt-4 grid gap-2 rounded-control border-l-4 border-marula bg-marula-soft px-4 py-3 text-marula-ink">
      <h3 className="text-lg">Your year ends on {writtenDay(on)}</h3>
      {renews ? (
        <>
          <p>
            Another year, {year}, is debited then unless you ask below for an end before that day.
            That year too you may end at any time with {noticeBusinessDays} business days’ notice,
            and what you paid for its unused days goes back to you.
          </p>
          <p>
            For a month at a time, {rand(standardPlan.monthly)} per month, end the year and choose
            the Monthly Plan when it is over.
          </p>
        </>
      ) : (
        <p>
          It will not be renewed, and nothing is debited then. If you want to go on, choose another
          year, {year}, or {rand(standardPlan.monthly)} per month:{' '}
          <AppLink to={paths.subscription} className={textLink}>
            Plans and prices
          </AppLink>
        </p>
      )}
      {told !== null && <p>We wrote to you about it on {writtenDay(told)}.</p>}
    </div>
  );
}
