import { absent } from '../../absent.ts';
import { type DishFacts, repeatsDish } from '../../catalogue/dishes/dish-facts.ts';
import { customsOf } from '../../catalogue/dishes/meal-customs.ts';
import { belongsBeside } from '../../catalogue/dishes/table-customs.ts';
import { tastesClash } from '../../catalogue/dishes/tastes.ts';
import type { Slot } from '../../catalogue/recipe.ts';
import type { Random } from '../../random.ts';
import type { MealTime } from '../model/meal-times.ts';
import { mostFatGrams } from '../model/portions/helpings.ts';
import { kcalAt, type PortionedDish } from '../model/portions/portions.ts';
import { bringsOne, type MealPart, missingParts } from '../model/whole-meal.ts';
import {
  extrasIn,
  isEggBesideFlesh,
  isExtra,
  isPoorPair,
  mostExtras,
} from '../objective/plate/plate-company.ts';
import type { PlanTask } from './plan-task.ts';

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

/** The meal that a plate is made for. */
export interface Seat {
  readonly slot: Slot;
  /** kcal that the reference servings should hold together. */
  readonly kcal: number;
  /** kcal of a plate by which snacks beside it are counted; infinite where as many may stand there as fit. */
  readonly full: number;
  /** From start to plate that the meal may take. */
  readonly minutes: number;
  /** Whether a plate is whole without a starch. */
  readonly lowCarb: boolean;
  /** Whether a snack may stand beside it that people do not have there: what fits, or is cheap, comes first. */
  readonly anySnack: boolean;
}

/**
 * @param full multiple of its reference servings to which a plate of this meal may grow
 * @param anySnack whether only what fits counts, not what people have beside such a meal
 */
export function seatOf(
  { rules, targets, isFrugal }: PlanTask,
  { slot, share }: MealTime,
  full = 1,
  anySnack = isFrugal === true,
): Seat {
  return {
    slot,
    kcal: (share * targets.energy) / full,
    full: isFrugal ? Infinity : share * targets.energy,
    minutes: rules.minutes,
    lowCarb: targets.diet === 'Low-Carb',
    anySnack,
  };
}

const nothing: ReadonlySet<MealPart> = new Set();

const mostSides = 4;
/** A main dish grows by so much before something stands beside it. */
const grown = 1.6;
/** kcal of reference servings from which a plate may hold two more, and from which rice may stand beside potatoes. */
const hugePlate = 1500;
const largePlate = 850;

/** Whether the reference serving of a dish holds less than this energy. */
export function needsSides(main: PortionedDish, kcal: number): boolean {
  return main.kcal < kcal;
}

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

/** How well a side goes with a plate, 0 standing for not at all. */
const fitting = 1;
const pleasant = 2;
const best = 3;

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
  const { slot, kcal, minutes } = seat;
  // a side is made while the main dish cooks by itself, so it is the work that must fit
  let left = minutes;
  for (const { dish } of dishes) left -= dish.recipe.activeMinutes;
  const breakfast = slot === 'breakfast';
  const first = dishes[0]?.facts;
  const isMain = first?.isMain ?? true;
  const noExtra = kcal < hugePlate && wantsNoExtra(dishes, seat);
  if (ranks.length < sideLots.length) ranks = new Uint8Array(2 * sideLots.length);
  let highest = fitting;
  for (let index = 0; index < sideLots.length; index++) {
    const side = sideLots[index]?.dish;
    ranks[index] = 0;
    if (!side || (brings && !brings(side))) continue;
    const { id, activeMinutes } = side.dish.recipe;
    if (activeMinutes > left || taken.has(id) || !suitsSlot(side, slot)) continue;
    if (repeats(side, dishes)) continue;
    if (noExtra && isExtra(side.facts)) continue;
    if (kcal < hugePlate && isOutOfPlace(side, dishes, slot)) continue;
    let rank = fitting;
    if (isPleasant(side, dishes, isMain)) {
      const suits = breakfast
        ? side.facts.suitsBreakfast
        : !isMain || seat.anySnack || !first || belongsBeside(side.facts.table, first.table);
      rank = suits && !isPoorCompany(side, dishes, seat) ? best : pleasant;
    }
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
