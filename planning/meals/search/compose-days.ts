import { fewestDishes } from '../candidates/dish-pools.ts';
import { noPlanReason, tooTightReason } from '../candidates/no-plan.ts';
import { type NoPlan, type PlanTask, withoutPlan } from '../candidates/plan-task.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import type { PlannedDay } from '../model/meal-plan.ts';
import { plannedDay } from '../model/planned-day.ts';
import { composeMonth } from './compose-month.ts';

/**
 * Composes the days that are not settled, in order.
 * @returns the same days for the same task, seed and kept meals, and what they cost for each Rand of the budget
 */
export function composeDays(
  task: PlanTask,
  seed: string,
  kept: KeptPlan,
): { readonly ok: true; readonly days: readonly PlannedDay[]; readonly ofBudget: number } | NoPlan {
  const composed = composeMonth(task, seed, kept);
  if (!composed) return { ok: false, reason: noPlanReason(withoutPlan(task), fewestDishes) };
  // beside meals that the member keeps, the best that there is
  const isNew = kept.settled.size === 0 && kept.locked.size === 0;
  if (isNew && !composed.keepsRules)
    return { ok: false, reason: tooTightReason(withoutPlan(task)) };
  const days = [...composed.days].map(([day, sized]) =>
    plannedDay(day, task.first, task.times, sized, kept.locked.get(day)),
  );
  return { ok: true, days, ofBudget: composed.ofBudget };
}
