import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import type { Food } from '../food.ts';
import type { FoodKey } from '../foods.ts';
import { bakedBreads } from './food-kinds.ts';

/** In which group a food counts, and grams as eaten for each gram of it as a recipe weighs it. */
export interface Eaten {
  readonly group: EatingGroup;
  readonly factor: number;
}

/** Foods whose group does not follow from the part that they play. */
const keysOf: readonly (readonly [group: EatingGroup, keys: readonly FoodKey[]])[] = [
  ['pap', ['maize-meal', 'maize-meal-special', 'braai-pap', 'polenta', 'samp', 'mabele-meal']],
  [
    'bread',
    [
      'cake-flour',
      'self-raising-flour',
      'brown-bread-flour',
      'gluten-free-flour',
      ...bakedBreads,
      'provita',
      'cream-crackers',
      'rice-cakes',
      'corn-cakes',
      'rusks',
      'amagwinya',
    ],
  ],
  [
    'cereal',
    [
      'sorghum-instant-porridge',
      'rolled-oats',
      'instant-oats',
      'oats-gluten-free',
      'oat-bran',
      'wheat-bran',
      'weet-bix',
      'corn-flakes',
      'bran-flakes',
      'muesli',
      'granola',
      'pronutro',
      'futurelife',
    ],
  ],
  ['potatoes', ['potatoes', 'baby-potatoes', 'sweet-potatoes', 'chips-frozen']],
  ['processed meat', ['bacon', 'ham', 'gammon', 'biltong', 'droewors', 'chicken-nuggets']],
  [
    'cheese',
    [
      'cheddar',
      'cheddar-lactose-free',
      'gouda',
      'mozzarella',
      'feta',
      'parmesan',
      'cottage-cheese',
      'processed-cheese',
      'cheese-spread',
      'cream-cheese',
    ],
  ],
  ['pulses', ['hummus', 'chickpea-flour', 'edamame']],
  ['vegetables', ['avocado']],
  [
    'fats',
    [
      'butter',
      'ghee',
      'margarine-tub',
      'margarine-lite',
      'sunflower-oil',
      'canola-oil',
      'olive-oil',
      'coconut-oil',
      'mayonnaise',
      'mayonnaise-lite',
      'vegan-mayonnaise',
      'basil-pesto',
    ],
  ],
];

const groupOfKey: ReadonlyMap<string, EatingGroup> = new Map(
  keysOf.flatMap(([group, keys]) =>
    keys.map((key): readonly [string, EatingGroup] => [key, group]),
  ),
);

const redMeat: ReadonlySet<string | null> = new Set(['beef', 'lamb', 'pork', 'ostrich']);
const poultry: ReadonlySet<string | null> = new Set(['chicken', 'turkey']);
const fish: ReadonlySet<string | null> = new Set(['fish', 'shellfish', 'tinned fish']);
const pulses: ReadonlySet<string | null> = new Set(['beans', 'chickpeas', 'lentils']);
const processed: ReadonlySet<string | null> = new Set(['processed meat', 'sausage']);

function groupOfProtein(kind: string | null): EatingGroup | null {
  if (redMeat.has(kind)) return 'red meat';
  if (poultry.has(kind)) return 'chicken';
  if (fish.has(kind)) return 'fish';
  if (pulses.has(kind)) return 'pulses';
  if (processed.has(kind)) return 'processed meat';
  if (kind === 'offal' || kind === 'eggs' || kind === 'soya') return kind;
  return null;
}

function groupOf(key: FoodKey, { role, proteinKind, diversityGroup }: Food): EatingGroup | null {
  const named = groupOfKey.get(key);
  if (named) return named;
  if (role === 'protein') return groupOfProtein(proteinKind);
  if (role === 'vegetable') return 'vegetables';
  if (role === 'fruit') return 'fruit';
  // what stands in the place of milk counts with it; a drink of maize or a glass of juice does not
  if (role === 'dairy') return key === 'mageu' ? null : 'milk';
  if (role === 'sweet') return key === 'orange-juice' ? null : 'sugar';
  if (diversityGroup === 'nuts-seeds') return 'nuts';
  if (role === 'starch' && diversityGroup !== null) {
    return key === 'popcorn-kernels' || key === 'sago' ? null : 'rice and pasta';
  }
  return null;
}

/** Flour becomes a third more bread, by the water in it. */
const breadOfFlour = 1.35;
/** Grams of fresh fruit that stand for one of dried. */
const freshOfDried = 3;
/** kcal in 100 g from which fruit is dried. */
const driedKcal = 200;
/** Grams cooked for one of chickpea flour, as for the peas. */
const cookedOfChickpeaFlour = 2.3;
const flours: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'cake-flour',
  'self-raising-flour',
  'brown-bread-flour',
  'gluten-free-flour',
]);

/** Groups that a pattern counts dry, as they are bought, or raw, as nothing much is lost. */
const asWeighed: ReadonlySet<EatingGroup> = new Set<EatingGroup>([
  'bread',
  'cereal',
  'vegetables',
  'fruit',
  'eggs',
  'cheese',
  'nuts',
  'fats',
  'sugar',
]);

function factorOf(key: FoodKey, { cookedYield, per100g }: Food, group: EatingGroup): number {
  if (flours.has(key)) return breadOfFlour;
  if (key === 'chickpea-flour') return cookedOfChickpeaFlour;
  if (group === 'fruit' && per100g.kcal > driedKcal) return freshOfDried;
  return asWeighed.has(group) ? 1 : cookedYield;
}

/** Times its weight that a food gains in the pot from which it was dry before. */
const dryYield = 1.5;
/** Grams cooked that a recommendation means by one of dry pulses. */
export const cookedOfDry = 2.5;

/** Dry grams of pulses for one gram as a recipe weighs it: lentils take up more water than beans, and are no larger a dose. */
export function dryOfPulses(factor: number): number {
  return factor > dryYield ? 1 : factor / cookedOfDry;
}

/** Where a food counts, or null for what no pattern names: spices, sauces, cream, popcorn, juice. */
export function eatenAs(key: FoodKey, food: Food): Eaten | null {
  const group = groupOf(key, food);
  return group && { group, factor: factorOf(key, food, group) };
}
