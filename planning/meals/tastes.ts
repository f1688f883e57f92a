import type { Dish } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';

/** Dishes that taste sweet and savoury ones do not share a plate; fruit, milk, nuts and eggs go with both. */
export type Taste = 'sweet' | 'savoury' | 'either';

/** Foods that make a dish savoury whatever else it holds. */
const savoury: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'onions',
  'garlic',
  'tomatoes',
  'tomatoes-tinned',
  'cabbage',
  'potatoes',
  'green-pepper',
  'mushrooms',
  'cumin',
  'curry-powder',
  'popcorn-kernels',
  'turmeric',
]);
/** Protein that nobody eats with something sweet. */
const savouryKinds: ReadonlySet<string | null> = new Set([
  'beans',
  'beef',
  'chicken',
  'chickpeas',
  'fish',
  'lamb',
  'lentils',
  'offal',
  'ostrich',
  'pork',
  'processed meat',
  'sausage',
  'shellfish',
  'tinned fish',
  'turkey',
]);
/** Foods of porridge, cereal, baking and sweet spreads. */
const sweet: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'rolled-oats',
  'instant-oats',
  'oats-gluten-free',
  'weet-bix',
  'muesli',
  'bran-flakes',
  'corn-flakes',
  'pronutro',
  'mabele-meal',
  'wheat-bran',
  'cinnamon',
]);
/** Eaten with bread or with porridge these make it sweet; alone they are fruit and nuts. */
const sweetWithStarch: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'bananas',
  'apples',
  'peanut-butter-plain',
  'milk-fat-free',
  'soya-milk',
]);

export function tasteOf({ ingredients }: Dish): Taste {
  let starch = false;
  let fruity = false;
  let cereal = false;
  for (const { food } of ingredients) {
    if (savoury.has(food.key) || savouryKinds.has(food.proteinKind)) return 'savoury';
    if (sweet.has(food.key)) cereal = true;
    if (sweetWithStarch.has(food.key)) fruity = true;
    if (food.role === 'starch') starch = true;
  }
  return cereal || (starch && fruity) ? 'sweet' : 'either';
}

/** Whether two dishes would not be eaten together. */
export function tastesClash(one: Taste, other: Taste): boolean {
  return one !== 'either' && other !== 'either' && one !== other;
}
