import { catalogueAt } from '../catalogue/catalogue.ts';
import { howBought } from '../catalogue/packs/how-bought.ts';
import { daysOfMonth } from '../targets/food-budget.ts';
import { cheapestDay } from './candidates/dual-prices/day-worth.ts';
import { prepare } from './candidates/plan-task.ts';
import { createKitchen, type Kitchen } from './model/kitchen.ts';
import type { PlanRequest } from './plan-request.ts';

/** Beyond what a mean day costs at least: packs, what spoils of them, and meals that people take turns with. */
const aboveLeast = 1.2;
/** Rands to which it is rounded up. */
const step = 10;

/**
 * The least that a member can eat for: Rands of a calendar month, for the cheapest meals that keep every rule of safety
 * and nutrition, and a fifth more. A budget below it is not to be taken in silence.
 * @returns null for whom no month can be planned at all
 */
export function leastBudget(kitchen: Kitchen, request: PlanRequest): number | null {
  const [{ profile, answers }] = request.eaters;
  const { shops } = howBought(profile.kitchenAnswers);
  // dishes are compared by their Rands, which are those of the usual shops in the kitchen that all share
  const own = shops.length > 0 ? createKitchen(catalogueAt(kitchen.catalogue, shops)) : kitchen;
  const prepared = prepare(own, profile, { start: request.start, answers, budget: null });
  if (!prepared.ok) return null;
  const rand = aboveLeast * daysOfMonth * cheapestDay(prepared.task);
  return step * Math.ceil(rand / step);
}
