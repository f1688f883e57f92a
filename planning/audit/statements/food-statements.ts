import type { FoodKey } from '../../catalogue/foods.ts';
import { foodsOf } from './avoided-foods.ts';

/** Cured, smoked or otherwise preserved meat (IARC's sense); fresh boerewors is not. */
export const processedMeat = foodsOf([
  'viennas',
  'polony',
  'russians',
  'bacon',
  'ham',
  'gammon',
  'corned-beef-tinned',
  'beef-sausages',
  'pork-sausages',
  'chicken-viennas',
  'chicken-polony',
  'biltong',
  'droewors',
]);

/** Pulses by the grams that make a small helping: dry, and soaked, tinned or as tofu. */
export const pulsesDry = foodsOf([
  'sugar-beans',
  'chickpeas-dry',
  'lentils-brown',
  'lentils-red',
  'split-peas',
  'cowpeas',
  'mung-beans',
  'soya-mince',
  'chickpea-flour',
  'pasta-red-lentil',
]);
export const pulsesWet = foodsOf([
  'sugar-beans-tinned',
  'butter-beans-tinned',
  'kidney-beans-tinned',
  'black-beans-tinned',
  'cannellini-beans-tinned',
  'four-bean-mix-tinned',
  'baked-beans',
  'chickpeas-tinned',
  'lentils-tinned',
  'tofu-firm',
  'soy-mince-frozen',
  'veg-burgers',
  'veg-sausages',
  'veg-strips',
  'edamame',
  'hummus',
]);

/** Grams of each that stand for half a cup of milk; of the plant drinks those with its calcium. */
export const halfCupOfMilk: ReadonlyMap<string, number> = new Map<FoodKey, number>([
  ['milk-full-cream', 125],
  ['milk-low-fat', 125],
  ['milk-fat-free', 125],
  ['milk-uht', 125],
  ['milk-lactose-free', 125],
  ['milk-powder', 15],
  ['milk-evaporated', 60],
  ['amasi', 125],
  ['buttermilk', 125],
  ['yoghurt-plain-low-fat', 100],
  ['yoghurt-plain-double-cream', 100],
  ['yoghurt-fat-free', 100],
  ['yoghurt-fruit', 100],
  ['yoghurt-greek', 100],
  ['yoghurt-lactose-free', 100],
  ['drinking-yoghurt', 125],
  ['cheddar', 20],
  ['gouda', 20],
  ['mozzarella', 20],
  ['feta', 25],
  ['parmesan', 15],
  ['processed-cheese', 20],
  ['cheese-spread', 25],
  ['cheddar-lactose-free', 20],
  ['cottage-cheese', 100],
  ['soya-milk', 125],
  ['almond-milk', 125],
  ['macadamia-milk', 125],
]);

/** Never counted as vegetables or fruit, whatever the table says: starchy roots, pulses, nuts, juice, sauces. */
export const neverProduce = foodsOf(
  ['potatoes', 'baby-potatoes', 'sweet-potatoes', 'chips-frozen', 'orange-juice', 'lemon-juice'],
  ['jam', 'tomato-sauce', 'chutney', 'atchar', 'hummus', 'edamame', 'peanuts-raisins'],
  ['coconut-milk', 'coconut-desiccated', 'popcorn-kernels'],
);

/** Plant foods to which retinol is added by law or by the maker: it counts towards the upper limit. */
export const retinolAdded = foodsOf([
  'maize-meal',
  'maize-meal-special',
  'margarine-tub',
  'margarine-lite',
  'soya-milk',
  'bread-brown',
  'bread-white',
  'bread-rolls',
  'pronutro',
  'futurelife',
  'corn-flakes',
  'bran-flakes',
  'weet-bix',
  'two-minute-noodles',
]);
