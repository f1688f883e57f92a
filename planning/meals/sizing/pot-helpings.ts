import type { Dish } from '../../catalogue/catalogue.ts';
import { isPureFat } from '../../catalogue/dishes/dish-facts.ts';
import { mostFatGrams } from '../model/portions/helpings.ts';
import {
  type PortionedDish,
  portionDish,
  type SizedDish,
  servedGrams,
} from '../model/portions/portions.ts';
import { gramsAt, nearestSize, type SizeRange } from '../model/portions/sizes.ts';

/** Helpings beside that of the cook: from a little more than half of it to a third more. */
export const helpingBounds = { low: nearestSize(0.6), high: nearestSize(1.35) };
/** The cook's own helping, once its proportions are those of the pot. */
export const ownBounds = { low: nearestSize(0.8), high: nearestSize(1.2) };

/** Sizes of both. */
const potSizes = {
  low: Math.min(helpingBounds.low, ownBounds.low),
  high: Math.max(helpingBounds.high, ownBounds.high),
};

/** Bounds of a pot beside some sides, with which a meal holds no more oil than it may: it grows with the pot. */
export function besideSides(
  { dish, helpings }: PortionedDish,
  sides: readonly SizedDish[],
  { low, high }: SizeRange,
): SizeRange {
  let room = mostFatGrams(helpings);
  for (const { portioned } of sides) room -= portioned.facts.fatGrams;
  const fat = dish.ingredients.filter(isPureFat);
  const fatAt = (size: number) =>
    fat.reduce((sum, ingredient) => sum + gramsAt(ingredient, size, helpings), 0);
  let most = high;
  while (most > low && fatAt(most) > room) most--;
  return { low, high: most };
}

/** The same dish with all of its parts between the same sizes, where none of them falls below a helping by that. */
export function withBounds(dish: PortionedDish, bounds: SizeRange): PortionedDish {
  const parts = dish.parts.map((part) => {
    const low = Math.max(part.low, bounds.low);
    return { ...part, low, high: Math.max(low, Math.min(part.high, bounds.high)) };
  });
  return { ...dish, parts };
}

/** A dish as it was cooked, of which only more or less can be taken: its parts are mixed by now. */
export function potOf(cooked: SizedDish): PortionedDish {
  const { dish, index, helpings, facts } = cooked.portioned;
  const ingredients = servedGrams(cooked).map(([ingredient, grams]) => ({ ...ingredient, grams }));
  const whole: Dish = { ...dish, recipe: { ...dish.recipe, scaling: 'whole' }, ingredients };
  return portionDish(whole, index, helpings, facts, potSizes);
}
