import type { Dish } from '../catalogue.ts';

/** Whether a dish is what others eat at noon, such as chicken with cabbage. */
export function isUnusualBreakfast({ ingredients }: Dish): boolean {
  return !ingredients.some(({ food }) => food.atBreakfast);
}
