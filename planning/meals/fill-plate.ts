import type { Random } from '../random.ts';
import { repeatsDish } from './dish-facts.ts';
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

/** Whether a side repeats one of the dishes of a plate. */
function repeats(side: PortionedDish, dishes: readonly PortionedDish[]): boolean {
  const known = side.facts.repeats;
  for (const other of dishes) {
    let repeated = known[other.index];
    if (repeated === undefined) {
      repeated = repeatsDish(side.dish, other.dish);
      if (other.index >= 0) known[other.index] = repeated;
    }
    if (repeated) return true;
  }
  return false;
}

/** Two milks, or bread beside pap: nobody serves that, as long as something else fills a plate of usual size. */
function isMoreOfTheSame(
  side: PortionedDish,
  dishes: readonly PortionedDish[],
  kcal: number,
): boolean {
  const { milky } = side.facts;
  const starchy = side.facts.starchy && kcal < largePlate;
  if (!milky && !starchy) return false;
  return dishes.some(({ facts }) => (milky && facts.milky) || (starchy && facts.starchy));
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
  const isMain = dishes[0]?.facts.isMain ?? true;
  const pleasant = fitting.filter(
    ({ dish }) =>
      (isMain || !dish.facts.isStaple) &&
      !dishes.some(({ facts }) => tastesClash(facts.taste, dish.facts.taste)),
  );
  const best = pleasant.filter(
    ({ dish }) => !isMoreOfTheSame(dish, dishes, kcal) && (!breakfast || dish.facts.suitsBreakfast),
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
