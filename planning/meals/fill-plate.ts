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
  let total = 0;
  for (const { weight } of lots) total += weight;
  let rest = random.next() * total;
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
function repeats({ dish, facts }: PortionedDish, dishes: readonly PortionedDish[]): boolean {
  for (const other of dishes) {
    const repeated =
      other.index < 0
        ? repeatsDish(dish, other.dish)
        : facts.repeats.of(dish, other.dish, other.index);
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

/** Whether a side goes with the tastes of a plate; a scoop of rice stands beside a lunch or a dinner alone. */
function isPleasant(
  { facts }: PortionedDish,
  dishes: readonly PortionedDish[],
  besideMain: boolean,
): boolean {
  if (!besideMain && facts.isStaple) return false;
  for (const other of dishes) if (tastesClash(other.facts.taste, facts.taste)) return false;
  return true;
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
  const isMain = dishes[0]?.facts.isMain ?? true;
  const fitting: Lot[] = [];
  const pleasant: Lot[] = [];
  const best: Lot[] = [];
  for (const lot of sideLots) {
    const { dish: side } = lot;
    const { id, activeMinutes } = side.dish.recipe;
    if (activeMinutes > left || taken.has(id) || repeats(side, dishes)) continue;
    fitting.push(lot);
    if (!isPleasant(side, dishes, isMain)) continue;
    pleasant.push(lot);
    if (isMoreOfTheSame(side, dishes, kcal)) continue;
    if (!breakfast || side.facts.suitsBreakfast) best.push(lot);
  }
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
