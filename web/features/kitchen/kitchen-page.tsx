import { memberSentences } from '#contract/member-sentences.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { foodBudgetResource } from '#web/lib/profile/food-budget-resource.ts';
import { profileResource } from '#web/lib/profile/profile-resource.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { KitchenForm } from './kitchen-form.tsx';
import { kitchenResource } from './kitchen-resource.ts';
import { SaidDishes } from './said-dishes.tsx';

export function KitchenPage() {
  usePageTitle('Your kitchen and tastes');
  const userId = useMemberId();
  const kitchen = useMemberResource(kitchenResource, userId);
  const budget = useMemberResource(foodBudgetResource, userId);
  // of a child nothing is kept before a guardian agrees
  const profile = useMemberResource(profileResource, userId);
  const isAgeKnown = profile.data !== undefined || profile.status !== 'loading';
  return (
    <>
      <PageHeader
        title="Your kitchen and tastes"
        subtitle="All of it is optional, told to nobody else, and obeyed by your next plans."
      />
      <div className="grid gap-6">
        {kitchen.data !== undefined && isAgeKnown ? (
          <>
            <KitchenForm
              userId={userId}
              said={kitchen.data}
              budget={budget.data ?? null}
              age={profile.data?.age ?? null}
            />
            <SaidDishes userId={userId} />
          </>
        ) : kitchen.status === 'failed' ? (
          <>
            <ErrorBox message={memberSentences.answersLoadFailed} />
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => void kitchenResource.load(userId)}
            >
              Try again
            </Button>
          </>
        ) : (
          <>
            <Spinner label="Loading what you told us…" />
            <CardSkeleton lines={5} />
          </>
        )}
      </div>
    </>
  );
}
