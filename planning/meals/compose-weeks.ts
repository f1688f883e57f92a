import type { Profile } from '../profile/profile.ts';
import { eatingRules } from '../safety/eating-rules.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { dailyTargets } from '../targets/targets.ts';
import { composeMonth } from './compose-month.ts';
import { dayPenalty } from './day-penalty.ts';
import { fewestDishes, poolsFor } from './dish-pools.ts';
import { helpingsOf } from './helpings.ts';
import type { KeptPlan } from './kept-plan.ts';
import type { Kitchen } from './kitchen.ts';
import type { MealWeek, PlannedDay, WeekNumber } from './meal-plan.ts';
import { mealTimes } from './meal-times.ts';
import { noPlanReason, tooTightReason } from './no-plan.ts';
import { nutrientNotes } from './nutrient-notes.ts';
import type { PlanTask } from './plan-task.ts';
import { plannedDay } from './planned-day.ts';

/** No plan: why, in words for the member. */
export interface NoPlan {
  readonly ok: false;
  readonly reason: string;
}

export function prepare(
  usual: Kitchen,
  profile: Profile,
): { readonly ok: true; readonly task: PlanTask } | NoPlan {
  const result = dailyTargets(profile);
  if (!result.ok) return { ok: false, reason: result.reason };
  const { targets } = result;
  const times = mealTimes(profile.meals_per_day);
  const kitchen = usual.withHelpings(helpingsOf(targets, times));
  const rules = eatingRules(profile, kitchen.catalogue);
  const pools = poolsFor(kitchen, rules, times, targets, profile);
  if ([...pools.bySlot.values()].some((pool) => pool.length < fewestDishes)) {
    return { ok: false, reason: noPlanReason(profile, kitchen.catalogue, fewestDishes) };
  }
  const penalty = dayPenalty(targets, times, referenceIntakes(profile));
  return { ok: true, task: { kitchen, profile, targets, rules, times, pools, penalty } };
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
  const { kitchen, profile, times } = task;
  const composed = composeMonth(task, seed, kept);
  if (!composed) {
    return { ok: false, reason: noPlanReason(profile, kitchen.catalogue, fewestDishes) };
  }
  // beside meals that the member keeps, the best that there is
  const isNew = kept.settled.size === 0 && kept.locked.size === 0;
  if (isNew && !composed.keepsRules) return { ok: false, reason: tooTightReason(profile) };
  const days = [...composed.days].map(([day, sized]) =>
    plannedDay(day, times, sized, kept.locked.get(day)),
  );
  return { ok: true, days };
}

function otherDietNote(profile: Profile): readonly string[] {
  return profile.diet_type === 'Other'
    ? [
        "You chose 'Other' as your diet. Foods you do not eat are left out when you list them under Disliked Foods.",
      ]
    : [];
}

/** Whoever leaves out lactose may have an allergy to milk instead, for whom lactose-free milk is no help. */
function milkNote({ kitchen, profile }: PlanTask, days: readonly PlannedDay[]): readonly string[] {
  if (!profile.allergies.includes('Lactose')) return [];
  const holdsMilk = days.some(({ meals }) =>
    meals.some(({ dishes }) =>
      dishes.some(({ ingredients }) =>
        ingredients.some(
          ({ food }) =>
            kitchen.catalogue.foods.get(food)?.allergens?.includes('milk-protein') !== false,
        ),
      ),
    ),
  );
  return holdsMilk
    ? [
        'Lactose-free milk, yoghurt and cheese still hold milk protein. They are not safe with a milk allergy: then please list milk, yoghurt and cheese under Disliked Foods.',
      ]
    : [];
}

/** Main dishes of a slot with which a month need not repeat itself more than people like. */
const enoughDishes = 12;

function repeatNote({ pools }: PlanTask): readonly string[] {
  const few = (['lunch', 'dinner'] as const).filter(
    (slot) => (pools.bySlot.get(slot)?.length ?? 0) < enoughDishes,
  );
  return few.length > 0
    ? [
        `Few recipes for ${few.join(' and ')} fit everything you asked for, so some meals come back more often.`,
      ]
    : [];
}

/** A week as it is stored. */
export function weekOf(
  task: PlanTask,
  seed: string,
  week: WeekNumber,
  days: readonly PlannedDay[],
): MealWeek {
  const { targets, rules, profile } = task;
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
    notes: [
      ...targets.notes,
      ...otherDietNote(profile),
      ...repeatNote(task),
      ...milkNote(task, days),
      ...nutrientNotes(profile, days),
    ],
    unmatched: rules.disliked.unmatched,
  };
}
