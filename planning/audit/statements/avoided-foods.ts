import type { FoodKey } from '../../catalogue/foods.ts';
/**
 * A second opinion on the food table, written down food by food from what each is made of: a slip in the table's own
 * allergens or animal classes is then seen by somebody else. Nothing that plans reads this file.
 */
export function foodsOf(...lists: readonly (readonly FoodKey[])[]): ReadonlySet<string> {
  return new Set(lists.flat());
}

/** Wheat, barley, rye and oats that are not certified, also in malt, crumbs, rusk, stock and sauces. */
const gluten = [
  'rolled-oats',
  'instant-oats',
  'oat-bran',
  'oat-milk',
  'wheat-bran',
  'weet-bix',
  'corn-flakes',
  'bran-flakes',
  'muesli',
  'granola',
  'couscous',
  'bulgur',
  'pearl-barley',
  'macaroni',
  'spaghetti',
  'pasta-shapes',
  'pasta-wholewheat',
  'lasagne-sheets',
  'egg-noodles',
  'two-minute-noodles',
  'cake-flour',
  'self-raising-flour',
  'brown-bread-flour',
  'bread-brown',
  'bread-white',
  'bread-wholewheat',
  'bread-rye',
  'bread-sourdough',
  'bread-low-carb',
  'bread-rolls',
  'pita-bread',
  'tortilla-wraps',
  'roti',
  'provita',
  'cream-crackers',
  'rusks',
  'amagwinya',
  'mageu',
  'soya-mince',
  'soy-mince-frozen',
  'veg-sausages',
  'veg-burgers',
  'veg-strips',
  'chicken-viennas',
  'chicken-polony',
  'chicken-nuggets',
  'boerewors',
  'beef-sausages',
  'beef-patties',
  'corned-beef-tinned',
  'biltong',
  'droewors',
  'viennas',
  'polony',
  'russians',
  'pork-sausages',
  'hake-crumbed',
  'fish-cakes',
  'fish-paste',
  'marmite',
  'soy-sauce',
  'worcester-sauce',
  'braai-sauce',
  'chicken-spice',
  'aromat',
  'stock-cubes-chicken',
  'stock-cubes-beef',
  'stock-vegetable',
  'packet-soup',
] as const satisfies readonly FoodKey[];

/** Milk sugar above a trace. */
const lactose = [
  'milk-full-cream',
  'milk-low-fat',
  'milk-fat-free',
  'milk-uht',
  'milk-powder',
  'milk-evaporated',
  'condensed-milk',
  'amasi',
  'buttermilk',
  'yoghurt-plain-low-fat',
  'yoghurt-plain-double-cream',
  'yoghurt-fat-free',
  'yoghurt-fruit',
  'yoghurt-greek',
  'drinking-yoghurt',
  'cheddar',
  'gouda',
  'mozzarella',
  'feta',
  'parmesan',
  'cottage-cheese',
  'cream-cheese',
  'processed-cheese',
  'cheese-spread',
  'butter',
  'cream-fresh',
  'sour-cream',
  'sorghum-instant-porridge',
  'pronutro',
  'futurelife',
  'two-minute-noodles',
  'roti',
  'rusks',
  'fish-cakes',
  'basil-pesto',
  'aromat',
  'stock-cubes-chicken',
  'stock-cubes-beef',
  'packet-soup',
  'dark-chocolate',
] as const satisfies readonly FoodKey[];

const milkWithoutLactose = [
  'ghee',
  'milk-lactose-free',
  'yoghurt-lactose-free',
  'cheddar-lactose-free',
] as const satisfies readonly FoodKey[];

const egg = [
  'eggs',
  'lasagne-sheets',
  'egg-noodles',
  'bread-gluten-free',
  'bread-low-carb',
  'rusks',
  'fish-cakes',
  'mayonnaise',
  'mayonnaise-lite',
] as const satisfies readonly FoodKey[];

