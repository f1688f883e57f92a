import type { Dish } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';

/** What makes a meal a breakfast to most South Africans: porridge and cereals, bread, eggs, sour milk and yoghurt. */
const breakfastFoods: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'rolled-oats',
  'instant-oats',
  'oats-gluten-free',
  'mabele-meal',
  'maize-meal-special',
  'weet-bix',
  'muesli',
  'bran-flakes',
  'corn-flakes',
  'pronutro',
  'bread-brown',
  'bread-wholewheat',
  'bread-rye',
  'bread-white',
  'corn-cakes',
  'eggs',
  'chickpea-flour',
  'amasi',
  'yoghurt-plain-low-fat',
  'yoghurt-fat-free',
  'yoghurt-greek',
  'soya-yoghurt',
  'cottage-cheese',
  'chia-seeds',
  'tofu-firm',
  'flaxseed',
  'macaroni',
]);

/** Points for a breakfast of what others eat at noon, such as chicken with cabbage: about as many Rands. */
const pointsForUnusual = 9;

/** Points for serving a dish at breakfast: 0 where people would call it one. */
export function breakfastPoints({ foods }: Dish): number {
  for (const food of foods) if (breakfastFoods.has(food)) return 0;
  return pointsForUnusual;
}
