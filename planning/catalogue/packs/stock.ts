import { daysOfPlan } from '../../calendar.ts';
import type { FoodKey } from '../foods.ts';

/** Food that is at home, bought before a plan begins. */
export interface StockItem {
  readonly food: FoodKey;
  /** Grams as bought, with peel, bone or brine. */
  readonly grams: number;
  /** Some of its pack has been eaten already. */
  readonly opened: boolean;
  /** Day of the plan from which it is there; below 0 where it was bought before the plan begins. */
  readonly from: number;
}

/** What is at home when a plan begins: an input of the planner and of the list, which buy none of it again. */
export type Stock = readonly StockItem[];

/** Some grams of a food that lie there from a day on; a store of it is eaten down in place. */
export interface StockLot {
  readonly day: number;
  grams: number;
}

/** The stock of one food as lots, oldest first. */
export function lotsOf(stock: Stock, food: FoodKey): StockLot[] {
  return stock
    .filter((item) => item.food === food && item.grams > 0)
    .map(({ from, grams }) => ({ day: Math.min(from, daysOfPlan), grams }))
    .sort((a, b) => a.day - b.day);
}

/** Grams of each food that is at home. */
export function stockGrams(stock: Stock): ReadonlyMap<FoodKey, number> {
  const sums = new Map<FoodKey, number>();
  for (const { food, grams } of stock) sums.set(food, (sums.get(food) ?? 0) + grams);
  return sums;
}
