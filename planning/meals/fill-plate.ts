import type { Random } from '../random.ts';
import type { PortionedDish } from './portions.ts';
import { tastesClash } from './tastes.ts';

/** A dish that may come today and how likely it shall be drawn. */
export interface Lot {
  readonly dish: PortionedDish;
  readonly weight: number;
}

/** Draws one of the lots, each as likely as its weight; null when there is none. */
function draw(random: Random, lots: readonly Lot[]): PortionedDish | null {
  let rest = random.next() * lots.reduce((total, lot) => total + lot.weight, 0);
  for (const lot of lots) {
    rest -= lot.weight;
    if (rest <= 0) return lot.dish;
  }
  return lots.at(-1)?.dish ?? null;
}

const mostSides = 4;
/** kcal of reference servings from which a plate may hold two more, and from which rice may stand beside potatoes. */
const hugePlate = 1500;
const largePlate = 600;

/** Whether the reference serving of a dish holds less than this energy. */
export function needsSides(main: PortionedDish, kcal: number): boolean {
  return main.kcal < kcal;
}

/** Seasoning follows the plate; at its largest a dish is served three times its reference. */
const largestServing = 3;

/**
 * Whether a side would put the same food on the plate twice (toast beside toast, eggs beside an omelette), or together
 * with another dish more of a seasoning than a meal may hold.
 */
function repeats(side: PortionedDish, dishes: readonly PortionedDish[]): boolean {
  return side.dish.ingredients.some(({ food, role, grams }) =>
    dishes.some(({ dish }) =>
      dish.ingredients.some(
        (other) =>
          other.food.key === food.key &&
          (role !== 'seasoning' || largestServing * (grams + other.grams) > food.maxMealGrams),
      ),
    ),
  );
}

/** Grams of a food group from which a dish counts as a glass of milk or as a helping of bread, pap or potatoes. */
const milkGrams = 100;
const starchGrams = 25;

function gramsOf({ dish }: PortionedDish, group: 'dairy' | 'starch'): number {
  let sum = 0;
  for (const { food, grams } of dish.ingredients) {
    const starch = food.diversityGroup === 'grains-roots';
    const milk = food.role === 'dairy' && food.stepGrams >= 10;
    if (group === 'starch' ? starch : milk) sum += grams;
  }
  return sum;
}

/** Two milks, or bread beside pap: nobody serves that, as long as something else fills a plate of usual size. */
function isMoreOfTheSame(
  side: PortionedDish,
  dishes: readonly PortionedDish[],
  kcal: number,
): boolean {
  const both = (group: 'dairy' | 'starch', least: number) =>
    gramsOf(side, group) >= least && dishes.some((dish) => gramsOf(dish, group) >= least);
  return both('dairy', milkGrams) || (kcal < largePlate && both('starch', starchGrams));
}

const besideBreakfast: ReadonlySet<string | null> = new Set([
  'dairy',
  'eggs',
  'nuts-seeds',
  'other-fruit',
]);

/** Fruit, milk, an egg or nuts: what stands beside a breakfast. */
function suitsBreakfast({ dish }: PortionedDish): boolean {
  return dish.ingredients.every(
    ({ food, role }) =>
      role === 'seasoning' ||
      food.role === 'dairy' ||
      food.role === 'fruit' ||
      besideBreakfast.has(food.diversityGroup),
  );
}

/**
 * One more side that goes with the dishes in the minutes that are left; null when none does.
 * @param kcal that the reference servings of the meal should hold together
 */
export function drawSide(
  random: Random,
  sideLots: readonly Lot[],
  dishes: readonly PortionedDish[],
  kcal: number,
  minutes: number,
  taken: ReadonlySet<string>,
): PortionedDish | null {
  // a side is made while the main dish cooks by itself, so it is the work that must fit
  const left = dishes.reduce((rest, { dish }) => rest - dish.recipe.activeMinutes, minutes);
  const breakfast = dishes[0]?.dish.recipe.slots[0] === 'breakfast';
  const fitting = sideLots.filter(
    ({ dish }) =>
      dish.dish.recipe.activeMinutes <= left &&
      !taken.has(dish.dish.recipe.id) &&
      !repeats(dish, dishes),
  );
  const pleasant = fitting.filter(
    ({ dish }) => !dishes.some(({ taste }) => tastesClash(taste, dish.taste)),
  );
  const best = pleasant.filter(
    ({ dish }) => !isMoreOfTheSame(dish, dishes, kcal) && (!breakfast || suitsBreakfast(dish)),
  );
  return draw(random, best.length > 0 ? best : pleasant.length > 0 ? pleasant : fitting);
}

/**
 * The dishes of one meal: a main dish, and sides beside it when the body needs more than one plate holds.
 * @param kcal that the reference servings should hold together
 * @param minutes from start to plate that the meal may take
 * @param taken ids of the dishes that the day holds already; the sides drawn are added
 */
export function fillPlate(
  random: Random,
  sideLots: readonly Lot[],
  main: PortionedDish,
  kcal: number,
  minutes: number,
  taken: Set<string>,
): PortionedDish[] {
  const dishes = [main];
  let base = main.kcal;
  const most = kcal < hugePlate ? mostSides : mostSides + 2;
  while (base < kcal && dishes.length <= most) {
    const side = drawSide(random, sideLots, dishes, kcal, minutes, taken);
    if (!side) break;
    taken.add(side.dish.recipe.id);
    dishes.push(side);
    base += side.kcal;
  }
  return dishes;
}
