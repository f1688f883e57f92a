import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import { at } from '../../nutrition/vector.ts';
import type { CatalogueFood, Dish, DishIngredient } from '../catalogue.ts';
import { type AnimalClass, fleshAnimals } from '../food.ts';
import { foodKind } from '../food-facts/food-kinds.ts';
import type { FoodKey } from '../foods.ts';
import { favourite, type KitchenTool } from '../recipe.ts';
import { familyOf } from './dish-family.ts';
import { leadOf } from './dish-lead.ts';
import { type TableCustoms, tableCustomsOf } from './table-customs.ts';
import { type Taste, tasteOf } from './tastes.ts';

/** Seasoning follows the plate; at its largest a dish is served three times its reference. */
const largestServing = 3;

function holdsGrain({ ingredients }: Dish): boolean {
  return ingredients.some(
    ({ food: { role, starchKind } }) =>
      role === 'starch' && starchKind !== 'root' && starchKind !== 'chips',
  );
}

function isSideOnly({ recipe }: Dish): boolean {
  return recipe.slots.every((slot) => slot === 'side');
}

function holdsRoots({ ingredients }: Dish): boolean {
  return ingredients.some(({ food }) => food.starchKind === 'root');
}

function holdsPasta({ ingredients }: Dish): boolean {
  return ingredients.some(({ food }) => food.starchKind === 'pasta');
}

/** Grams of the reference serving that are of some foods. */
function gramsOf({ ingredients }: Dish, counts: (food: CatalogueFood) => boolean): number {
  return ingredients.reduce((sum, { food, grams }) => (counts(food) ? sum + grams : sum), 0);
}

/** Grams from which a dish counts as a helping of bread, pap or potatoes. */
const starchGrams = 25;

function isStarchy(dish: Dish): boolean {
  return gramsOf(dish, ({ diversityGroup }) => diversityGroup === 'grains-roots') >= starchGrams;
}

/** Grams of potatoes in a pot that are no staple yet. */
const fewRoots = 150;

/** Whether a dish brings the meal's staple: any grain, or more than a few potatoes. */
function holdsStaple(dish: Dish): boolean {
  if (holdsGrain(dish)) return isStarchy(dish);
  return gramsOf(dish, ({ starchKind }) => starchKind === 'root') >= fewRoots;
}

/** Is no lunch nor dinner by itself. */
function isSmall({ recipe }: Dish): boolean {
  return recipe.slots.every((slot) => slot !== 'lunch' && slot !== 'dinner');
}

/**
 * Whether two dishes would put pasta beside pap, rice, bread or porridge, one of them as a mere scoop, or beside
 * potatoes, one of them small.
 */
function mixesPasta(one: Dish, other: Dish): boolean {
  if (!isSmall(one) && !isSmall(other)) return false;
  if (!holdsPasta(one) && !holdsPasta(other)) return false;
  if (holdsRoots(one) || holdsRoots(other)) return true;
  return (isSideOnly(one) || isSideOnly(other)) && holdsGrain(one) && holdsGrain(other);
}

/** Whether a scoop of one staple would stand beside a small dish of another: pap beside boiled potatoes, bread or rice. */
function mixesStaples(one: Dish, other: Dish): boolean {
  if (!isSmall(one) || !isSmall(other) || !(isSideOnly(one) || isSideOnly(other))) return false;
  return isStarchy(one) && isStarchy(other);
}

/** Stiff and soft pap are cooked from two meals, and are one food on a plate. */
function onPlate({ key, sameOnPlate }: CatalogueFood): string {
  return sameOnPlate ?? key;
}

/** kcal of a gram from which on a food is fat to cook with: nobody tastes that two dishes hold it. */
const pureFat = 8;
/** Multiple of its reference serving up to which a dish in parts may hold of a fat. */
const largestFat = 2;

/** Whether an ingredient is what a dish is cooked in. */
export function isPureFat({ food, role }: DishIngredient): boolean {
  return role === 'fat' && (food.perGram[at.kcal] ?? 0) >= pureFat;
}