const peanut = [
  'peanut-butter',
  'peanut-butter-plain',
  'peanuts',
  'peanuts-raw',
  'peanuts-raisins',
] as const satisfies readonly FoodKey[];

const shellfish = [
  'prawns',
  'prawn-meat',
  'mussels',
  'calamari',
] as const satisfies readonly FoodKey[];

const fish = [
  'hake-fillets',
  'hake-crumbed',
  'pilchards-tinned',
  'tuna-tinned',
  'tuna-tinned-oil',
  'sardines-tinned',
  'salmon-tinned',
  'middlecut-tinned',
  'salmon-fresh',
  'snoek',
  'maasbanker',
  'basa-fillets',
  'kingklip',
  'smoked-haddock',
  'fish-cakes',
  'fish-paste',
  'worcester-sauce',
] as const satisfies readonly FoodKey[];

const poultry = [
  'chicken-mixed-portions-frozen',
  'chicken-breast-fillet',
  'chicken-thighs',
  'chicken-thigh-fillet',
  'chicken-drumsticks',
  'chicken-leg-quarters',
  'chicken-wings',
  'chicken-whole',
  'chicken-livers',
  'chicken-gizzards',
  'chicken-feet',
  'chicken-necks',
  'chicken-mince',
  'chicken-viennas',
  'chicken-polony',
  'chicken-nuggets',
  'turkey-whole',
  'stock-cubes-chicken',
  'ostrich-goulash',
  'ostrich-fillet',
] as const satisfies readonly FoodKey[];

const meat = [
  'beef-mince',
  'beef-mince-lean',
  'beef-stew',
  'beef-goulash',
  'beef-chuck',
  'beef-brisket',
  'beef-shin',
  'beef-short-rib',
  'beef-stir-fry',
  'beef-rump',
  'beef-t-bone',
  'beef-roast',
  'oxtail',
  'beef-liver',
  'beef-tripe',
  'beef-kidney',
  'boerewors',
  'beef-sausages',
  'beef-patties',
  'corned-beef-tinned',
  'biltong',
  'droewors',
  'viennas',
  'polony',
  'russians',
  'lamb-stew',
  'lamb-chops',
  'lamb-neck',
  'lamb-leg',
  'pork-chops',
  'pork-pack',
  'pork-ribs',
  'pork-mince',
  'pork-sausages',
  'bacon',
  'ham',
  'gammon',
  'stock-cubes-beef',
] as const satisfies readonly FoodKey[];

/** Of cattle or pigs; many cartons of these are set with it. */
const gelatine = ['yoghurt-fruit', 'drinking-yoghurt'] as const satisfies readonly FoodKey[];

const honey = ['honey', 'granola'] as const satisfies readonly FoodKey[];

const noFoods: ReadonlySet<string> = new Set();

/** Foods that hold what an allergy is about. */
export const foodsByAllergy = {
  Lactose: foodsOf(lactose),
  Gluten: foodsOf(gluten),
  Peanuts: foodsOf(peanut),
  Shellfish: foodsOf(shellfish),
  Eggs: foodsOf(egg),
  None: noFoods,
} as const;

/** Foods that a diet leaves out. */
export const foodsAgainstDiet = {
  'No Restrictions': noFoods,
  'Low-Carb': noFoods,
  Other: noFoods,
  'Fish-Only': foodsOf(meat, poultry, gelatine),
  Vegetarian: foodsOf(meat, poultry, gelatine, fish, shellfish),
  Vegan: foodsOf(meat, poultry, gelatine, fish, shellfish, egg, lactose, milkWithoutLactose, honey),
} as const;

/** Foods with fish in them, sauces among them. */
export const fishFoods = foodsOf(fish);

/** Foods with milk protein: safe for those who cannot digest lactose, not for those with an allergy to milk. */
export const milkProteinFoods = foodsOf(lactose, milkWithoutLactose);
