import type { Overview } from '#contract/plans/overview.ts';
import { mealsStanding, trainingStanding } from '../today/today.ts';
import { DiaryChart } from './diary-chart.tsx';
import { MuscleChart } from './muscle-chart.tsx';
import { SessionsChart } from './sessions-chart.tsx';

interface WeekChartsProps {
  readonly userId: string;
  readonly overview: Overview;
  readonly now: Date;
}

/** What was done this week beside what was planned, as far as there are plans. */
export function WeekCharts({ userId, overview, now }: WeekChartsProps) {
  const meals = mealsStanding(overview, now);
  const training = trainingStanding(overview, now);
  if (meals.state !== 'running' && training.state !== 'running') return null;
  const begun = [meals, training].some(
    (plan) => plan.state === 'running' && plan.place.starts === null,
  );
  return (
    <section
      aria-labelledby="this-week"
      className="mt-10 [contain-intrinsic-height:auto_60rem] [content-visibility:auto]"
    >
      <h2 id="this-week" className="text-2xl">
        {begun ? 'This week' : 'Your first week'}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-2">
        {meals.state === 'running' && (
          <DiaryChart userId={userId} today={meals.today} day={meals.place.day} />
        )}
        {training.state === 'running' && (
          <>
            <SessionsChart week={training.today.week} />
            <MuscleChart week={training.today.week} />
          </>
        )}
      </div>
    </section>
  );
}
