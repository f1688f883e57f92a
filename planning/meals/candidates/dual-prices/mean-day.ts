import { absent } from '../../../absent.ts';
import type { Slot } from '../../../catalogue/recipe.ts';
import { at } from '../../../nutrition/vector.ts';
import type { Random } from '../../../random.ts';
import type { MealTime } from '../../model/meal-times.ts';
import type { Plate } from '../../model/plates.ts';
import {
  amountsAt,
  type Part,
  type PortionedDish,
  type SizedDish,
} from '../../model/portions/portions.ts';
import { bringsOne } from '../../model/whole-meal.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import { repeatClassOf } from '../../objective/repeats/repeat-points.ts';
import type { MealPoints } from '../../rules/layers/meal-amounts.ts';
import { type Candidate, holdsNoLiver } from '../dish-pools.ts';
import { drawSide, type Lot, missingFor } from '../fill-plate.ts';
import type { PlanTask } from '../plan-task.ts';
import type { PlatePools } from '../plate-pools.ts';
import { type Seat, seatOf } from '../seat.ts';
import { SideShares } from '../side-shares.ts';
import { costAt, type DayWorth } from './day-worth.ts';
import { MeanDayProgram, type Offer } from './mean-day-program.ts';

const mostRounds = 12;
/** Main dishes that are offered for each meal in a round, and sides that may stand beside them. */
const mainsAtOnce = 8;
const sidesAtOnce = 24;
/** Main dishes of a meal from which the month is made, plates of one of them, and of all. */
const mainsOfMonth = 40;
const platesOfMain = 3;
const mostPlates = 90;
/** Times that each main dish of the month is served with other sides than before. */
const otherSides = 1;
/** For each dish that is offered so many are sized; a side is looked at as this part of a meal. */
const looks = 3;
const sideShare = 0.2;
/** kcal of a meal from which on more than three sides may stand on a plate. */
const largeMeal = 900;
const mostSidesOf = { meal: 3, largeMeal: 5 } as const;
/** Rands by which a plate must be cheaper to be worth another round. */
const worthwhile = 0.02;

/** The dishes of a plate, and the Rands by which it is cheaper at the prices of the day than what the day holds. */
interface Made {
  readonly dishes: readonly SizedDish[];
  readonly gain: number;
}

/** Plates made of the dishes of the cheapest mean day that keeps every rule. */
export interface MeanDayPools {
  readonly plates: PlatePools;
  /** Of which the mean day is made. */
  readonly foods: ReadonlySet<number>;
}

/** A dish at the sizes that are worth most, and what it costs at the prices of the day. */
interface Priced {
  readonly sized: SizedDish;
  readonly cost: number;
}

function bestSize(
  part: Part,
  prices: Float64Array,
): { readonly size: number; readonly cost: number } {
  const { low, high } = part;
  let size = low;
  let least = Infinity;
  for (const one of [low, (low + high) >> 1, Math.max(low, high - 3), high]) {
    const cost = costAt(prices, amountsAt(part, one));
    if (cost >= least) continue;
    least = cost;
    size = one;
  }
  return { size, cost: least };
}

function priceOf(
  { dish: { portioned } }: Candidate,
  prices: Float64Array,
  capCost: number,
): Priced {
  const best = portioned.parts.map((part) => bestSize(part, prices));
  return {
    sized: { portioned, sizes: best.map(({ size }) => size) },
    cost: best.reduce((sum, { cost }) => sum + cost, capCost),
  };
}

function cheapest(dishes: readonly Priced[], count: number): readonly Priced[] {
  return dishes.toSorted((a, b) => a.cost - b.cost).slice(0, count);
}

/** Takes the first lot: lots come best first. */
const bestFirst: Random = { next: () => 0, below: () => 0 };

/** Dishes of a plate, and what they cost at the prices of the day. */
interface Costed {
  readonly dishes: readonly SizedDish[];
  readonly cost: number;
}

/**
 * A main dish as it is, with one side, with two: as far as they make it whole or pay for themselves. Where it had others
 * before, the first need not, as it stands in for the one that pays most.
 * @param sides the cheapest first
 * @param served ids of what it had before and is not to have again, to which its sides are added; scoops of a staple apart
 */
