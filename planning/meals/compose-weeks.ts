import type { Profile } from '../profile/profile.ts';
import { seededRandom } from '../random.ts';
import { type EatingRules, eatingRules } from '../safety/eating-rules.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { type DailyTargets, dailyTargets } from '../targets/targets.ts';
import { composeDay } from './compose-day.ts';
import { type DayPenalty, dayPenalty } from './day-penalty.ts';
import { fewestDishes, type Kitchen, type Pools, poolsFor } from './dish-pools.ts';
import { daysOfPlan, type KeptPlan, type LockedDay } from './kept-plan.ts';
import type { MealWeek, PlannedDay, WeekNumber } from './meal-plan.ts';
import { type MealTime, mealTimes } from './meal-times.ts';
import { noPlanReason } from './no-plan.ts';
import { nutrientNotes } from './nutrient-notes.ts';
import { asServed, plannedDay, vectorOf } from './planned-day.ts';
import type { SizedDay } from './size-day.ts';
import { Supplies } from './supplies.ts';

/** All that follows from a profile before a dish is drawn. */
export interface PlanTask {
  readonly kitchen: Kitchen;
  readonly profile: Profile;
  readonly targets: DailyTargets;
  readonly rules: EatingRules;
  readonly times: readonly MealTime[];
  readonly pools: Pools;
  readonly penalty: DayPenalty;
}

/** No plan: why, in words for the member. */
export interface NoPlan {
  readonly ok: false;
  readonly reason: string;
}

export function prepare(
  kitchen: Kitchen,
  profile: Profile,
): { readonly ok: true; readonly task: PlanTask } | NoPlan {
  const result = dailyTargets(profile);
  if (!result.ok) return { ok: false, reason: result.reason };
  const { targets } = result;
  const rules = eatingRules(profile, kitchen.catalogue);
  const times = mealTimes(profile.meals_per_day);
  const pools = poolsFor(kitchen, rules, times, targets, profile);
  if ([...pools.bySlot.values()].some((pool) => pool.length < fewestDishes)) {
    return { ok: false, reason: noPlanReason(profile, kitchen.catalogue, fewestDishes) };
  }
  const penalty = dayPenalty(targets, times, referenceIntakes(profile));
  return { ok: true, task: { kitchen, profile, targets, rules, times, pools, penalty } };
}

/** Portions of a day of which every meal stays. */
function wholeDay(locked: LockedDay): SizedDay {
  const meals = locked.meals.map((meal) => asServed(meal?.dishes ?? []));
  return { meals, total: vectorOf(meals.flat()) };
}

/**
 * Composes the days that are not settled, in order.
 * @returns the same days for the same task, seed and kept meals
 */
export function composeDays(
  task: PlanTask,
  seed: string,
  kept: KeptPlan,
): { readonly ok: true; readonly days: readonly PlannedDay[] } | NoPlan {
  const { kitchen, profile, times, pools } = task;
  const random = seededRandom(seed);
  const supplies = new Supplies(kitchen, kept);
  const days: PlannedDay[] = [];
  for (let day = 0; day < daysOfPlan; day++) {
    supplies.openDay(day);
    if (kept.settled.has(day)) continue;
    const locked = kept.locked.get(day);
    const sized = locked?.meals.every((meal) => meal !== null)
      ? wholeDay(locked)
      : composeDay({
          day,
          times,
          targets: task.targets,
          penalty: task.penalty,
          pools: times.map((time) => pools.bySlot.get(time.slot) ?? []),
          kept: times.map((_, meal) => locked?.meals[meal]?.dishes ?? null),
          sides: pools.sides,
          minutes: task.rules.minutes,
          history: supplies.history,
          pantry: supplies.pantry,
          random,
        });
    if (!sized) {
      return { ok: false, reason: noPlanReason(profile, kitchen.catalogue, fewestDishes) };
    }
    supplies.closeDay(day, sized.meals);
    days.push(plannedDay(day, times, sized, locked));
  }
  return { ok: true, days };
}

function otherDietNote(profile: Profile): readonly string[] {
  return profile.diet_type === 'Other'
    ? [
        "You chose 'Other' as your diet. Foods you do not eat are left out when you list them under Disliked Foods.",
      ]
    : [];
}

/** A week as it is stored. */
export function weekOf(
  { targets, rules, profile }: PlanTask,
  seed: string,
  week: WeekNumber,
  days: readonly PlannedDay[],
): MealWeek {
  return {
    version: 1,
    seed,
    week,
    target: {
      energy: targets.energy,
      maintenance: Math.round(targets.maintenance),
      protein: Math.round(targets.protein.low),
      fibre: Math.round(targets.fibre),
      goal: targets.goal,
    },
    days,
    notes: [...targets.notes, ...otherDietNote(profile), ...nutrientNotes(profile, days)],
    unmatched: rules.disliked.unmatched,
  };
}
