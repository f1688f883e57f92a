import type { Slot } from '../../../catalogue/recipe.ts';
import type { Random } from '../../../random.ts';
import type { MealTime } from '../../model/meal-times.ts';
import type { Plate } from '../../model/plates.ts';
import { amountsAt, type PortionedDish } from '../../model/portions/portions.ts';
import { referenceSize } from '../../model/portions/sizes.ts';
import { bringsOne } from '../../model/whole-meal.ts';
import { poolLiking } from '../../objective/plate/liking.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import type { MealPoints } from '../../rules/layers/meal-amounts.ts';
import { type Candidate, holdsNoLiver } from '../dish-pools.ts';
import { completePlate, drawSide, type Lot } from '../fill-plate.ts';
import { inQuestion } from '../main-shares.ts';
import type { PlanTask } from '../plan-task.ts';
import type { PlatePools } from '../plate-pools.ts';
import { type Seat, seatOf } from '../seat.ts';
import { suitsSlot } from '../side-ranks.ts';
import { SideShares } from '../side-shares.ts';
import { isLate } from '../weekend-plates.ts';
import { costAt } from './day-worth.ts';
import { filled } from './fill-by-worth.ts';

/** Main dishes of a meal of which plates are made: people have few breakfasts, and many dinners. */
const mainsOf: Readonly<Record<Slot, number>> = { breakfast: 30, lunch: 70, dinner: 70, snack: 30 };
/** Further ones that take longer than the member's minutes: some four of 28 lunches and of 28 dinners have the time. */
const slowMains = 12;
/** And for Sundays, however long they take. */
const sundayMains = 8;
/** Multiples of its reference servings up to which a plate is filled before a side joins it, one plate for each. */
const fullness = [2.1, 1.6, 1.3, 1.1] as const;
const mostSides = 3;
const nothing: ReadonlySet<string> = new Set();
/** Sides from which are drawn, and the place in their order at which one is drawn a third as often as the first. */
const sidesInUse = 30;
const sidesInFront = 6;
/** What makes a plate whole or stands beside a breakfast or a snack, and how many of each are always in use. */
const wantedSides: readonly ((side: PortionedDish) => boolean)[] = [
  ...(['green', 'starch', 'protein'] as const).map((part) => {
    const parts = new Set([part]);
    return ({ held }: PortionedDish) => bringsOne(held, parts);
  }),
  ({ facts }) => facts.isScoop && !facts.warm,
  (side) => suitsSlot(side, 'breakfast'),
  (side) => suitsSlot(side, 'snack'),
];
const sidesOfKind = 5;
/** Points of the month in a Rand, for dishes that are wanted more than others. */
const pointsPerRand = 3;
/** Rands for luck, by which another seed starts from other dishes; of a main dish, and of a side by kcal. */
const luck = 1;
const luckOfSide = 0.0005;

interface Priced {
  readonly dish: PortionedDish;
  readonly flesh: boolean;
  readonly cost: number;
}

function byCost(one: Priced, other: Priced): number {
  return one.cost - other.cost;
}

/** Plates of which each serves what is worth most to the member for its price, and leaves the rest to other meals. */
class PricedPlates {
  readonly #task: PlanTask;
  readonly #worth: Float64Array;
  readonly #random: Random;
  readonly #foods: ReadonlySet<number> | null;
  readonly #lots: readonly Lot[];
  /** Rands for a kcal of a side that is cheap, though not the cheapest. */
  readonly #costOfRest: number;

  constructor(
    task: PlanTask,
    worth: Float64Array,
    random: Random,
    foods: ReadonlySet<number> | null,
  ) {
    this.#task = task;
    this.#foods = foods;
    this.#worth = worth;
    this.#random = random;
    const sides: Priced[] = [];
    for (const candidate of task.pools.sides) {
      if (!this.#mayServe(candidate)) continue;
      const dish = candidate.dish.portioned;
      let rand = 0;
      for (const part of dish.parts) rand += costAt(worth, amountsAt(part, referenceSize));
      const cost = rand / Math.max(1, dish.kcal) + luckOfSide * random.next();
      sides.push({ dish, flesh: false, cost });
    }
    sides.sort(byCost);
    this.#costOfRest = sides[Math.min(3, sides.length - 1)]?.cost ?? 0;
    const lots: Lot[] = [];
    for (const { dish } of this.#inUse(sides)) {
      lots.push({ dish, weight: Math.exp(-lots.length / sidesInFront) });
    }
    this.#lots = lots;
  }

  /** The cheapest sides, and of each kind that a meal may want the cheapest few. @param sides the cheapest first */
  #inUse(sides: readonly Priced[]): readonly Priced[] {
    const chosen = new Set(sides.slice(0, sidesInUse));
    for (const isWanted of wantedSides) {
      for (const side of sides.filter(({ dish }) => isWanted(dish)).slice(0, sidesOfKind)) {
        chosen.add(side);
      }
    }
    return [...chosen];
  }

