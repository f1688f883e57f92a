import type { PlannedMeal } from './meal-plan.ts';
import type { PortionedDish } from './portions/portions.ts';

/** A meal of an earlier plan that stays to the gram; its dishes were read from the stored grams. */
export interface KeptMeal {
  readonly planned: PlannedMeal;
  readonly dishes: readonly PortionedDish[];
}

/** A day with meals that stay, by the member's meal times; null where a meal is to be found. */
export interface LockedDay {
  readonly meals: readonly (KeptMeal | null)[];
  /** The day as a whole was locked, and nothing of it is to be found. */
  readonly whole: boolean;
}

/** What new days are composed around. Days are counted over the four weeks, from 0. */
export interface KeptPlan {
  /** Days that are not asked for: they count for variety and for what was bought. */
  readonly settled: ReadonlyMap<number, readonly KeptMeal[]>;
  /** Days that are asked for and of which something stays. */
  readonly locked: ReadonlyMap<number, LockedDay>;
}

/** For a plan that is new from its first meal to its last. */
export const nothingKept: KeptPlan = { settled: new Map(), locked: new Map() };
