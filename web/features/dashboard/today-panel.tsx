import type { Overview } from '#contract/overview.ts';
import { paths } from '#contract/paths.ts';
import type { ProfileFit } from '#contract/profile-fit.ts';
import { dateTitle } from '#planning/page/day-words.ts';
import { dot, energyText } from '#planning/page/figures.ts';
import { Concern } from '#web/fit/concern.tsx';
import { localDay } from '#web/lib/plan-calendar.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { GuidedStart } from './guided-start.tsx';
import {
  dayName,
  type MealsToday,
  mealConcern,
  mealsStanding,
  type Standing,
  sessionConcern,
  sessionState,
  type TrainingToday,
  trainingStanding,
} from './today.ts';

interface TodayPanelProps {
  readonly overview: Overview;
  readonly now: Date;
  /** What of the plans the profile does not allow; null where that is not known. */
  readonly fit: ProfileFit | null;
}

/** What today asks for: meals and session, or the next step of those who have just begun. */
export function TodayPanel({ overview, now, fit }: TodayPanelProps) {
  const meals = mealsStanding(overview, now);
  const training = trainingStanding(overview, now);
  const done = overview.fullName !== null && meals.state !== 'none' && training.state !== 'none';
  if (!done || overview.shopping === null) return <GuidedStart overview={overview} />;
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
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <MealsSide standing={meals} fit={fit} />
        <TrainingSide standing={training} fit={fit} />
      </div>
    </>
  );
}

const sideTitle = 'text-sm font-bold tracking-wide text-marula';

interface SideProps<Today> {
  readonly standing: Standing<Today>;
  readonly fit: ProfileFit | null;
}

function MealsSide({ standing, fit }: SideProps<MealsToday>) {
  const name = standing.state === 'running' ? dayName(standing.place) : 'Today';
  const action = standing.state === 'over' ? 'Make New Meal Plans' : `See ${name}’s Meals`;
  return (
    <div className="flex flex-col items-start gap-3">
      {standing.state === 'running' ? (
        <div className="w-full">
          <h3 className={sideTitle}>{name}’s meals</h3>
          <ul className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-1">
            {standing.today.day.meals.map(({ slot, name, emoji, leftover }, index) => {
              const wrong = mealConcern(standing.today, index, fit);
              return (
                <li key={slot} className="flex gap-2.5">
                  <span aria-hidden="true">{emoji}</span>
                  <span className="min-w-0 leading-snug">
                    <span className="line-clamp-2">
                      <span className="sr-only">{slot}: </span>
                      {name}
                    </span>
                    {wrong && <Concern says={wrong} />}
                  </span>
                  {leftover && (
                    <span className="shrink-0 text-sm leading-6 text-on-night-muted">leftover</span>
                  )}
                </li>
              );
            })}
          </ul>
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
          to={paths.cook}
          className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
        >
          Cook {name === 'Today' ? 'today’s' : `${name}’s`} meals
        </AppLink>
      )}
    </div>
  );
}

function TrainingSide({ standing, fit }: SideProps<TrainingToday>) {
  const wrong = standing.state === 'running' ? sessionConcern(standing.today, fit) : '';
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
        to={standing.state === 'running' ? `${paths.exercisePlans}#today` : paths.exercisePlans}
        className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
      >
        {standing.state === 'over' ? 'Make New Exercise Plans' : 'See Exercise Plans'}
      </AppLink>
    </div>
  );
}

function SessionLine({ session, next }: TrainingToday) {
  if (session) {
    return (
      <p className="mt-1.5">
        {session.name}
        <span className="text-on-night-muted">
          {dot}
          {sessionState(session)}
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