  #mayServe(candidate: Candidate): boolean {
    const foods = this.#foods;
    if (foods && !candidate.dish.foods.every((food) => foods.has(food))) return false;
    return holdsNoLiver(candidate);
  }

  /** Main dishes by what they cost, how gladly they are eaten, and luck; the best first. */
  #priced(candidates: readonly Candidate[], kcal: number): Priced[] {
    const priced: Priced[] = [];
    for (const candidate of candidates) {
      if (!this.#mayServe(candidate)) continue;
      const { portioned: dish, flesh } = candidate.dish;
      const alone = filled([dish], kcal, this.#worth);
      const rest = Math.max(0, kcal - alone.kcal) * this.#costOfRest;
      // a smaller budget buys what is cheap before what is liked
      const points = this.#task.isFrugal ? 0 : poolLiking(dish, this.#task);
      const cost = alone.cost + rest + points / pointsPerRand + luck * this.#random.next();
      priced.push({ dish, flesh, cost });
    }
    return priced.sort(byCost);
  }

  /** Main dishes of a meal, the best first, and after them those that only a meal of a weekend has the time for. */
  #mains({ slot }: MealTime, kcal: number): readonly Priced[] {
    const { bySlot, slow } = this.#task.pools;
    const priced = this.#priced(bySlot.get(slot) ?? [], kcal);
    const mains = mainsOf[slot];
    const facts = ({ dish }: Priced) => dish.facts;
    const usual = inQuestion(priced, mains, slot, this.#task, facts, ({ flesh }) => flesh);
    const late = this.#priced(slow.get(slot) ?? [], kcal);
    const known = new Set(usual);
    const forSundays = [...priced, ...late].filter(
      (one) => !known.has(one) && this.#task.sunday?.has(one.dish.dish.recipe.id),
    );
    const more = new Set([
      ...forSundays.sort(byCost).slice(0, sundayMains),
      ...late.slice(0, slowMains),
    ]);
    return [...usual, ...more];
  }

  /**
   * The main dish with the sides that it needs to be a whole meal and to fill so much; null where none do.
   * @param without ids of sides that others are to be preferred to
   */
  #withSides(
    main: PortionedDish,
    seat: Seat,
    full: number,
    without: ReadonlySet<string>,
  ): readonly PortionedDish[] | null {
    const dishes = [main];
    const taken = new Set([main.dish.recipe.id, ...without]);
    if (!completePlate(this.#random, this.#lots, dishes, seat, taken)) return null;
    let reference = dishes.reduce((sum, { kcal }) => sum + kcal, 0);
    while (reference < seat.kcal / full && dishes.length <= mostSides) {
      const side = drawSide(this.#random, this.#lots, dishes, seat, taken);
      if (!side) break;
      taken.add(side.dish.recipe.id);
      dishes.push(side);
      reference += side.kcal;
    }
    return dishes;
  }

  of(meal: number, time: MealTime): readonly Plate[] {
    const { penalty } = this.#task;
    const seat = seatOf(this.#task, time);
    const { kcal } = seat;
    const points: MealPoints = (...amounts) => penalty.ofMeal(meal, ...amounts);
    const plates: Plate[] = [];
    const known = new Set<string>();
    const shares = new SideShares(time.slot);
    for (const { dish } of this.#mains(time, kcal)) {
      for (const full of fullness) {
        const dishes =
          this.#withSides(dish, seat, full, shares.crowded) ??
          this.#withSides(dish, seat, full, nothing);
        if (!dishes) continue;
        let key = '';
        for (const { index } of dishes) key += String.fromCharCode(index);
        if (known.has(key)) continue;
        known.add(key);
        shares.add(dishes);
        plates.push(plateOf(this.#task, filled(dishes, kcal, this.#worth).dishes, points));
      }
    }
    return plates;
  }
}

/**
 * Plates by what they are worth for their price, not by how well each would do as a meal alone: one is cheap and fills,
 * another brings the vegetables. Nothing is sized for them, which is found for the days that they make.
 * @param worth of a unit of each amount, from `dayWorth`
 * @param foods of which they may be made; null for all
 */
export function pricedPlates(
  task: PlanTask,
  worth: Float64Array,
  random: Random,
  foods: ReadonlySet<number> | null = null,
): PlatePools {
  const plates = new PricedPlates(task, worth, random, foods);
  const bySlot = new Map<string, readonly Plate[]>();
  const all: (readonly Plate[])[] = [];
  for (const [meal, time] of task.times.entries()) {
    const made = bySlot.get(time.slot) ?? plates.of(meal, time);
    bySlot.set(time.slot, made);
    all.push(made);
  }
  return {
    byMeal: all.map((made) => made.filter((plate) => !isLate(task, plate))),
    slowByMeal: all,
  };
}
