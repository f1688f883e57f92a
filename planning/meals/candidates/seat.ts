import type { Slot } from '../../catalogue/recipe.ts';
import type { MealTime } from '../model/meal-times.ts';
import type { PlanTask } from './plan-task.ts';

/** The meal that a plate is made for. */
export interface Seat {
  readonly slot: Slot;
  /** kcal that the reference servings should hold together. */
  readonly kcal: number;
  /** kcal of a plate by which snacks beside it are counted; infinite where as many may stand there as fit. */
  readonly full: number;
  /** From start to plate that the meal may take. */
  readonly minutes: number;
  /** Whether a plate is whole without a starch. */
  readonly lowCarb: boolean;
  /** Whether a snack may stand beside it that people do not have there: what fits, or is cheap, comes first. */
  readonly anySnack: boolean;
}

/**
 * @param full multiple of its reference servings to which a plate of this meal may grow
 * @param anySnack whether only what fits counts, not what people have beside such a meal
 */
export function seatOf(
  { rules, targets, isFrugal }: PlanTask,
  { slot, share }: MealTime,
  full = 1,
  anySnack = isFrugal === true,
): Seat {
  return {
    slot,
    kcal: (share * targets.energy) / full,
    full: isFrugal ? Infinity : share * targets.energy,
    minutes: rules.minutes,
    lowCarb: targets.diet === 'Low-Carb',
    anySnack,
  };
}
