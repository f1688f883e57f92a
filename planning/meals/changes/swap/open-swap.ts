import { dayOf } from '../../../calendar.ts';
import type { Profile } from '../../../profile/profile.ts';
import { targetsAsked } from '../../../targets/modest-protein.ts';
import { dailyTargets } from '../../../targets/targets.ts';
import { type PlanTask, taskFor } from '../../candidates/plan-task.ts';
import type { KeptMeal, KeptPlan } from '../../model/kept-plan.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import { potMates, withPots } from '../../model/leftovers.ts';
import type { MealPlace } from '../../model/meal-place.ts';
import { type MealMark, type MealWeek, type PlannedDay, stockOf } from '../../model/meal-plan.ts';
import { type MealTime, mealTimes } from '../../model/meal-times.ts';
import { asServed } from '../../model/planned-day.ts';
import type { Plate } from '../../model/plates.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import type { FreePlace, Month } from '../../search/month/month.ts';
import { openMonth } from '../../search/month/open-month.ts';
import {
  type ChangeRefusal,
  noSuchPlace,
  openDay,
  refuse,
  withDay,
  withMeal,
} from '../change-plan.ts';
import { readPlan, refuseForbidden, type StoredDay } from '../stored-plan.ts';

/** A stored plan as a month of which one place is free, and everything else stays. */
export interface OpenSwap {
  readonly weeks: readonly MealWeek[];
  /** Week and day of the place as they are stored. */
  readonly before: MealWeek;
  readonly planned: PlannedDay;
  readonly task: PlanTask;
  readonly month: Month;
  readonly free: FreePlace;
  readonly time: MealTime;
  /** Meals of its day, the one that is swapped among them. */
  readonly meals: readonly KeptMeal[];
  /** What stands there now; the month is judged without it. */
  readonly current: Plate;
  /**
   * Days on which each recipe is the main dish of a meal, as bits; without the free place and those that share its pot,
   * which will be cooked for themselves whatever comes.
   */
  readonly servings: ReadonlyMap<string, number>;
}

/**
 * The four weeks without the meal: what was left over of it is cooked for itself from now on, as it will be whatever
 * comes in its place.
 */
function withoutMeal(
  { catalogue }: Kitchen,
  weeks: readonly MealWeek[],
  at: MealPlace,
  planned: PlannedDay,
): readonly MealWeek[] {
  const [meal] = planned.meals.slice(at.meal, at.meal + 1);
  if (!meal) return weeks;
  const { leftoverOf: _, pot: __, ...rest } = meal;
  const emptied = withMeal(planned, at.meal, { ...rest, dishes: [] });
  return withPots(withDay(weeks, at, emptied), catalogue);
}

/** Every other meal in its place. */
function keptAround(
  days: readonly StoredDay[],
  weeks: readonly MealWeek[],
  free: MealPlace,
): KeptPlan {
  const after = weeks.flatMap((week) => week.days);
  const settled = new Map<number, readonly KeptMeal[]>();
  for (const [day, { meals }] of days.entries()) {
    if (day === free.day) continue;
    settled.set(
      day,
      meals.map((meal, index) => ({
        ...meal,
        planned: after[day]?.meals[index] ?? meal.planned,
      })),
    );
  }
  const here =
    days[free.day]?.meals.map((meal, index) => (index === free.meal ? null : meal)) ?? [];
  return { settled, locked: new Map([[free.day, { meals: here, whole: false }]]) };
}

function servingsWithout(weeks: readonly MealWeek[], mark: MealMark): ReadonlyMap<string, number> {
  const key = ({ week, weekday, meal }: MealMark) => `${week} ${weekday} ${meal}`;
  const without = new Set([mark, ...potMates(weeks, mark)].map(key));
  const servings = new Map<string, number>();
  for (const { week, days } of weeks) {
    for (const [index, { weekday, meals }] of days.entries()) {
      for (const { name, dishes } of meals) {
        const recipe = dishes[0]?.recipe;
        if (!recipe || without.has(key({ week, weekday, meal: name }))) continue;
        servings.set(recipe, (servings.get(recipe) ?? 0) | (1 << dayOf(week, index)));
      }
    }
  }
  return servings;
}

function staleProfile(): ChangeRefusal {
  return refuse(
    'profile-changed',
    'Your profile has changed since this plan was made. Please make a new plan.',
  );
}

/** Reads a stored plan and takes one meal out of it, or says why that meal cannot be swapped. */
export function openSwap(
  kitchen: Kitchen,
  profile: Profile,
  weeks: readonly MealWeek[],
  at: MealPlace,
): { readonly ok: true; readonly swap: OpenSwap } | ChangeRefusal {
  const opened = openDay(weeks, at);
  const meal = opened?.day.meals[at.meal];
  if (!opened || !meal) return noSuchPlace();
  const { week, day: planned } = opened;
  if (planned.locked || meal.locked) {
    return refuse('locked', 'You keep this meal. Unlock it first.');
  }
  const stored = readPlan(kitchen, weeks);
  if (!stored.ok) return stored;
  const result = dailyTargets(profile);
  if (!result.ok) return refuse('no-plan', result.reason);
  const targets = targetsAsked(profile, week.target, result.targets);
  const times = mealTimes(profile.meals_per_day);
  const time = times[at.meal];
  const sameMeals =
    planned.meals.map(({ name }) => name).join() === times.map(({ name }) => name).join();
  const { days } = stored;
  // what was at home stands in the first week, whichever week is changed
  const asked = { start: week.start, stock: stockOf(weeks) };
  const task = taskFor(kitchen, profile, targets ?? result.targets, asked);
  const forbidden = refuseForbidden(
    days,
    task.rules,
    (on, index) => on !== at.day || index !== at.meal,
  );
  if (forbidden) return forbidden;
  const meals = days[at.day]?.meals ?? [];
  const current = meals[at.meal];
  if (!targets || !sameMeals || !time || !current) return staleProfile();
  const after = withoutMeal(kitchen, weeks, at, planned);
  const kept = keptAround(days, after, at);
  const month = openMonth(task, kept, { byMeal: [] }, false);
  const [free] = month.free;
  if (!free) return noSuchPlace();
  const plate = plateOf(task, asServed(current.dishes), (...amounts) =>
    task.penalty.ofMeal(at.meal, ...amounts),
  );
  const mark = { week: week.week, weekday: planned.weekday, meal: meal.name };
  const servings = servingsWithout(weeks, mark);
  return {
    ok: true,
    swap: {
      weeks,
      before: week,
      planned,
      task,
      month,
      free,
      time,
      meals,
      current: plate,
      servings,
    },
  };
}