/** Whether a food may stand in two dishes of a meal: oil, and spices as far as their largest servings hold no more than a meal may. */
function isShared(own: DishIngredient, its: DishIngredient): boolean {
  if (isPureFat(own)) return true;
  const { role, food, grams } = own;
  return role === 'seasoning' && largestServing * (grams + its.grams) <= food.maxMealGrams;
}

/**
 * Whether a side would put the same food on the plate twice (toast beside toast, eggs beside an omelette), together with
 * another dish more of a seasoning than a meal may hold, pasta beside pap or potatoes, or two staples beside a main dish.
 * How much oil a plate may hold is for all of its dishes to say: see `fatGrams`.
 */
export function repeatsDish(side: Dish, other: Dish): boolean {
  if (mixesPasta(side, other) || mixesStaples(side, other)) return true;
  return side.ingredients.some((own) =>
    other.ingredients.some((its) => onPlate(its.food) === onPlate(own.food) && !isShared(own, its)),
  );
}

/** Grams from which a dish counts as a glass of milk, as a helping of dry pulses, of meat, or of an egg. */
const milkGrams = 100;
const pulseGrams = 20;
const fleshGrams = 40;
const eggGrams = 40;
/** Grams from which a dish counts as a piece of fresh fruit. */
const fruitGrams = 50;
/** Grams from which a dish tastes of peanuts. */
const peanutGrams = 10;
const peanuts: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'peanut-butter-plain',
  'peanut-butter',
  'peanuts-raw',
  'peanuts',
  'peanuts-raisins',
]);
/** Grams from which flour makes a dough or a batter, not a sauce. */
const doughGrams = 30;
const flours: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'cake-flour',
  'self-raising-flour',
  'brown-bread-flour',
  'gluten-free-flour',
]);
const fish: readonly AnimalClass[] = ['fish', 'shellfish'];
const pulses: ReadonlySet<string | null> = new Set(['beans', 'chickpeas', 'lentils']);

/** Nuts and seeds are stirred into a breakfast by its recipe; a handful beside it is there for a number alone. */
const besideBreakfast: ReadonlySet<string | null> = new Set(['dairy', 'eggs', 'other-fruit']);

const heat: ReadonlySet<KitchenTool> = new Set(['stove', 'oven', 'braai']);

/** People mind less what a breakfast is like: they are used to it. */
const halfAsMuch = 0.5;

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
  /** Holds a helping of beans, lentils or chickpeas. */
  readonly pulsy: boolean;
  /** Holds a helping of meat, poultry or fish; of fish. */
  readonly fleshy: boolean;
  readonly fishy: boolean;
  /** Holds an egg. */
  readonly eggy: boolean;
  /** Holds a piece of fruit. */
  readonly fruity: boolean;
  readonly holdsPasta: boolean;
  /** Holds a helping of pap, or of another maize meal that is cooked to one. */
  readonly holdsPap: boolean;
  /** Tastes of peanuts or of their butter. */
  readonly ofPeanuts: boolean;
  /** Most grams of oil, butter and other pure fats in its largest serving. */
  readonly fatGrams: number;
  /** Is made on a stove, in an oven or on a braai. */
  readonly cooked: boolean;
  /** Is cooked and eaten warm; is a lunch or dinner eaten cold as it was packed. */
  readonly warm: boolean;
  readonly packed: boolean;
  /** Fruit, milk or an egg: what stands beside a breakfast. */
  readonly suitsBreakfast: boolean;
  readonly taste: Taste;
  /** Stands beside a lunch or a dinner and is no snack: a scoop of a staple, vegetables, a salad. */
  readonly isSideOnly: boolean;
  /** Is a sandwich, a roll, toast: bread is most of it. */
  readonly ofBread: boolean;
  /** Is kneaded, rolled or baked in a pan before it is eaten. */
  readonly ofDough: boolean;
  /** Is eaten by the handful and stands on no table: popcorn. */
  readonly isNibble: boolean;
  /** Brings the staple of the meal. */
  readonly holdsStaple: boolean;
  /** Is a lunch or a dinner by itself. */
  readonly isMain: boolean;
  /** Steps by which a meal is liked less than a favourite; of a breakfast half of them, of a side or a snack none. */
  readonly dullness: number;
  /** Beside which lunches and dinners it stands, and what stands beside it. */
  readonly table: TableCustoms;
  /** A mere scoop of a staple: nobody minds it every day. */
  readonly isScoop: boolean;
  /** The group of foods that gives most of its protein; null where it has next to none. */
  readonly lead: EatingGroup | null;
  /** Which other dishes it repeats as a side of them, as far as that was asked. */
  readonly repeats: RepeatedDishes;
}

