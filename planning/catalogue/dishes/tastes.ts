import type { Dish } from '../catalogue.ts';

/** Dishes that taste sweet and savoury ones do not share a plate; fruit, milk, nuts and eggs go with both. */
export type Taste = 'sweet' | 'savoury' | 'either';

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

export function tasteOf({ ingredients }: Dish): Taste {
  let starch = false;
  let fruity = false;
  let cereal = false;
  for (const { food } of ingredients) {
    if (food.taste === 'savoury' || savouryKinds.has(food.proteinKind)) return 'savoury';
    if (food.taste === 'sweet') cereal = true;
    if (food.taste === 'sweet with starch') fruity = true;
    if (food.role === 'starch') starch = true;
  }
  return cereal || (starch && fruity) ? 'sweet' : 'either';
}

/** Whether two dishes would not be eaten together. */
export function tastesClash(one: Taste, other: Taste): boolean {
  return one !== 'either' && other !== 'either' && one !== other;
}
