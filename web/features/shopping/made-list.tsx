import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { FitNotice } from '#web/fit/fit-notice.tsx';
import { isWarned, listFit, useFit } from '#web/fit/profile-fit.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { useReturn } from '#web/lib/device/use-return.ts';
import { planAge, planPlace } from '#web/lib/plans/plan-calendar.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { PlanHtml } from '#web/ui/plan/plan-html.tsx';
import { ListCard } from './list/list-card.tsx';
import { planFingerprintNow } from './plan-fingerprint.ts';
import { loadShoppingList, mealPlanTimes } from './shopping-list-resource.ts';
import type { StoredShoppingList } from './stored-list.ts';

interface MadeListProps {
  readonly userId: string;
  readonly list: StoredShoppingList;
  /** The server has been asked: the list is not an older one that was kept on this device. */
  readonly fresh: boolean;
  readonly pending: string | false;
  onRenew(): void;
}

/** A list as it is, with a word when its time is over. */
export function MadeList({ userId, list, fresh, pending, onRenew }: MadeListProps) {
  const now = useNow();
  const plans = useMemberResource(mealPlanTimes, userId).data ?? null;
  useReturn(() => void mealPlanTimes.load(userId));
  const made = new Date(list.updatedAt);
  const told = useFit(userId, listFit, list.updatedAt, loadShoppingList);
  const start = list.details?.start;
  // an older list is as far as the plans are that it was made from
  const begin =
    start === undefined ? (plans ?? { made, startsOn: null }) : { made, startsOn: start };
  const currentWeek = planPlace(begin, now).week;
  const renew = (
    <Button variant="sun" className="w-full sm:w-auto" pending={pending} onClick={onRenew}>
      Renew the list
    </Button>
  );
  return (
    <>
      {told.standing !== 'fits' && (
        <FitNotice told={told} onPaper>
          {told.never ? null : told.plansFirst || told.standing === 'changed' ? (
            <AppLink to={paths.mealPlans} className={buttonStyle('sun', 'w-full sm:w-auto')}>
              Update my plans
            </AppLink>
          ) : (
            renew
          )}
        </FitNotice>
      )}
      {isWarned(told) ? null : fresh && plans && plans.changed > made ? (
        <OutdatedNotice
          key={plans.changed.getTime()}
          userId={userId}
          plan={list.details?.plan ?? null}
        >
          {renew}
        </OutdatedNotice>
      ) : (
        currentWeek > 4 && (
          <Notice text="The four weeks of this list are over: time for new meal plans.">
            <AppLink to={paths.mealPlans} className={buttonStyle('sun', 'w-full sm:w-auto')}>
              Go to Meal Plans
            </AppLink>
          </Notice>
        )
      )}
      {list.details ? (
        <ListCard
          userId={userId}
          list={list.details}
          spent={list.spent ?? null}
          updatedAt={list.updatedAt}
          currentWeek={currentWeek}
          told={told}
        />
      ) : (
        <section aria-labelledby="monthly-list" className="shopping shadow-card print:shadow-none">
          <div className="beads print:hidden" />
          <div className="px-4 py-6 sm:px-7 print:p-0">
            <h2 id="monthly-list" className="text-2xl">
              Monthly Shopping List
            </h2>
            <p className="mt-1 mb-4 text-sm text-muted">Made {planAge(made, now)}.</p>
            <PlanHtml html={list.content} />
          </div>
        </section>
      )}
    </>
  );
}

interface OutdatedNoticeProps {
  readonly userId: string;
  /** Fingerprint of the plan that the list was made from; null where it is not known. */
  readonly plan: string | null;
  readonly children: ReactNode;
}

/** For a list that is older than the plan: a notice, unless the plan needs the same food as it did. */
function OutdatedNotice({ userId, plan, children }: OutdatedNoticeProps) {
  const today = useMemberResource(planFingerprintNow, userId);
  const same = today.status === 'ready' && plan !== null && today.data === plan;
  if (today.status === 'loading' || same) return null;
  return <Notice text="Your meal plans have changed since this list was made.">{children}</Notice>;
}

interface NoticeProps {
  readonly text: string;
  readonly children: ReactNode;
}

function Notice({ text, children }: NoticeProps) {
  return (
    <section
      aria-label="Out of date"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-l-4 border-marula bg-marula-soft px-4 py-4 text-marula-ink print:hidden"
    >
      <p className="font-semibold">{text}</p>
      {children}
    </section>
  );
}
