import type { Catalogue, CatalogueFood, Dish } from '../../catalogue/catalogue.ts';

/** Most of a serving: mg of sodium, g of dry pulses and of fibre, more of them without meat, fish and eggs. */
const mostSodium = 700;
const mostPulses = { withFlesh: 60, without: 75 };
const mostFibre = { withFlesh: 20, without: 25 };
/** Share of lunches and dinners with three seasonings or more, and the most that may hold cabbage. */
const leastSeasoned = 0.7;
const seasoned = 3;
const mostCabbage = 0.12;
/** Share of the foods that stand in a recipe. */
const leastFoods = 0.85;
/** Grams from which a food is more than a garnish. */
const helping = 15;

/** Fewest and most lunches and dinners that hold something: the shape of a catalogue of what people here eat. */
const quotas: readonly (readonly [
  says: string,
  foods: RegExp,
  bounds: readonly [low: number, high: number],
])[] = [
  [
    'chicken on the bone',
    /^chicken-(mixed-portions-frozen|thighs|drumsticks|leg-quarters|wings|whole)$/,
    [70, 140],
  ],
  [
    'beef, lamb and pork',
    /^(beef|lamb|pork|oxtail|boerewors|ostrich)(?!.*(liver|tripe|kidney))/,
    [140, 270],
  ],
  // tinned fish is everyday food of many homes: as large a part of the dishes as when 25 of 720 were asked for, and no more
  ['pilchards', /^pilchards/, [15, 40]],
  ['soya mince', /^(soya-mince|soy-mince-frozen)$/, [10, 50]],
  ['offal', /(liver|livers|gizzards|feet|tripe|kidney)$/, [15, 30]],
];
/** Fewest of each that the catalogue offers. */
const fewest = { cold: 90, sides: 55, sunday: 12 };

function holds({ ingredients }: Dish, foods: RegExp): boolean {
  return ingredients.some(({ food, grams }) => grams >= helping && foods.test(food.key));
}

function isMain({ recipe: { slots } }: Dish): boolean {
  return slots.some((slot) => slot === 'lunch' || slot === 'dinner');
}

/** What gives taste: spices, herbs, garlic, lemon, chutney, stock; not salt, onion or what thickens. */
function seasoningsOf({ ingredients }: Dish): number {
  const isTaste = ({ key, role }: CatalogueFood) =>
    role === 'seasoning' && !/^(salt|cornflour|baking-powder|yeast|sugar)/.test(key);
  return ingredients.filter(({ food }) => isTaste(food)).length;
}

function sumOf({ ingredients }: Dish, of: (food: CatalogueFood) => number): number {
  return ingredients.reduce((sum, { food, grams }) => sum + (of(food) * grams) / 100, 0);
}

const dryPulses = /^(sugar-beans|chickpeas-dry|lentils-(brown|red)|split-peas|cowpeas|mung-beans)$/;

function servingFaults(dish: Dish): readonly string[] {
  const { recipe, ingredients } = dish;
  const meatless = ingredients.every(({ food }) =>
    food.animals.every((one) => one === 'plant' || one === 'dairy' || one === 'honey'),
  );
  const kind = meatless ? 'without' : 'withFlesh';
  const pulses = ingredients.reduce(
    (sum, { food, grams }) => (dryPulses.test(food.key) ? sum + grams : sum),
    0,
  );
  const fibre = sumOf(dish, ({ per100g }) => per100g.fibre);
  const sodium = sumOf(dish, ({ per100g }) => per100g.sodium ?? 0);
  const says: string[] = [];
  if (pulses > mostPulses[kind]) says.push(`${pulses} g of dry pulses`);
  if (fibre > mostFibre[kind]) says.push(`${fibre.toFixed(1)} g of fibre`);
  if (sodium > mostSodium) says.push(`${Math.round(sodium)} mg of sodium`);
  if ((recipe.name.match(/\bwith\b/g) ?? []).length > 1) says.push("two 'with' in the name");
  if (isMain(dish) && recipe.styles === undefined) says.push("nobody's home cooking");
  const isMeal = recipe.slots.some((slot) => slot !== 'snack' && slot !== 'side');
  if (isMeal !== (recipe.appeal !== undefined)) says.push('an appeal is for meals, and for each');
  if (recipe.atTable && !recipe.slots.includes('snack')) says.push('at a table, and no snack');
  return says.map((one) => `${recipe.id}: ${one}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** What no serving may hold, and whether the catalogue as a whole looks like what people eat. */
export function plateFaults({
  dishes,
  foods,
}: Pick<Catalogue, 'dishes' | 'foods'>): readonly string[] {
  // what stands in for another dish when that one's fruit is not sold is the same dish once more
  const own = dishes.filter(({ recipe }) => recipe.standsInFor === undefined);
  const mains = own.filter(isMain);
  const shares = mains.filter((dish) => seasoningsOf(dish) >= seasoned).length / mains.length;
  const cabbage = mains.filter((dish) => holds(dish, /cabbage|coleslaw/)).length / mains.length;
  const used = new Set(dishes.flatMap((dish) => [...dish.foods])).size / foods.size;
  const counts: readonly (readonly [string, number, number])[] = [
    [
      'lunches that are carried cold',
      mains.filter(({ recipe }) => recipe.carried === 'cold').length,
      fewest.cold,
    ],
    ['sides', own.filter(({ recipe }) => recipe.slots.includes('side')).length, fewest.sides],
    ['plates for Sundays', own.filter(({ recipe }) => recipe.sunday).length, fewest.sunday],
  ];
  const faults = dishes.flatMap(servingFaults);
  if (shares < leastSeasoned) faults.push(`only ${percent(shares)} of mains are seasoned`);
  if (cabbage > mostCabbage) faults.push(`${percent(cabbage)} of mains hold cabbage`);
  if (used < leastFoods) faults.push(`only ${percent(used)} of foods stand in a recipe`);
  for (const [says, count, least] of counts) {
    if (count < least) faults.push(`${count} of ${least} ${says}`);
  }
  for (const [says, keys, [low, high]] of quotas) {
    const count = mains.filter((dish) => holds(dish, keys)).length;
    if (count < low || count > high)
      faults.push(`${count} mains of ${says}, not ${low} to ${high}`);
  }
  return faults;
}