function withSides(
  main: Priced,
  sides: readonly Priced[],
  seat: Seat,
  served: Set<string>,
): readonly Costed[] {
  const lots: readonly Lot[] = sides.map(({ sized }) => ({ dish: sized.portioned, weight: 1 }));
  const mostSides = mostSidesOf[seat.kcal < largeMeal ? 'meal' : 'largeMeal'];
  const hadOthers = served.size > 1;
  const taken = new Set(served);
  const made: Costed[] = [];
  let dishes: readonly SizedDish[] = [main.sized];
  let { cost } = main;
  for (;;) {
    const plain = dishes.map(({ portioned }) => portioned);
    const missing = missingFor(plain, seat);
    if (missing.size === 0) made.push({ dishes, cost });
    if (dishes.length > mostSides) return made;
    const brings =
      missing.size === 0 ? null : ({ held }: PortionedDish) => bringsOne(held, missing);
    const drawn = drawSide(bestFirst, lots, plain, seat, taken, brings);
    const side = sides.find(({ sized }) => sized.portioned === drawn);
    const mayCost = brings !== null || (hadOthers && dishes.length === 1);
    if (!side || (!mayCost && side.cost >= 0)) return made;
    const { dish, facts } = side.sized.portioned;
    taken.add(dish.recipe.id);
    if (!facts.isScoop) served.add(dish.recipe.id);
    dishes = [...dishes, side.sized];
    cost += side.cost;
  }
}

/**
 * Plates for the meals of a day of which the mean keeps every limit as cheaply as can be: a linear program over plates,
 * of which those are made that its prices ask for (column generation, Gilmore and Gomory 1961).
 */
class MeanDay {
  readonly #task: PlanTask;
  readonly #program: MeanDayProgram;
  /** Plates that are known and not part of the program. */
  readonly #others: Offer[] = [];
  readonly #keys = new Set<string>();
  readonly #mains: readonly (readonly Candidate[])[];
  readonly #sides: readonly Candidate[];

  constructor(task: PlanTask, worth: DayWorth) {
    this.#task = task;
    const { times, pools } = task;
    this.#program = new MeanDayProgram(task, worth);
    this.#mains = times.map(({ slot }) => (pools.bySlot.get(slot) ?? []).filter(holdsNoLiver));
    this.#sides = pools.sides.filter(holdsNoLiver);
  }

