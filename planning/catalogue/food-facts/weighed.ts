import type { Food } from '../food.ts';
import type { FoodKey } from '../foods.ts';

/** What is off a food when a recipe weighs it, in the words of a cook. */
export const weighings = [
  'without bone',
  'without bones',
  'without shell',
  'peeled',
  'peeled, without seeds',
  'without stone',
  'without rind',
  'trimmed',
  'kernels only',
  'juice only',
  'drained',
] as const;
export type Weighing = (typeof weighings)[number];

const rows: readonly (readonly [Weighing, readonly FoodKey[]])[] = [
  [
    'without bone',
    [
      'chicken-mixed-portions-frozen',
      'chicken-leg-quarters',
      'chicken-feet',
      'chicken-necks',
      'chicken-thighs',
      'chicken-drumsticks',
      'chicken-wings',
      'chicken-whole',
      'turkey-whole',
      'beef-stew',
      'beef-chuck',
      'beef-brisket',
      'beef-shin',
      'beef-short-rib',
      'beef-t-bone',
      'oxtail',
      'lamb-stew',
      'lamb-chops',
      'lamb-neck',
      'lamb-leg',
      'pork-chops',
      'pork-pack',
      'pork-ribs',
    ],
  ],
  ['without bones', ['snoek', 'maasbanker']],
  ['without shell', ['eggs', 'prawns', 'peanuts-raw']],
  [
    'peeled',
    [
      'potatoes',
      'sweet-potatoes',
      'carrots',
      'onions',
      'onions-red',
      'beetroot',
      'garlic',
      'ginger',
      'bananas',
      'oranges',
      'naartjies',
      'grapefruit',
      'pineapple',
      'kiwifruit',
    ],
  ],
  ['peeled, without seeds', ['butternut', 'pumpkin', 'gem-squash', 'pawpaw', 'granadilla']],
  ['without stone', ['avocado', 'mango', 'prunes', 'peaches', 'plums']],
  ['without rind', ['watermelon', 'spanspek']],
  [
    'trimmed',
    [
      'cabbage',
      'red-cabbage',
      'spring-onions',
      'spinach',
      'morogo',
      'kale',
      'broccoli',
      'cauliflower',
      'green-beans',
      'lettuce',
      'green-pepper',
      'mixed-peppers',
      'chillies',
      'brinjal',
      'celery',
      'leeks',
      'radishes',
      'dhania',
      'parsley',
      'basil',
      'apples',
      'pears',
      'guavas',
      'beef-kidney',
      'prawn-meat',
      'mussels',
      'calamari',
    ],
  ],
  ['kernels only', ['sweetcorn-cob']],
  ['juice only', ['lemons']],
  [
    'drained',
    [
      'sugar-beans-tinned',
      'butter-beans-tinned',
      'kidney-beans-tinned',
      'black-beans-tinned',
      'cannellini-beans-tinned',
      'four-bean-mix-tinned',
      'chickpeas-tinned',
      'lentils-tinned',
      'tuna-tinned',
      'tuna-tinned-oil',
      'sardines-tinned',
      'salmon-tinned',
      'middlecut-tinned',
      'sweetcorn-tinned',
      'peas-tinned',
      'olives',
      'gherkins',
      'peaches-tinned',
    ],
  ],
];

const weighingOf: ReadonlyMap<string, Weighing> = new Map(
  rows.flatMap(([weighing, keys]) => keys.map((key) => [key, weighing] as const)),
);

/** Grams below which a cook does not care what was cut off. */
const leastGrams = 15;
/** Grams eaten of each gram bought from which on the weight as bought is said too: a shopper may weigh nothing else. */
const nearlyAll = 0.85;

/**
 * What a weight of a recipe means, where it is not the weight as bought: 'without bone, 230 g as bought'.
 * @param food its key, and which part of it is eaten
 * @param grams as a recipe weighs it
 * @returns null where it is weighed as bought, or is too little to matter
 */
export function weighedAs(
  { key, edibleShare }: Pick<Food, 'edibleShare'> & { readonly key: string },
  grams: number,
): { readonly says: Weighing; readonly bought: number | null } | null {
  const says = weighingOf.get(key);
  if (says === undefined || grams < leastGrams) return null;
  // a tin is bought whole, and an egg is counted
  const told = edibleShare < nearlyAll && says !== 'drained';
  return { says, bought: told ? 5 * Math.round(grams / edibleShare / 5) : null };
}
