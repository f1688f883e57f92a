import { ArrowLeft } from 'lucide-react';
import type { CookSheets } from '#contract/meals/cook-sheets.ts';
import { paths } from '#contract/paths.ts';
import { weeksOfPlan } from '#planning/calendar.ts';
import type { CookWeek } from '#planning/cooking/cook-sheet.ts';
import type { PlaceInWeek } from '#planning/meals/model/meal-place.ts';
import { cookAddress, cookPlace } from '#web/cook/cook-address.ts';
import { cookSheetsResource } from '#web/cook/cook-sheets-resource.ts';
import { eveningOf } from '#web/cook/evening.ts';
import { mealDiary, mealKey } from '#web/cook/meal-diary.ts';
import { mealsFit, useFit } from '#web/fit/profile-fit.ts';
import { useNow } from '#web/lib/device/use-now.ts';
import { Redirect, useLocation } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { planPlace } from '#web/lib/plans/plan-calendar.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { useMemberId } from '#web/lib/session/member.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle, textLink } from '#web/ui/link-style.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { NotKnown } from '#web/ui/notices/not-known.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PotDrawing } from '#web/ui/pictures/drawings.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DayMeals } from './day-meals.tsx';
import { EveningNote } from './evening-note.tsx';
import { MealView } from './meal-view.tsx';
import { nextMeal } from './next-meal.ts';
import '#web/styles/cooking.css';

type Weeks = NonNullable<CookSheets['weeks']>;

interface Today extends Omit<PlaceInWeek, 'meal'> {
  /** An ISO day; '' where it is not known. */
  readonly date: string;
}

/** The day that a plan has come to; its first one once it is used up. */
function today({ madeAt, startsOn }: CookSheets, now: Date): Today {
  if (madeAt === null) return { week: 1, day: 0, date: '' };
  const { week, inWeek, day: date } = planPlace({ made: new Date(madeAt), startsOn }, now);
  return week > weeksOfPlan ? { week: 1, day: 0, date } : { week, day: inWeek, date };
}

function mealAt(weeks: Weeks, place: PlaceInWeek | null) {
  const plan: CookWeek | undefined = weeks.find(({ week }) => week === place?.week);
  const meal = plan?.days[place?.day ?? 0]?.meals[place?.meal ?? 0];
  return place && plan && meal ? { place, plan, meal } : null;
}

interface KitchenProps {
  readonly userId: string;
  readonly sheets: CookSheets;
}

/** Where `?next` leads, once: the clock must not take a dish away from whoever stands beside it. */
function ToNext({ userId, sheets, weeks }: KitchenProps & { readonly weeks: Weeks }) {
  const { status } = useOutbox(mealDiary, userId);
  const now = useNow();
  const { week, day, date } = today(sheets, now);
  const meals = weeks.find((one) => one.week === week)?.days[day]?.meals ?? [];
  const meal = nextMeal(meals.length, now, (place) =>
    Boolean(status.book.get(mealKey(date, meals[place]?.slot ?? ''))?.state),
  );
  return <Redirect to={meal === null ? paths.cook : cookAddress({ week, day, meal })} />;
}

function CookTitle() {
  return <PageHeader title="Cook" subtitle="One dish at a time, beside the stove." />;
}

function NoMeals() {
  return (
    <>
      <CookTitle />
      <EmptyState drawing={<PotDrawing />} title="Nothing to cook yet">
        <AppLink to={paths.mealPlans} className={buttonStyle()}>
          To your meal plans
        </AppLink>
      </EmptyState>
    </>
  );
}

function Kitchen({ userId, sheets }: KitchenProps) {
  const { search } = useLocation();
  const now = useNow();
  const told = useFit(userId, mealsFit, sheets.rows, cookSheetsResource.load);
  const { weeks } = sheets;
  if (!weeks) return <NoMeals />;
  if (search === '?next') return <ToNext userId={userId} sheets={sheets} weeks={weeks} />;
  const found = mealAt(weeks, cookPlace(search));
  const day = found?.place ?? today(sheets, now);
  const plan = weeks.find(({ week }) => week === day.week);
  const evening = eveningOf(sheets, now);
  const marks = told.marks.filter((mark) => mark.week === day.week && mark.day === day.day);
  const mark =
    marks.find(({ meal }) => meal === found?.place.meal) ?? marks.find(({ meal }) => meal === null);
  return (
    <>
      {found ? (
        <MealView
          key={`${found.place.week} ${found.place.day} ${found.place.meal}`}
          userId={userId}
          {...found}
          concern={mark?.says ?? ''}
        />
      ) : (
        plan && <DayMeals plan={plan} day={day.day} />
      )}
      {evening !== null && <EveningNote weeks={weeks} day={evening} />}
    </>
  );
}

/** The kitchen: one dish of the plan at a time, for hands that are wet. */
export function CookPage() {
  const userId = useMemberId();
  usePageTitle('Cook');
  const { data, status } = useMemberResource(cookSheetsResource, userId);
  const { search } = useLocation();
  const way = `${textLink} inline-flex min-h-11 items-center gap-1.5`;
  return (
    <div className="mx-auto max-w-2xl">
      <p className="-mt-3 mb-3 flex flex-wrap gap-x-6">
        <AppLink to={`${paths.mealPlans}#today`} className={way}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Meal plans
        </AppLink>
        {cookPlace(search) && (
          <AppLink to={paths.cook} className={way}>
            Today’s other meals
          </AppLink>
        )}
      </p>
      {data ? (
        <Kitchen userId={userId} sheets={data} />
      ) : (
        <>
          <CookTitle />
          {status === 'failed' ? (
            <NotKnown
              what="what there is to cook"
              onRetry={() => void cookSheetsResource.load(userId)}
            />
          ) : (
            <Spinner label="Loading your meals…" />
          )}
        </>
      )}
    </div>
  );
}
