import type { Overview } from '#contract/overview.ts';
import { firstWeekday, weekdaysFrom } from '#planning/calendar.ts';
import { dayTitle } from '#planning/page/day-words.ts';
import { energyText, wholeNumber } from '#planning/page/figures.ts';
import { kilojoulesPerKilocalorie } from '#planning/targets/energy.ts';
import { BarChart } from './bar-chart.tsx';
import { MuscleChart } from './muscle-chart.tsx';
import { type MealsToday, mealsStanding, trainingStanding } from './today.ts';

interface WeekChartsProps {
  readonly overview: Overview;
  readonly now: Date;
}

/** This week in three small charts, as far as there are plans. */
export function WeekCharts({ overview, now }: WeekChartsProps) {
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
        {meals.state === 'running' && <MealCharts today={meals.today} />}
        {training.state === 'running' && <MuscleChart week={training.today.week} />}
      </div>
    </section>
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function MealCharts({ today: { week, dayIndex, dated } }: { readonly today: MealsToday }) {
  const energy = mean(week.days.map(({ kcal }) => kcal));
  const protein = mean(week.days.map((day) => day.protein));
  const days = weekdaysFrom(firstWeekday(dated)).flatMap((weekday, index) => {
    const day = week.days[index];
    const name = dayTitle(dated, { week: week.week, weekday });
    return day ? [{ ...day, name, label: weekday.slice(0, 3) }] : [];
  });
  const target = wholeNumber(week.energy * kilojoulesPerKilocalorie);
  return (
    <>
      <BarChart
        title="Energy in kJ"
        summary={`${energyText(energy)} a day: ${Math.round((energy / week.energy) * 100)} % of your target`}
        unit="Energy"
        marked={dayIndex}
        target={{ value: week.energy, text: `target ${target} kJ` }}
        bars={days.map(({ name, label, kcal }) => ({
          name,
          label,
          value: kcal,
          short: wholeNumber(kcal * kilojoulesPerKilocalorie),
          text: energyText(kcal),
        }))}
      />
      <BarChart
        title="Protein"
        summary={`${Math.round(protein)} g a day; you need at least ${week.protein} g`}
        unit="Protein"
        marked={dayIndex}
        target={{ value: week.protein, text: `at least ${week.protein} g` }}
        bars={days.map(({ name, label, protein: grams }) => ({
          name,
          label,
          value: grams,
          short: `${Math.round(grams)} g`,
          text: `${Math.round(grams)} g`,
        }))}
      />
    </>
  );
}