  /** @param kcal of the meal, to which dishes are scaled where they are first looked at */
  #priced(
    candidates: readonly Candidate[],
    kind: string,
    prices: Float64Array,
    kcal: number,
    count: number,
  ): readonly Priced[] {
    const rough: { readonly candidate: Candidate; readonly cap: number; readonly cost: number }[] =
      [];
    for (const candidate of candidates) {
      const { index, reference } = candidate.dish;
      const cap = this.#program.capCost(kind, index);
      const factor = kcal / Math.max(1, reference[at.kcal] ?? absent());
      rough.push({ candidate, cap, cost: cap + costAt(prices, reference, factor) });
    }
    rough.sort((one, other) => one.cost - other.cost);
    const priced: Priced[] = [];
    for (const { candidate, cap } of rough.slice(0, looks * count)) {
      priced.push(priceOf(candidate, prices, cap));
    }
    return priced;
  }

  /**
   * Offers the plates of a meal that are cheapest at the prices of now, as far as they pay.
   * @returns whether any does
   */
  #offer(meal: number, time: MealTime, count: number, isFirst: boolean): boolean {
    let pays = false;
    for (const { dishes, gain } of this.#platesFor(meal, time, count)) {
      if (isFirst || gain > worthwhile) pays = this.#add(meal, dishes) || pays;
    }
    return pays;
  }

  /**
   * Plates of a meal, a few of each of the main dishes that are cheapest at the prices of now.
   * @param others times that each of them is served with other sides than before as well
   */
  #platesFor(meal: number, time: MealTime, count: number, others = 0): readonly Made[] {
    const prices = this.#program.pricesOf(meal);
    const seat = seatOf(this.#task, time, 1, true);
    const { slot, kcal } = seat;
    const priced = this.#priced(this.#sides, 'side', prices, sideShare * kcal, sidesAtOnce);
    const sides = cheapest(priced, sidesAtOnce);
    const kind = String(repeatClassOf[slot]);
    const mains = this.#priced(this.#mains[meal] ?? [], kind, prices, kcal, count);
    const reward = this.#program.rewardOf(meal);
    const made: Made[] = [];
    for (const main of cheapest(mains, count)) {
      const served = new Set([main.sized.portioned.dish.recipe.id]);
      for (let turn = 0; turn <= others; turn++) {
        for (const { dishes, cost } of withSides(main, sides, seat, served)) {
          made.push({ dishes, gain: reward - cost });
        }
      }
    }
    return made;
  }

  /** @returns whether the plate is a new one */
  #add(meal: number, dishes: readonly SizedDish[]): boolean {
    const offer = this.#newOffer(meal, dishes);
    if (offer) this.#program.add(offer);
    return offer !== null;
  }

  /** The plate of some dishes; null for one that is known. */
  #newOffer(meal: number, dishes: readonly SizedDish[]): Offer | null {
    const parts = dishes.map(({ portioned, sizes }) => `${portioned.index} ${sizes.join(' ')}`);
    const key = `${meal}: ${parts.join(', ')}`;
    if (this.#keys.has(key)) return null;
    this.#keys.add(key);
    const points: MealPoints = (...amounts) => this.#task.penalty.ofMeal(meal, ...amounts);
    return { meal, plate: plateOf(this.#task, dishes, points) };
  }

  pools(): MeanDayPools {
    const { times } = this.#task;
    let values: Float64Array = new Float64Array();
    for (let round = 0; round < mostRounds; round++) {
      const paying = [...times.entries()].filter(([meal, time]) =>
        this.#offer(meal, time, mainsAtOnce, round === 0),
      );
      values = this.#program.solve();
      const limited = this.#program.limitRepeats(values);
      if (paying.length === 0 && !limited) break;
    }
    for (const [meal, time] of times.entries()) {
      for (const { dishes } of this.#platesFor(meal, time, mainsOfMonth, otherSides)) {
        const offer = this.#newOffer(meal, dishes);
        if (offer) this.#others.push(offer);
      }
    }
    const byMeal = times.map(({ slot }, meal) => this.#best(meal, slot, values));
    return { plates: { byMeal }, foods: this.#foodsOf(values) };
  }

  #foodsOf(values: Float64Array): ReadonlySet<number> {
    const held = this.#program.offers.filter((_, index) => (values[index] ?? absent()) > 0);
    return new Set(held.flatMap(({ plate }) => plate.foods));
  }

  /**
   * The plates of a meal that the mean day holds, then those that would cost it least, a few of each main dish and of
   * each side.
   */
  #best(meal: number, slot: Slot, values: Float64Array): readonly Plate[] {
    const order = [...this.#program.offers, ...this.#others]
      .map((offer, index) => ({ offer, value: values[index] ?? 0 }))
      .filter(({ offer }) => offer.meal === meal)
      .map(({ offer, value }) => ({
        plate: offer.plate,
        isHeld: value > 0,
        cost: this.#program.costOf(offer, value),
      }))
      .sort((a, b) => a.cost - b.cost);
    const counts = new Map<number, number>();
    const shares = new SideShares(slot, mostPlates);
    const best = order.filter(({ plate: { ids, dishes }, isHeld }) => {
      const main = ids[0] ?? absent();
      const count = counts.get(main) ?? 0;
      if (count === platesOfMain || (count === 0 && counts.size === mainsOfMonth)) return false;
      const plain = dishes.map(({ portioned }) => portioned);
      if (!isHeld && shares.isCrowded(plain)) return false;
      shares.add(plain);
      counts.set(main, count + 1);
      return true;
    });
    return best.slice(0, mostPlates).map(({ plate }) => plate);
  }
}

/** Plates of which a month can be made where hardly anything fits, or must cost little. It takes some 50 ms. */
export const meanDayPools = (task: PlanTask, worth: DayWorth): MeanDayPools =>
  new MeanDay(task, worth).pools();
