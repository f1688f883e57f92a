import type { Food } from '../../catalogue/food.ts';
import type { FoodKey } from '../../catalogue/foods.ts';

/** Nutrients that makers add to food, as they are called in the food table. */
type Nutrient = 'calcium' | 'iron' | 'zinc' | 'vitaminA' | 'vitaminD' | 'vitaminB12' | 'folate';

/** In 100 g, in the units of the food table. */
type Amounts = Readonly<Partial<Record<Nutrient, number>>>;

/**
 * What 100 g hold at the most when nothing is added, for every food that makers fortify in some country: looked up in
 * rows of unfortified and unenriched food, and rounded up. Nothing that plans reads this file.
 */
const byNature: readonly (readonly [most: Amounts, foods: readonly FoodKey[]])[] = [
  [
    { calcium: 30, iron: 0.7, zinc: 0.4, vitaminA: 1, vitaminD: 0, vitaminB12: 0, folate: 20 },
    ['soya-milk', 'soya-yoghurt', 'almond-milk', 'oat-milk', 'macadamia-milk'],
  ],
  [
    { calcium: 75, iron: 1.5, zinc: 1.5, vitaminA: 12, vitaminD: 0, vitaminB12: 0, folate: 45 },
    [
      'maize-meal',
      'maize-meal-special',
      'braai-pap',
      'polenta',
      'samp',
      'corn-flakes',
      'rice-white',
      'rice-basmati',
      'rice-jasmine',
      'rice-noodles',
      'couscous',
      'macaroni',
      'spaghetti',
      'pasta-shapes',
      'two-minute-noodles',
      'cake-flour',
      'self-raising-flour',
      'gluten-free-flour',
      'cornflour',
      'sago',
      'bread-white',
      'bread-brown',
      'bread-rolls',
      'bread-sourdough',
      'bread-rye',
      'bread-gluten-free',
      'tortilla-wraps',
      'cream-crackers',
      'amagwinya',
      'mageu',
    ],
  ],
  [
    { calcium: 80, iron: 6.1, zinc: 4.2, vitaminA: 5, vitaminD: 0, vitaminB12: 0, folate: 90 },
    [
      'rolled-oats',
      'instant-oats',
      'oats-gluten-free',
      'oat-bran',
      'weet-bix',
      'bran-flakes',
      'muesli',
      'granola',
      'rice-brown',
      'mabele-meal',
      'sorghum-instant-porridge',
      'pasta-wholewheat',
      'brown-bread-flour',
      'bread-wholewheat',
      'pita-bread',
      'roti',
      'provita',
    ],
  ],
  // with soya flour and a little milk powder
  [
    { calcium: 120, iron: 3, zinc: 1.8, vitaminA: 5, vitaminD: 0.1, vitaminB12: 0.2, folate: 95 },
    ['pronutro', 'futurelife'],
  ],
  [
    { calcium: 30, vitaminA: 5, vitaminD: 0, vitaminB12: 0 },
    ['margarine-tub', 'margarine-lite', 'vegan-mayonnaise'],
  ],
  [{ vitaminA: 15, vitaminB12: 0.3, vitaminD: 0.2 }, ['rusks']],
  [{ calcium: 70, iron: 4.1, vitaminB12: 0, folate: 800 }, ['marmite']],
  [{ calcium: 0, iron: 0 }, ['baking-powder']],
  [
    { calcium: 210, iron: 10, zinc: 2, vitaminA: 5, vitaminD: 0, vitaminB12: 0, folate: 165 },
    ['soya-mince', 'soy-mince-frozen', 'veg-sausages', 'veg-burgers', 'veg-strips'],
  ],
  [{ calcium: 30, iron: 0.5, vitaminA: 12, vitaminD: 0 }, ['orange-juice']],
  [
    { vitaminA: 60, vitaminD: 0.2, iron: 0.2, folate: 15 },
    [
      'milk-full-cream',
      'milk-low-fat',
      'milk-fat-free',
      'milk-uht',
      'milk-lactose-free',
      'amasi',
      'buttermilk',
      'yoghurt-plain-low-fat',
      'yoghurt-plain-double-cream',
      'yoghurt-fat-free',
      'yoghurt-fruit',
      'yoghurt-greek',
      'yoghurt-lactose-free',
      'drinking-yoghurt',
    ],
  ],
  [{ vitaminA: 260, vitaminD: 0.6, iron: 0.6 }, ['milk-powder', 'milk-evaporated']],
  [{ iron: 0.8, folate: 20 }, ['hake-crumbed', 'fish-cakes']],
];

function byFood(rows: typeof byNature): ReadonlyMap<FoodKey, Amounts> {
  return new Map(rows.flatMap(([most, foods]) => foods.map((key) => [key, most] as const)));
}

/** What no plant holds, whichever it is: mushrooms and yeast have a trace of it. */
const plants: Amounts = { vitaminB12: 0.1, vitaminD: 0.2 };

/**
 * What South African law has added, in 100 g: regulation R504 of 2003. Vitamin A as porridge keeps it (0.4 of the
 * 188 µg that are the least), iron and zinc as the least in meal, and for bread those of its flour, 63 % of it.
 */
const lawful: readonly (readonly [most: Amounts, foods: readonly FoodKey[]])[] = [
  [{ vitaminA: 75, iron: 3.7, zinc: 1.85, folate: 128 }, ['maize-meal', 'maize-meal-special']],
  [{ iron: 2.75, folate: 175 }, ['bread-white', 'bread-brown', 'bread-rolls', 'bread-sourdough']],
];

const naturally = byFood(byNature);
const byLaw = byFood(lawful);

const proof = /^(by law: R504 of 7 April 2003|label seen: .+ on \d{4}-\d{2}-\d{2}$)/;
const nutrients: readonly Nutrient[] = [
  'calcium',
  'iron',
  'zinc',
  'vitaminA',
  'vitaminD',
  'vitaminB12',
  'folate',
];

/** More than a plant or a milk holds by itself must have been added, and South African packs must be known to hold it. */
function problemOf(nutrient: Nutrient, key: FoodKey, food: Food): string | null {
  const isPlant = food.animals.every((animal) => animal === 'plant');
  const most = naturally.get(key)?.[nutrient] ?? (isPlant ? plants[nutrient] : undefined);
  const counted = food.per100g[nutrient] ?? 0;
  if (most === undefined || counted <= most) return null;
  const claimed = food.fortified?.[nutrient];
  const held = `${key}: ${nutrient} ${counted}`;
  if (claimed === undefined) return `${held}, by nature at most ${most}`;
  if (!proof.test(claimed)) return `${held}, for which '${claimed}' is no proof`;
  const allowed = byLaw.get(key)?.[nutrient];
  if (claimed.startsWith('by law') && (allowed === undefined || counted > allowed)) {
    return `${held}, by law ${allowed ?? 'none'}`;
  }
  return null;
}

/** Nutrients that a food counts although nobody knows that its South African packs hold them; in words, none for a good food. */
export function unprovenNutrients(key: FoodKey, food: Food): readonly string[] {
  return nutrients.flatMap((nutrient) => problemOf(nutrient, key, food) ?? []);
}
