import { type DishFacts, repeatsDish } from '../../catalogue/dishes/dish-facts.ts';
import { customsOf } from '../../catalogue/dishes/meal-customs.ts';
import { belongsBeside } from '../../catalogue/dishes/table-customs.ts';
import { tastesClash } from '../../catalogue/dishes/tastes.ts';
import type { Slot } from '../../catalogue/recipe.ts';
import { mostFatGrams } from '../model/portions/helpings.ts';
import { kcalAt, type PortionedDish } from '../model/portions/portions.ts';
import {
  extrasIn,
  isEggBesideFlesh,
  isExtra,
  isPoorPair,
  mostExtras,
} from '../objective/plate/plate-company.ts';
import type { Seat } from './seat.ts';

/** kcal of reference servings from which a plate may hold two more, and from which rice may stand beside potatoes. */
export const hugePlate = 1500;
const largePlate = 850;

/** Whether a side and the dishes of a plate, each at its largest, would hold more oil than the member's meals may. */
function isTooFat({ facts, helpings }: PortionedDish, dishes: readonly PortionedDish[]): boolean {
  if (facts.fatGrams === 0) return false;
  const beside = dishes.reduce((sum, other) => sum + other.facts.fatGrams, 0);
  return beside > 0 && beside + facts.fatGrams > mostFatGrams(helpings);
}

/** Whether a side repeats one of the dishes of a plate. */
function repeats(side: PortionedDish, dishes: readonly PortionedDish[]): boolean {
  if (isTooFat(side, dishes)) return true;
  const { dish, facts } = side;
  for (const other of dishes) {
    const repeated =
      other.index < 0
        ? repeatsDish(dish, other.dish)
        : facts.repeats.of(dish, other.dish, other.index);
    if (repeated) return true;
  }
  return false;
}

/**
 * Two milks, milk with fish, an egg with meat, beans beside lentils, bread beside pap, warm vegetables beside what is
 * packed, or cocoa that would have to be carried: nobody serves that where something else fills a usual plate.
 */
function isPoorCompany(
  { facts: side }: PortionedDish,
  dishes: readonly PortionedDish[],
  { kcal }: Seat,
): boolean {
  const starchy = side.starchy && kcal < largePlate;
  for (const { facts } of dishes) {
    if ((starchy && facts.starchy) || isPoorPair(side, facts)) return true;
    if (isEggBesideFlesh(side, facts)) return true;
    if (side.warm && facts.packed) return true;
  }
  return false;
}

/** Whether a side goes with the tastes of a plate; a scoop of rice or a salad stands beside a lunch or a dinner alone. */
function isPleasant(
  { facts }: PortionedDish,
  dishes: readonly PortionedDish[],
  besideMain: boolean,
): boolean {
  if (!besideMain && facts.isSideOnly) return false;
  for (const other of dishes) if (tastesClash(other.facts.taste, facts.taste)) return false;
  return true;
}

/** Whether two dishes never stand on one plate: two milks, milk with fish, beans with lentils, pap with rice. */
function isNoPair(side: DishFacts, other: DishFacts): boolean {
  const scoop = side.isSideOnly || other.isSideOnly;
  return (scoop && side.holdsStaple && other.holdsStaple) || isPoorPair(side, other);
}

/** Whether a lunch or a dinner has its snack already, and what stands there can be served large enough instead of another. */
function wantsNoExtra(dishes: readonly PortionedDish[], { slot, full }: Seat): boolean {
  if (slot !== 'lunch' && slot !== 'dinner') return false;
  if (extrasIn(dishes) < mostExtras(full)) return false;
  let largest = 0;
  for (const { parts } of dishes) for (const part of parts) largest += kcalAt(part, part.high);
  return largest >= full;
}

/** Whether nobody would put a side on a plate: popcorn at a table, or what never goes with one of its dishes. */
function isOutOfPlace(
  { facts }: PortionedDish,
  dishes: readonly PortionedDish[],
  slot: Slot,
): boolean {
  if (facts.isNibble && slot !== 'snack') return true;
  return dishes.some((other) => isNoPair(facts, other.facts));
}

/** Whether a side belongs to a meal at all: no rice or beans in the morning, and no scoop of either between meals. */
export function suitsSlot({ dish, facts }: PortionedDish, slot: Slot): boolean {
  if (slot === 'lunch' || slot === 'dinner') return true;
  if (facts.isSideOnly) return false;
  const { forLater, snack } = customsOf(dish);
  return slot === 'breakfast' ? !forLater : snack;
}

/** How well a side goes with a plate. */
const unfit = 0;
export const fitting = 1;
const pleasant = 2;
const best = 3;

/** A plate that may get one more side, with what is the same whichever that is. */
export interface OpenPlate {
  readonly dishes: readonly PortionedDish[];
  readonly seat: Seat;
  /** Minutes of work that are left. */
  readonly minutes: number;
  /** Ids of the dishes that the day holds already. */
  readonly taken: ReadonlySet<string>;
  /** The dish that it is a plate of; without any, sides stand as beside a main dish. */
  readonly first: DishFacts | undefined;
  readonly isMain: boolean;
  /** Whether no more snack may stand there. */
  readonly noExtra: boolean;
}

export function openPlate(
  dishes: readonly PortionedDish[],
  seat: Seat,
  taken: ReadonlySet<string>,
): OpenPlate {
  // a side is made while the main dish cooks by itself, so it is the work that must fit
  let { minutes } = seat;
  for (const { dish } of dishes) minutes -= dish.recipe.activeMinutes;
  const first = dishes[0]?.facts;
  const isMain = first?.isMain ?? true;
  const noExtra = seat.kcal < hugePlate && wantsNoExtra(dishes, seat);
  return { dishes, seat, minutes, taken, first, isMain, noExtra };
}

/** Whether a side may stand on a plate: it is made in time, and does not repeat what the day holds. */
function mayStand(
  side: PortionedDish,
  { dishes, seat, minutes, taken, noExtra }: OpenPlate,
): boolean {
  const { id, activeMinutes } = side.dish.recipe;
  if (activeMinutes > minutes || taken.has(id) || !suitsSlot(side, seat.slot)) return false;
  if (repeats(side, dishes)) return false;
  if (noExtra && isExtra(side.facts)) return false;
  return seat.kcal >= hugePlate || !isOutOfPlace(side, dishes, seat.slot);
}

/** Whether people have a side in such a meal, beside such a dish. */
function isUsual({ facts }: PortionedDish, { seat, first, isMain }: OpenPlate): boolean {
  if (seat.slot === 'breakfast') return facts.suitsBreakfast;
  return !isMain || seat.anySnack || !first || belongsBeside(facts.table, first.table);
}

/** How well a side goes with a plate, 0 standing for not at all. */
export function rankBeside(side: PortionedDish, plate: OpenPlate): number {
  const { dishes, seat, isMain } = plate;
  if (!mayStand(side, plate)) return unfit;
  if (!isPleasant(side, dishes, isMain)) return fitting;
  return isUsual(side, plate) && !isPoorCompany(side, dishes, seat) ? best : pleasant;
}
