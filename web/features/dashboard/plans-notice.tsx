import { memberSentences } from '#contract/member-sentences.ts';
import { paths } from '#contract/paths.ts';
import type { Overview } from '#contract/plans/overview.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { FitNotice } from '#web/fit/fit-notice.tsx';
import { isKnown } from '#web/fit/profile-fit.ts';
import type { Resource } from '#web/lib/requests/resource.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';

interface PlansNoticeProps {
  readonly overview: Overview;
  readonly fit: Resource<ProfileFit | null>;
}

const newMeals = { to: paths.mealPlans, action: 'Update my plans' } as const;
const newTraining = { to: paths.exercisePlans, action: 'Update my plans' } as const;
const newList = { to: paths.shoppingList, action: 'Renew the list' } as const;

interface Part {
  readonly standing: string;
  readonly never: boolean;
}
const isWrong = (part: Part | null) =>
  part?.standing === 'concerned' || part?.standing === 'unchecked';

/** Where nothing is planned, nobody is asked to make new plans. */
const wayFor = <Way,>(part: Part | null | undefined, way: Way) => (part?.never ? null : way);

/** What is to be told, and where it is put in order; null where all fits or there is nothing. */
function newsOf({ overview, fit }: PlansNoticeProps) {
  const { meals, training, shopping } = overview;
  if (!meals && !training && !shopping) return null;
  if (!isKnown(fit) || !fit.data) {
    const standing = 'unchecked' as const;
    return fit.status === 'failed'
      ? { standing, says: memberSentences.plansUnchecked, way: newMeals }
      : null;
  }
  const { data } = fit;
  if (data.says.length > 0) {
    const wrong = [data.meals, data.list, data.training].find(isWrong);
    const way = wrong === data.meals ? newMeals : wrong === data.list ? newList : newTraining;
    return { standing: 'concerned' as const, says: data.says.join(' '), way: wayFor(wrong, way) };
  }
  const older = [data.meals, data.training].find((part) => part?.standing === 'changed');
  const way = older === data.meals ? newMeals : newTraining;
  return older && { ...older, way: wayFor(older, way) };
}

/** That plans or list are not for the profile as it is now, above all that they say for today. */
export function PlansNotice(props: PlansNoticeProps) {
  const news = newsOf(props);
  if (!news) return null;
  return (
    <div className="mb-5">
      <FitNotice told={news}>
        {news.way && (
          <AppLink to={news.way.to} className={buttonStyle('sun', 'w-full')}>
            {news.way.action}
          </AppLink>
        )}
      </FitNotice>
    </div>
  );
}
