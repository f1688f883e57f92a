import { absent } from '../../absent.ts';
import type { Random } from '../../random.ts';
import type { PortionedDish } from '../model/portions/portions.ts';
import { bringsOne, type MealPart, missingParts } from '../model/whole-meal.ts';
import type { Seat } from './seat.ts';
import { fitting, hugePlate, openPlate, rankBeside } from './side-ranks.ts';

/** A dish that may come today and how likely it shall be drawn. */
export interface Lot {
  readonly dish: PortionedDish;
  readonly weight: number;
}

/**
 * Draws one of the lots that go with a plate at least so well, each as likely as its weight; null when there is none.
 * @param ranks how well each goes with it
 */
function draw(
  random: Random,
  lots: readonly Lot[],
  ranks: Uint8Array,
  least: number,
): PortionedDish | null {
  let total = 0;
  for (let index = 0; index < lots.length; index++) {
    if ((ranks[index] ?? absent()) >= least) total += (lots[index] ?? absent()).weight;
  }
  let rest = random.next() * total;
  let last: PortionedDish | null = null;
  for (let index = 0; index < lots.length; index++) {
    const lot = lots[index] ?? absent();
    if ((ranks[index] ?? absent()) < least) continue;
    rest -= lot.weight;
    if (rest <= 0) return lot.dish;
    last = lot.dish;
  }
  return last;
}

const nothing: ReadonlySet<MealPart> = new Set();

const mostSides = 4;
/** A main dish grows by so much before something stands beside it. */
const grown = 1.6;

/** Whether the reference serving of a dish holds less than this energy. */
export function needsSides(main: PortionedDish, kcal: number): boolean {
  return main.kcal < kcal;
}

/** Ranks of the sides for one plate; plates are filled one after another, hundreds for a plan, in the same memory. */
let ranks = new Uint8Array(64);

/**
 * One more side that goes with the dishes in the minutes that are left; null when none does.
 * @param brings whether a side would do at all, where not just any one would
 */
export function drawSide(
  random: Random,
  sideLots: readonly Lot[],
  dishes: readonly PortionedDish[],
  seat: Seat,
  taken: ReadonlySet<string>,
  brings: ((side: PortionedDish) => boolean) | null = null,
): PortionedDish | null {
  const plate = openPlate(dishes, seat, taken);
  if (ranks.length < sideLots.length) ranks = new Uint8Array(2 * sideLots.length);
  let highest = fitting;
  for (let index = 0; index < sideLots.length; index++) {
    const { dish: side } = sideLots[index] ?? absent();
    const rank = brings && !brings(side) ? 0 : rankBeside(side, plate);
    ranks[index] = rank;
    if (rank > highest) highest = rank;
  }
  return draw(random, sideLots, ranks, highest);
}

/** What a plate is short of to be a whole lunch or dinner; breakfasts and snacks are as they are. */
export function missingFor(
  dishes: Iterable<PortionedDish>,
  { slot, lowCarb }: Seat,
): ReadonlySet<MealPart> {
  return slot === 'lunch' || slot === 'dinner' ? missingParts(dishes, lowCarb) : nothing;
}

/**
 * Sets sides beside a lunch or a dinner until it is whole; other meals are as they are.
 * @param taken ids of the dishes that the day holds already; the sides drawn are added
 * @returns whether it is whole now
 */
export function completePlate(
  random: Random,
  sideLots: readonly Lot[],
  dishes: PortionedDish[],
  seat: Seat,
  taken: Set<string>,
): boolean {
  for (;;) {
    const missing = missingFor(dishes, seat);
    if (missing.size === 0) return true;
    if (dishes.length > mostSides) return false;
    const brings = ({ held }: PortionedDish) => bringsOne(held, missing);
    const side = drawSide(random, sideLots, dishes, seat, taken, brings);
    if (!side) return false;
    taken.add(side.dish.recipe.id);
    dishes.push(side);
  }
}

/**
 * The dishes of one meal: a main dish, and sides beside it where it is not whole or the body needs more than one plate
 * holds.
 * @param taken ids of the dishes that the day holds already; the sides drawn are added
 * @returns null where nothing makes the meal a whole one
 */
export function fillPlate(
  random: Random,
  sideLots: readonly Lot[],
  main: PortionedDish,
  seat: Seat,
  taken: Set<string>,
): PortionedDish[] | null {
  const dishes = [main];
  if (!completePlate(random, sideLots, dishes, seat, taken)) return null;
  const { kcal } = seat;
  let base = grown * main.kcal;
  for (let side = 1; side < dishes.length; side++) base += (dishes[side] ?? absent()).kcal;
  const most = kcal < hugePlate ? mostSides : mostSides + 2;
  while (base < kcal && dishes.length <= most) {
    const side = drawSide(random, sideLots, dishes, seat, taken);
    if (!side) break;
    taken.add(side.dish.recipe.id);
    dishes.push(side);
    base += side.kcal;
  }
  return dishes;
}
