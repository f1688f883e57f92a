import { daysOfPlan, daysPerWeek } from '../../../calendar.ts';
import type { Row } from '../../../linear-program.ts';
import { firstEaten, randIndex } from '../../../nutrition/vector.ts';
import type { PlanTask } from '../plan-task.ts';
import type { Limit } from './mean-day-limits.ts';

/** What the program pays for a group that is off by as much as it should be, times the weight of the group. */
const costOfDistance = 40;
/** What it pays for the largest of these distances. */
export const costOfLargest = 120;
/** What it pays for a Rand: of two days that people like as well the cheaper one. */
export const costOfRand = 0.05;
/** Part of the budget that a mean day may cost by weight; packs and what spoils take the rest. */
const byWeight = 0.84;
const costOfBudget = 400;

/** The mean day within the budget. */
export function budgetLimit({ budget }: PlanTask): Limit {
  const amount = (byWeight * budget) / daysOfPlan;
  return { sense: 'at most', bound: 1, costOfMiss: costOfBudget, index: randIndex, amount };
}

/** The mean day as near to the member's pattern as its rules allow, both ways, group by group. */
export function habitLimits({ pattern }: PlanTask): readonly Limit[] {
  return pattern.flatMap(({ grams, unit, weight, isCap }, group) => {
    if (weight === 0) return [];
    const row = (sense: Row['sense']): Limit => ({
      sense,
      bound: grams / unit,
      costOfMiss: costOfDistance * weight,
      index: firstEaten + group,
      amount: unit / daysPerWeek,
    });
    return isCap ? [row('at most')] : [row('at least'), row('at most')];
  });
}
