import { lazy, Suspense, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Overview } from '#contract/plans/overview.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { dateTitle } from '#planning/page/day-words.ts';
import { dot, energyText } from '#planning/page/figures.ts';
import { Concern } from '#web/fit/concern.tsx';
import { keptAnswerKey, readStored } from '#web/lib/device/storage.ts';
import { localDay } from '#web/lib/plans/plan-calendar.ts';
import type { LeftSets } from '#web/lib/training/left-sets.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { needsGuardian } from './needs-guardian.ts';
import { SpentLine } from './spent-line.tsx';
import {
  dayName,
  type MealsToday,
  mealsStanding,
  type PlanStanding,
  sessionConcern,
  sessionState,
  type TrainingToday,
  trainingStanding,
} from './today.ts';
import { TodaysMeals } from './todays-meals.tsx';

// of the first day alone
const GuidedStart = lazy(async () => {
  const { GuidedStart: start } = await import('./guided-start.tsx');
  return { default: start };
});

// it is of who has the sheets for the kitchen on this device
const EveningLine = lazy(async () => {
  const { EveningLine: line } = await import('./evening-line.tsx');
  return { default: line };
});

interface TodayPanelProps {
  readonly userId: string;
  readonly overview: Overview;
  readonly now: Date;
  /** A session that was begun in the plans before these. */
  readonly left: LeftSets | null;
  /** What of the plans the profile does not allow; null where that is not known. */
  readonly fit: ProfileFit | null;
}

/** What today asks for: meals and session, or the next step of those who have just begun. */
export function TodayPanel({ userId, overview, now, left, fit }: TodayPanelProps) {
  const [kept] = useState(() => readStored(keptAnswerKey('cook-sheets', userId)) !== null);
  const meals = mealsStanding(overview, now);
  const training = trainingStanding(overview, now, left);
  const done = overview.fullName !== null && meals.state !== 'none' && training.state !== 'none';
  if (!done || overview.shopping === null)
    return (
      <Suspense fallback={<div className="min-h-60" />}>
        <GuidedStart overview={overview} />
      </Suspense>
    );
  const place = meals.state === 'running' ? meals.place : null;
  return (
    <>
      <h2 className="text-2xl">
        {place?.starts ? `Starts ${place.starts}` : dateTitle(localDay(now))}
        {place !== null && (
          <span className="text-lg font-semibold text-on-night-muted">
            {place.starts === 'tomorrow' && `, ${dateTitle(place.day)}`}, week {place.week} of 4
          </span>
        )}
      </h2>
      {kept && meals.state === 'running' && (
        <Suspense>
          <EveningLine userId={userId} overview={overview} now={now} />
        </Suspense>
      )}
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <MealsSide
          userId={userId}
          standing={meals}
          fit={fit}
          marked={!overview.unagreed && !needsGuardian(overview)}
        />
        <div className="flex flex-col gap-5">
          <TrainingSide standing={training} fit={fit} />
          <SpentLine userId={userId} totals={overview.shopping.totals} />
        </div>
      </div>
    </>
  );
}

const sideTitle = 'text-sm font-bold tracking-wide text-marula';

interface SideProps<Today> {
  readonly standing: PlanStanding<Today>;
  readonly fit: ProfileFit | null;
}

interface MealsSideProps extends SideProps<MealsToday> {
  readonly userId: string;
  /** Whether the member agrees that it is kept what became of their meals. */
  readonly marked: boolean;
}

function MealsSide({ userId, standing, fit, marked }: MealsSideProps) {
  const name = standing.state === 'running' ? dayName(standing.place) : 'Today';
  const action = standing.state === 'over' ? 'Make New Meal Plans' : `See ${name}’s Meals`;
  return (
    <div className="flex flex-col items-start gap-3">
      {standing.state === 'running' ? (
        <div className="w-full">
          <h3 className={sideTitle}>{name}’s meals</h3>
          <TodaysMeals
            userId={userId}
            day={standing.place.day}
            begun={marked && standing.place.starts === null}
            today={standing.today}
            fit={fit}
          />
          <p className="mt-1.5 text-sm text-on-night-muted tabular">
            {energyText(standing.today.day.kcal)}
            {dot}
            {Math.round(standing.today.day.protein)}&nbsp;g protein
          </p>
        </div>
      ) : (
        <PlanOver what="meals" over={standing.state === 'over'} />
      )}
      <AppLink
        to={standing.state === 'running' ? `${paths.mealPlans}#today` : paths.mealPlans}
        className={buttonStyle('sun')}
      >
        {action}
      </AppLink>
      {standing.state === 'running' && (
        <AppLink
          to={`${paths.cook}${name === 'Today' ? '?next' : ''}`}
          className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
        >
          Cook {name === 'Today' ? 'the next meal' : `${name}’s meals`}
        </AppLink>
      )}
    </div>
  );
}

function TrainingSide({ standing, fit }: SideProps<TrainingToday>) {
  const wrong = standing.state === 'running' ? sessionConcern(standing.today, fit) : '';
  const action = sessionAction(standing);
  const place = action === goOn ? '#continue' : standing.state === 'running' ? '#today' : '';
  return (
    <div className="flex flex-col items-start gap-2">
      {standing.state === 'running' ? (
        <div>
          <h3 className={sideTitle}>{dayName(standing.place)}’s session</h3>
          <SessionLine {...standing.today} />
          {wrong && <Concern says={wrong} />}
        </div>
      ) : (
        <PlanOver what="training" over={standing.state === 'over'} />
      )}
      <AppLink
        to={paths.exercisePlans + place}
        className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
      >
        {action}
      </AppLink>
    </div>
  );
}

const goOn = 'Continue Session';

/** The way to the session, by what was done of it: one that is under way goes on where it was. */
function sessionAction(standing: PlanStanding<TrainingToday>): string {
  if (standing.state === 'over') return 'Make New Exercise Plans';
  const session = standing.state === 'running' ? standing.today.session : null;
  if (!session || session.sets.of === 0) return 'See Exercise Plans';
  const { done, of } = session.sets;
  return done > 0 && done < of ? goOn : 'See Session';
}

function SessionLine({ session, origin, next }: TrainingToday) {
  if (session) {
    return (
      <p className="mt-1.5">
        {session.name}
        <span className="text-on-night-muted">
          {dot}
          {sessionState(session)}
          {origin !== '' && `${dot}${origin}`}
        </span>
      </p>
    );
  }
  return (
    <p className="mt-1.5">
      Rest, so that the work can sink in.
      {next && (
        <span className="block text-on-night-muted">
          Next: {next.day}, {next.name}
        </span>
      )}
    </p>
  );
}

function PlanOver({ what, over }: { readonly what: string; readonly over: boolean }) {
  return (
    <p>{over ? `Your four weeks of ${what} are over.` : `Your ${what} are waiting for you.`}</p>
  );
}
