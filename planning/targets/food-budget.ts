import { daysOfPlan } from '../calendar.ts';
import type { FoodBudget } from '../profile/kitchen-answers.ts';
import {
  type BudgetLevel,
  budgetLevels,
  leastFoodRand,
  usualLevel,
} from '../profile/kitchen-questions.ts';
import type { DailyTargets } from './targets.ts';

/**
 * Rands a calendar month for each 1,000 kcal of the day. Steps as between the four food plans of the USDA (1 to 1.31 to
 * 1.77 to 2.54), from what healthy patterns cost at the prices of the table in February 2026, with a tenth for packs and
 * for what spoils.
 */
const randPer1000: Readonly<Record<BudgetLevel, number>> = {
  Thrifty: 650,
  'Low-cost': 850,
  Moderate: 1150,
  Liberal: 1650,
};
/** Rands a month for each gram of protein a day beyond this share of the energy, which a normal plate does not bring. */
const randPerProteinGram = 7;
const usualProteinShare = 0.18;
/** Days of a calendar month, in the mean. */
export const daysOfMonth = 30.4;
/** Days of a plan in those of a month. */
const planInMonth = daysOfPlan / daysOfMonth;

/** Rands of a calendar month at a level: what is eaten and what spoils, packs that keep being carried over. */
export function monthBudget({ energy, protein }: DailyTargets, level: BudgetLevel): number {
  const perMonth = Math.max(leastFoodRand, (randPer1000[level] * energy) / 1000);
  const beyond = Math.max(0, protein.low - (usualProteinShare * energy) / 4);
  return perMonth + randPerProteinGram * beyond;
}

/** The same of the four weeks of a plan. */
export function planBudget(targets: DailyTargets, level: BudgetLevel): number {
  return planInMonth * monthBudget(targets, level);
}

/** What may be spent on the four weeks, and the level whose pattern is eaten for it. */
export interface Spending {
  readonly level: BudgetLevel;
  /** Rands. */
  readonly rand: number;
}

/** What a member wants to spend. An amount of their own buys the pattern of the dearest level that it pays for. */
export function spendingOf(targets: DailyTargets, budget: FoodBudget | null): Spending {
  if (!budget || 'level' in budget) {
    const level = budget?.level ?? usualLevel;
    return { level, rand: planBudget(targets, level) };
  }
  const rand = planInMonth * budget.rand;
  const paid = budgetLevels.filter((level) => planBudget(targets, level) <= rand);
  return { level: paid.at(-1) ?? 'Thrifty', rand };
}
