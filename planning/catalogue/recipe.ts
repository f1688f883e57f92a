import type { HomeStyle } from '../profile/kitchen-questions.ts';
import type { Level } from '../profile/options.ts';
import type { FoodRole } from './food.ts';
import type { FoodKey } from './foods.ts';

export const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Slot = (typeof slots)[number];

/** Things a kitchen may lack. A pot, a knife and a bowl are taken for granted. */
export const kitchenTools = [
  'stove',
  'oven',
  'microwave',
  'kettle',
  'blender',
  'grater',
  'braai',
  'fridge',
] as const;
export type KitchenTool = (typeof kitchenTools)[number];

export const waysAhead = ['soak', 'thaw', 'marinate', 'cook'] as const;

/** What is done on the evening before a meal. */
export interface Preparation {
  /** To soak, thaw or marinate is waiting; to cook is work, for who chose to cook ahead. */
  readonly kind: (typeof waysAhead)[number];
  /** Minutes in which somebody stands there, none of them among those of the recipe. */
  readonly handsMinutes: number;
  /** Hours that it waits at least. */
  readonly hours: number;
  /** The same for the cook, in a sentence that begins with 'Ahead'. */
  readonly says: string;
}

/** The favourites, and dishes that are rated by nobody. */
export const favourite = 5;
export type Appeal = 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | typeof favourite;

export const waysToCarry = ['home', 'cold', 'microwave'] as const;
export type Carried = (typeof waysToCarry)[number];

/** One ingredient: food, grams for one serving as weighed raw and edible, and its part where it differs from the food's own. */
export type Ingredient = readonly [food: FoodKey, grams: number, role?: FoodRole];

export interface Recipe {
  /** Stable, kebab-case, unique over all recipe files. */
  readonly id: string;
  readonly name: string;
  readonly emoji: string;
  /** Meals at which it is eaten; 'side' stands beside another dish and is no meal by itself, as any snack may too. */
  readonly slots: readonly (Slot | 'side')[];
  readonly skill: Level;
  /**
   * Minutes in which somebody stands there; and from start to plate for one serving, with heating the oven, boiling water
   * and resting, what is done ahead apart.
   */
  readonly activeMinutes: number;
  readonly totalMinutes: number;
  /** What must be done on the evening before. */
  readonly ahead?: Preparation;
  readonly ingredients: readonly Ingredient[];
  /**
   * 'parts': the parts (starch, protein, vegetables ...) may be resized apart from each other.
   * 'whole': a batter, bake or drink whose proportions must hold; it is only scaled as a whole.
   */
  readonly scaling: 'parts' | 'whole';
  /** Three to six short sentences in our own words, without amounts (amounts are computed and shown beside). */
  readonly steps: readonly string[];
  readonly tools: readonly KitchenTool[];
  /** Days that cooked leftovers keep in a fridge (0: eat at once; rice dishes 1; at most 3). */
  readonly keepsDays: 0 | 1 | 2 | 3;
  readonly freezes: boolean;
  /** Can be made during a power cut with no stove at all. */
  readonly needsNoElectricity: boolean;
  /** Is eaten cold although a part of it is cooked: a salad, a wrap. */
  readonly cold?: true;
  /** Pots, pans and tins to wash up afterwards, for one serving. */
  readonly pots: number;
  /** Longest stretch of the total in which nothing needs a hand, in minutes. */
  readonly freeMinutes: number;
  /**
   * Where and how it can be eaten: at home only; or packed and carried without leaking, to be eaten cold as it was packed
   * or warmed in one box.
   */
  readonly carried: Carried;
  /** Whose everyday cooking it belongs to. Absent: nobody's in particular. */
  readonly styles?: readonly HomeStyle[];
  /** Those of the styles whose people would name it as a dish of theirs: a bredie, a bunny, samp and beans. */
  readonly homeOf?: readonly HomeStyle[];
  /**
   * How gladly people here eat a lunch, dinner or breakfast, from 1 (most would ask what it is) over 3 (eaten without
   * comment) to 5 (a favourite, cooked for guests): the mean of several readers, judged among dishes of the same diet.
   */
  readonly appeal?: Appeal;
  /** A snack that people also have beside a lunch or a dinner, or after it: a fruit, a glass of maas. */
  readonly atTable?: true;
  /** A plate for Sundays: a roast, curry or stew with several vegetables. */
  readonly sunday?: true;
  /** Id of the recipe in whose place it is served to those who cannot have that one. Absent: it stands for itself. */
  readonly standsInFor?: string;
  /** Suited to cooking a double pot for tomorrow's lunch. */
  readonly batch: boolean;
}