function isOf({ role, animals }: CatalogueFood, classes: readonly AnimalClass[]): boolean {
  return role === 'protein' && classes.some((one) => animals.includes(one));
}

function fatGramsOf({ recipe, ingredients }: Dish): number {
  const times = recipe.scaling === 'whole' ? largestServing : largestFat;
  return times * ingredients.reduce((sum, own) => (isPureFat(own) ? sum + own.grams : sum), 0);
}

function factsFrom(dish: Dish): DishFacts {
  const { tools, cold, carried } = dish.recipe;
  const isMain = !isSmall(dish);
  const cooked = tools.some((tool) => heat.has(tool));
  const seated = {
    isMain,
    isSideOnly: isSideOnly(dish),
    holdsStaple: holdsStaple(dish),
    warm: (cooked || tools.includes('microwave')) && cold !== true && carried !== 'cold',
    fleshy: gramsOf(dish, (food) => isOf(food, fleshAnimals)) >= fleshGrams,
    eggy: gramsOf(dish, ({ proteinKind }) => proteinKind === 'eggs') >= eggGrams,
    pulsy: gramsOf(dish, ({ proteinKind }) => pulses.has(proteinKind)) >= pulseGrams,
    atTable: dish.recipe.atTable === true,
  };
  return {
    milky: gramsOf(dish, ({ role, stepGrams }) => role === 'dairy' && stepGrams >= 10) >= milkGrams,
    starchy: isStarchy(dish),
    fleshy: seated.fleshy,
    fishy: gramsOf(dish, (food) => isOf(food, fish)) >= fleshGrams,
    fruity: gramsOf(dish, ({ role }) => role === 'fruit') >= fruitGrams,
    eggy: seated.eggy,
    holdsPasta: holdsPasta(dish),
    holdsPap: gramsOf(dish, ({ key }) => foodKind(key) === 'pap') >= starchGrams,
    ofPeanuts: gramsOf(dish, ({ key }) => peanuts.has(key)) >= peanutGrams,
    fatGrams: fatGramsOf(dish),
    pulsy: seated.pulsy,
    cooked,
    warm: seated.warm,
    packed: isMain && carried === 'cold',
    suitsBreakfast: dish.ingredients.every(
      ({ food, role }) =>
        role === 'seasoning' ||
        food.role === 'dairy' ||
        food.role === 'fruit' ||
        besideBreakfast.has(food.diversityGroup),
    ),
    // pumpkin with cinnamon stands beside meat, and no salad beside something sweet
    taste: seated.isSideOnly ? 'savoury' : tasteOf(dish),
    isSideOnly: seated.isSideOnly,
    isNibble: dish.ingredients.some(({ food }) => food.byTheHandful),
    ofBread: familyOf(dish) === 'bread meal',
    ofDough: gramsOf(dish, ({ key }) => flours.has(key)) >= doughGrams,
    holdsStaple: seated.holdsStaple,
    isMain,
    dullness: (isMain ? 1 : halfAsMuch) * (favourite - (dish.recipe.appeal ?? favourite)),
    table: tableCustomsOf(dish, seated),
    isScoop: seated.isSideOnly && seated.holdsStaple,
    lead: leadOf(dish),
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
