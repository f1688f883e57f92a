import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Profile } from '../profile/profile.ts';
import { composeDays, prepare, weekOf } from './compose-weeks.ts';
import { nothingKept } from './kept-plan.ts';
import { createKitchen, type Kitchen } from './kitchen.ts';
import { withPots } from './leftovers.ts';
import { type MealPlanResult, weekNumbers } from './meal-plan.ts';

export interface MealPlanner {
  readonly kitchen: Kitchen;
  /** Four weeks of meals for a member. The same profile and seed give the same plan, to the gram. */
  plan(profile: Profile, seed: string): MealPlanResult;
}

/** A planner over one catalogue. Making it takes some milliseconds; it holds nothing of a member and is shared. */
export function createMealPlanner(catalogue: Catalogue): MealPlanner {
  const kitchen = createKitchen(catalogue);
  return {
    kitchen,
    plan(profile, seed) {
      const prepared = prepare(kitchen, profile);
      if (!prepared.ok) return prepared;
      const composed = composeDays(prepared.task, seed, nothingKept);
      if (!composed.ok) return composed;
      const { days } = composed;
      const weeks = weekNumbers.map((week) =>
        weekOf(prepared.task, seed, week, days.slice((week - 1) * 7, week * 7)),
      );
      return { ok: true, weeks: withPots(weeks, catalogue) };
    },
  };
}
