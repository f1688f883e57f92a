import type { CatalogueFood, Dish } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { type Taste, tasteOf } from './tastes.ts';

/** Seasoning follows the plate; at its largest a dish is served three times its reference. */
const largestServing = 3;

const pasta: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'macaroni',
  'spaghetti',
  'pasta-shapes',
  'pasta-wholewheat',
  'pasta-gluten-free',
  'pasta-red-lentil',
  'egg-noodles',
  'rice-noodles',
  'couscous',
]);
const roots: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'potatoes',
  'baby-potatoes',
  'sweet-potatoes',
  'sweetcorn-cob',
]);

function holdsGrain({ ingredients }: Dish): boolean {
  return ingredients.some(
    ({ food }) => food.role === 'starch' && !roots.has(food.key) && food.key !== 'chips-frozen',
  );
}

function isScoop({ recipe }: Dish): boolean {
  return recipe.slots.every((slot) => slot === 'side');
}

/** Whether two dishes would put pasta beside pap, rice, bread or porridge, one of them as a mere scoop. */
function mixesPasta(one: Dish, other: Dish): boolean {
  if (!isScoop(one) && !isScoop(other)) return false;
  const holdsPasta = ({ foods }: Dish) => [...foods].some((food) => pasta.has(food));
  return (holdsPasta(one) || holdsPasta(other)) && holdsGrain(one) && holdsGrain(other);
}

/**
 * Whether a side would put the same food on the plate twice (toast beside toast, eggs beside an omelette), together with
 * another dish more of a seasoning than a meal may hold, or pasta beside pap.
 */
export function repeatsDish(side: Dish, other: Dish): boolean {
  if (mixesPasta(side, other)) return true;
  return side.ingredients.some(({ food, role, grams }) =>
    other.ingredients.some(
      (one) =>
        one.food.key === food.key &&
        (role !== 'seasoning' || largestServing * (grams + one.grams) > food.maxMealGrams),
    ),
  );
}

/** Grams of a food group from which a dish counts as a glass of milk or as a helping of bread, pap or potatoes. */
const milkGrams = 100;
const starchGrams = 25;

const besideBreakfast: ReadonlySet<string | null> = new Set([
  'dairy',
  'eggs',
  'nuts-seeds',
  'other-fruit',
]);

const repeated = 1;
const different = 2;

/** Whether a dish repeats others as a side of them, by their places in the kitchen. */
export class RepeatedDishes {
  #known = new Uint8Array(0);

  /** Whether a side repeats a dish of the kitchen. */
  of(side: Dish, other: Dish, index: number): boolean {
    if (index >= this.#known.length) {
      const longer = new Uint8Array(Math.max(1024, 2 * index));
      longer.set(this.#known);
      this.#known = longer;
    }
    if (this.#known[index] === 0) {
      this.#known[index] = repeatsDish(side, other) ? repeated : different;
    }
    return this.#known[index] === repeated;
  }
}

/** What follows from a dish alone, worked out once. */
export interface DishFacts {
  readonly milky: boolean;
  readonly starchy: boolean;
  /** Fruit, milk, an egg or nuts: what stands beside a breakfast. */
  readonly suitsBreakfast: boolean;
  readonly taste: Taste;
  /** Stands beside a lunch or a dinner and is no snack: a scoop of a staple. */
  readonly isStaple: boolean;
  /** Is a lunch or a dinner by itself. */
  readonly isMain: boolean;
  /** Which other dishes it repeats as a side of them, as far as that was asked. */
  readonly repeats: RepeatedDishes;
}

function factsFrom(dish: Dish): DishFacts {
  const { ingredients } = dish;
  const gramsOf = (counts: (food: CatalogueFood) => boolean) =>
    ingredients.reduce((sum, { food, grams }) => (counts(food) ? sum + grams : sum), 0);
  return {
    milky: gramsOf(({ role, stepGrams }) => role === 'dairy' && stepGrams >= 10) >= milkGrams,
    starchy: gramsOf(({ diversityGroup }) => diversityGroup === 'grains-roots') >= starchGrams,
    suitsBreakfast: ingredients.every(
      ({ food, role }) =>
        role === 'seasoning' ||
        food.role === 'dairy' ||
        food.role === 'fruit' ||
        besideBreakfast.has(food.diversityGroup),
    ),
    taste: tasteOf(dish),
    isStaple: isScoop(dish),
    isMain: dish.recipe.slots.some((slot) => slot === 'lunch' || slot === 'dinner'),
    repeats: new RepeatedDishes(),
  };
}

const knownFacts = new WeakMap<Dish, DishFacts>();

export function factsOf(dish: Dish): DishFacts {
  let facts = knownFacts.get(dish);
  if (!facts) {
    facts = factsFrom(dish);
    knownFacts.set(dish, facts);
  }
  return facts;
}
