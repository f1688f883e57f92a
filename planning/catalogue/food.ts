import type { DiversityGroup } from '../nutrition/diversity-groups.ts';
import type { ConstituentKey } from './food-facts/constituents.ts';

/**
 * A food as a South African shopper knows it. Facts only: composition from USDA FoodData Central (public domain),
 * allergens and animal class our own classification by ingredient.
 */

export const allergens = [
  'lactose',
  'milk-protein',
  'gluten',
  'peanuts',
  'shellfish',
  'eggs',
  'fish',
  'soy',
  'tree-nuts',
  'sesame',
  'mustard',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** What animal a food comes from; a food may carry several (fish cakes with egg). */
export const animalClasses = [
  'plant',
  'honey',
  'dairy',
  'egg',
  'fish',
  'shellfish',
  'poultry',
  'meat',
] as const;
export type AnimalClass = (typeof animalClasses)[number];

/** Meat, poultry and fish. */
export const fleshAnimals: readonly AnimalClass[] = ['fish', 'shellfish', 'poultry', 'meat'];

/** Whether somebody eats meat, poultry or fish of any kind. @param avoided what they eat nothing of */
export function eatsFlesh(avoided: ReadonlySet<AnimalClass>): boolean {
  return fleshAnimals.some((animal) => !avoided.has(animal));
}

/** Headings of the shopping list, in the order in which a shop is walked. */
export const aisles = [
  'Vegetables & fruit',
  'Meat & fish',
  'Dairy & eggs',
  'Bakery',
  'Pantry',
  'Tinned',
  'Frozen',
  'Spices & condiments',
  'Drinks',
] as const;
export type Aisle = (typeof aisles)[number];

/**
 * What part a food plays in a dish. A portion is resized part by part (more rice, the same sauce), each within bounds.
 * `seasoning` never changes the numbers enough to matter and keeps its share of the whole dish.
 */
export const foodRoles = [
  'protein',
  'starch',
  'vegetable',
  'fruit',
  'dairy',
  'fat',
  'sweet',
  'seasoning',
] as const;
export type FoodRole = (typeof foodRoles)[number];

/**
 * Per 100 g edible portion, in the state in which the recipe weighs it (dry rice, raw meat, drained tin).
 * `null` means not measured, which is not zero. `carbohydrate` is by difference and includes fibre.
 * `freeSugars` follows WHO: added sugars plus those of honey, syrups and juice; our own reading of the food.
 */
export interface Nutrients {
  readonly kcal: number;
  /** Grams. */
  readonly protein: number;
  readonly fat: number;
  readonly saturatedFat: number | null;
  readonly carbohydrate: number;
  readonly fibre: number;
  readonly sugars: number | null;
  readonly freeSugars: number;
  /** Milligrams. */
  readonly sodium: number | null;
  readonly potassium: number | null;
  readonly calcium: number | null;
  readonly iron: number | null;
  readonly zinc: number | null;
  readonly vitaminC: number | null;
  /** Micrograms (vitamin A in retinol activity equivalents, folate in dietary folate equivalents). */
  readonly vitaminA: number | null;
  readonly vitaminD: number | null;
  readonly vitaminB12: number | null;
  readonly folate: number | null;
}

/** A household measure: `{ name: 'slice', grams: 40 }`. */
export interface Measure {
  readonly name: string;
  readonly plural: string;
  readonly grams: number;
}

/** Nutrients that millers and makers add to food. */
export const addedNutrients = [
  'calcium',
  'iron',
  'zinc',
  'vitaminA',
  'vitaminD',
  'vitaminB12',
  'folate',
] as const satisfies readonly (keyof Nutrients)[];
export type AddedNutrient = (typeof addedNutrients)[number];

export interface Food {
  /** Name on the page and on the list, for example 'Maize meal'. */
  readonly name: string;
  readonly aisle: Aisle;
  readonly role: FoodRole;
  readonly per100g: Nutrients;
  readonly source: {
    /** USDA NDB number, the key of the composition row. */
    readonly ndb: string;
    readonly fdcId: string | null;
    readonly description: string;
    readonly match: 'exact' | 'close' | 'proxy';
    /** Multiplies the USDA figures (already applied in `per100g`). */
    readonly scale: number;
  };
  /**
   * Nutrients of `per100g` that South African packs hold because they are added, each with the proof: 'by law: …' or
   * 'label seen: … on <date>'. What is added elsewhere, or by some brands only, is not counted in `per100g`.
   */
  readonly fortified?: Readonly<Partial<Record<AddedNutrient, string>>> | undefined;
  /** Grams eaten of each gram bought, 0 to 1. */
  readonly edibleShare: number;
  /** Grams cooked from each gram raw (rice 3, beef 0.7). */
  readonly cookedYield: number;
  /** Every allergen that the food holds. `null` means that we do not know, and the food is then kept from everyone with an allergy. */
  readonly allergens: readonly Allergen[] | null;
  /** Allergens that such products usually warn of ('may contain'). */
  readonly mayContain: readonly Allergen[];
  readonly animals: readonly AnimalClass[];
  /**
   * Everything that its usual South African labels name, as far as somebody may want to avoid it: the finest that fits
   * of each. What only some brands hold is named too.
   */
  readonly madeOf: readonly ConstituentKey[];
  /** How a cook measures it, largest first; empty when it is weighed. */
  readonly measures: readonly Measure[];
  /** Smallest amount by which a portion changes, in grams (an egg 50, a slice of bread 40, rice 5). */
  readonly stepGrams: number;
  /** Most that a meal of up to 1,600 kcal holds, in grams as weighed in the recipe; larger meals hold up to twice as much. */
  readonly maxMealGrams: number;
  /** A food that may be eaten every day without a plan seeming dull (oil, onion, maize meal, milk). */
  readonly staple: boolean;
  readonly diversityGroup: DiversityGroup | null;
  /** Counts towards 400 g of vegetables and fruit a day (WHO; starchy roots do not). */
  readonly countsAsProduce: boolean;
  /** Main protein of a meal when it plays the part 'protein', for variety: 'chicken', 'beef', 'beans' ... */
  readonly proteinKind: string | null;
  /** Days that it keeps after purchase, unopened and stored as usual; 365 for dry goods. */
  readonly shelfLifeDays: number;
  /** Makes a dish savoury whatever else it holds; or sweet, perhaps only beside bread or porridge. Absent: goes with both. */
  readonly taste?: 'savoury' | 'sweet' | 'sweet with starch' | undefined;
  /** A starch that is no grain by the spoon: pasta, a root that is boiled whole, chips. */
  readonly starchKind?: 'pasta' | 'root' | 'chips' | undefined;
  /** Is eaten by the handful and stands on no table: popcorn. */
  readonly byTheHandful?: true | undefined;
  /** Turns soft, brown or rubbery overnight. */
  readonly fadesOvernight?: true | undefined;
  /** Made for who avoids this, and two to four times as dear as what it stands in for. */
  readonly madeFor?: Allergen | undefined;
  /** Key of the food that it is on a plate, though another pack in the shop. */
  readonly sameOnPlate?: string | undefined;
  /** Other names: South African English, Afrikaans, isiZulu; singular, lower case. */
  readonly synonyms: readonly string[];
}
