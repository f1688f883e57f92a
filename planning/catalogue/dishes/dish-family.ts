import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import type { FoodKind } from '../../nutrition/food-kinds.ts';
import type { Dish } from '../catalogue.ts';
import { eatenAs } from '../food-facts/eating-group-of.ts';
import { foodKind } from '../food-facts/food-kinds.ts';

/** Kinds of lunches and dinners as a cook sorts them, of which a month should hold several. */
export const dishFamilies = [
  'soup',
  'curry',
  'salad',
  'pasta',
  'bread meal',
  'stew',
  'egg dish',
  'grill or roast',
  'rice dish',
  'pap plate',
] as const;
export type DishFamily = (typeof dishFamilies)[number];

/** A family is told by a word of the dish's name, or by the starch that it holds most of. */
interface Sign {
  readonly family: DishFamily;
  readonly word?: RegExp;
  readonly starch?: FoodKind | EatingGroup;
}

/** The first that fits: a curry with rice is a curry. */
const signs: readonly Sign[] = [
  { family: 'soup', word: /\b(soup|broth)\b/i },
  { family: 'rice dish', word: /\b(breyani|biryani|fried rice|pilaf|jollof|kedgeree)\b/i },
  { family: 'curry', word: /curr(y|ied)|masala|dhal|bobotie/i },
  { family: 'salad', word: /salad|slaw/i },
  { family: 'pasta', starch: 'pasta' },
  { family: 'bread meal', starch: 'bread' },
  { family: 'stew', word: /stew|potjie|bredie|casserole|gravy|relish|chakalaka|umngqusho/i },
  { family: 'egg dish', word: /omelette|frittata|scrambled?|shakshuka|eggs?\b/i },
  { family: 'grill or roast', word: /roast|grill|braai|bake|tray|fried|pan-|steak|chops?|fillet/i },
  { family: 'rice dish', starch: 'rice' },
  { family: 'pap plate', starch: 'pap' },
];
/** Grams as eaten from which a starch names the meal. */
const plateful = 40;

function gramsOf({ ingredients }: Dish, starch: FoodKind | EatingGroup): number {
  return ingredients.reduce((sum, { food, grams }) => {
    const eaten = eatenAs(food.key, food);
    const isOf = foodKind(food.key) === starch || eaten?.group === starch;
    return isOf ? sum + grams * (eaten?.factor ?? 1) : sum;
  }, 0);
}

/** The family of a dish; null where it is none that a month is counted by. */
export function familyOf(dish: Dish): DishFamily | null {
  const sign = signs.find(
    ({ word, starch }) =>
      (word?.test(dish.recipe.name) ?? false) ||
      (starch !== undefined && gramsOf(dish, starch) >= plateful),
  );
  return sign?.family ?? null;
}
