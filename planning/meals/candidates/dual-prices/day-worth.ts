import { absent } from '../../../absent.ts';
import { LinearProgram, type Row } from '../../../linear-program.ts';
import {
  at,
  dairyIndex,
  firstEaten,
  randIndex,
  type Vector,
  vectorLength,
  zeroVector,
} from '../../../nutrition/vector.ts';
import { type Candidate, holdsNoLiver } from '../dish-pools.ts';
import type { PlanTask } from '../plan-task.ts';
import { budgetLimit, costOfLargest, costOfRand, habitLimits } from './mean-day-habit.ts';
import { type Limit, limitsOf } from './mean-day-limits.ts';

/** Amounts at the head of a vector that have a price. */
const priced = dairyIndex + 1;
/** Rands for each 1,000 kcal of the day at which a whole limit might be missed, and the energy of a meal. */
const mostForMiss = 300;
const mostForEnergy = 3000;
/** Part of a meal's energy that sides may give. */
const mostOfSides = 0.5;

const mostRounds = 5;
/** Until nothing pays any more, where the day itself is asked for and not what things are worth. */
const roundsToTheEnd = 40;
/** Dishes of a meal that are offered in a round, and the Rands by which one must be cheaper to be worth offering. */
const mainsAtOnce = 8;
const sidesAtOnce = 5;
const worthwhile = 0.05;
/** Part of what missing it may cost that an amount is taken to be worth before anything is known. */
const firstGuess = 0.01;

/** A dish at the size at which it would be a whole meal. */
interface Offer {
  readonly reference: Vector;
  readonly factor: number;
  readonly meal: number;
  readonly isSide: boolean;
}

/** @returns the cost of so many times a vector at some prices */
export function costAt(prices: Float64Array, amounts: Vector, factor = 1): number {
  let cost = 0;
  for (let index = 0; index < priced; index++) {
    cost += (prices[index] ?? absent()) * (amounts[index] ?? absent());
  }
  for (let index = firstEaten; index < vectorLength; index++) {
    cost += (prices[index] ?? absent()) * (amounts[index] ?? absent());
  }
  return factor * cost;
}

/** What a mean day is to be like beside keeping the rules. */
interface DayWish {
  /** Distances from what the member would eat, of which the largest counts once more. */
  readonly habit: readonly Limit[];
  readonly others: readonly Limit[];
  /** What the program pays for a Rand. */
  readonly costOfRand: number;
}

/** The dishes from which the mean day is mixed that costs the program least, and the prices at which that is so. */
class CheapestDay {
  readonly #limits: readonly Limit[];
  readonly #rows: readonly Row[];
  readonly #offers: readonly (readonly Offer[])[];
  readonly #program: LinearProgram;
  readonly #taken = new Set<Offer>();
  /** Rands of each column but the first. */
  readonly #rands: number[] = [];
  readonly #costOfRand: number;
  #prices: Float64Array;

  constructor(task: PlanTask, { habit, others, costOfRand: ofRand }: DayWish) {
    const { times, pools, targets } = task;
    const perDay = targets.energy / 1000;
    this.#costOfRand = ofRand;
    this.#limits = [
      ...habit,
      ...others.map((limit) => ({
        ...limit,
        costOfMiss: Math.min(limit.costOfMiss, mostForMiss * perDay),
      })),
    ];
    const costOfMiss = mostForEnergy * perDay;
    this.#rows = [
      ...this.#limits,
      ...times.flatMap((): readonly Row[] => [
        { sense: 'at least', bound: 1, costOfMiss },
        { sense: 'at most', bound: mostOfSides, costOfMiss },
      ]),
    ];
    this.#program = new LinearProgram(this.#rows);
    // so much may every group be off before it is paid for by itself: the largest distance has a price of its own
    this.#program.addColumn({
      cost: costOfLargest,
      rows: [...habit.keys()],
      amounts: habit.map(({ sense }) => (sense === 'at least' ? 1 : -1)),
    });
    this.#offers = times.flatMap(({ slot, share }, meal) => {
      const offers = (candidates: readonly Candidate[], isSide: boolean) =>
        candidates.filter(holdsNoLiver).map(({ dish: { reference } }): Offer => {
          const factor = (share * targets.energy) / Math.max(1, reference[at.kcal] ?? absent());
          return { reference, factor, meal, isSide };
        });
      return [offers(pools.bySlot.get(slot) ?? [], false), offers(pools.sides, true)];
    });
    this.#prices = Float64Array.from(this.#rows, ({ sense, costOfMiss: cost }, row) =>
      row >= this.#limits.length ? 0 : (sense === 'at least' ? firstGuess : -firstGuess) * cost,
    );
  }

  /** First of the two rows of a meal. */
  #mealRow(meal: number): number {
    return this.#limits.length + 2 * meal;
  }

  /** What a unit of each amount costs: a Rand 1, what is asked for less than nothing. */
  prices(): Float64Array {
    const prices = zeroVector();
    prices[randIndex] = this.#costOfRand;
    for (let row = 0; row < this.#limits.length; row++) {
      const limit = this.#limits[row];
      if (!limit) continue;
      prices[limit.index] =
        (prices[limit.index] ?? absent()) - (this.#prices[row] ?? absent()) / limit.amount;
    }
    return prices;
  }

  #add(offer: Offer): void {
    const { reference, factor, meal, isSide } = offer;
    const rows: number[] = [];
    const amounts: number[] = [];
    for (let row = 0; row < this.#limits.length; row++) {
      const limit = this.#limits[row];
      const held = limit ? (reference[limit.index] ?? absent()) : 0;
      if (!limit || held === 0) continue;
      rows.push(row);
      amounts.push((held * factor) / limit.amount);
    }
    const first = this.#mealRow(meal);
    rows.push(first);
    amounts.push(1);
    if (isSide) {
      rows.push(first + 1);
      amounts.push(1);
    }
    const rand = (reference[randIndex] ?? absent()) * factor;
    this.#program.addColumn({ cost: this.#costOfRand * rand, rows, amounts });
    this.#rands.push(rand);
    this.#taken.add(offer);
  }

  /** Offers the dishes that are cheapest at the prices of now. @returns whether any of them pays */
  #offer(): boolean {
    const prices = this.prices();
    let pays = false;
    for (const offers of this.#offers) {
      const [{ meal, isSide } = { meal: 0, isSide: false }] = offers;
      const row = this.#mealRow(meal);
      const reward =
        (this.#prices[row] ?? absent()) + (isSide ? (this.#prices[row + 1] ?? absent()) : 0);
      const most = this.#taken.size === 0 || reward === 0 ? Infinity : reward - worthwhile;
      const cheap: { offer: Offer; cost: number }[] = [];
      for (const offer of offers) {
        const cost = costAt(prices, offer.reference, offer.factor);
        if (cost < most && !this.#taken.has(offer)) cheap.push({ offer, cost });
      }
      cheap.sort((a, b) => a.cost - b.cost);
      const count = Math.min(cheap.length, isSide ? sidesAtOnce : mainsAtOnce);
      for (let index = 0; index < count; index++) {
        const offer = cheap[index]?.offer;
        if (offer) this.#add(offer);
      }
      pays ||= count > 0;
    }
    return pays;
  }

  /** Rands that each meal is worth. */
  meals(): readonly number[] {
    const meals: number[] = [];
    for (let meal = 0; 2 * meal < this.#offers.length; meal++) {
      meals.push(this.#prices[this.#mealRow(meal)] ?? absent());
    }
    return meals;
  }

  find(): void {
    for (let round = 0; round < mostRounds && this.#offer(); round++) {
      this.#prices = this.#program.solve().prices;
    }
  }

  /** Rands of the day once no other dish makes it cheaper. */
  findRands(): number {
    let values: Float64Array = new Float64Array();
    for (let round = 0; round < roundsToTheEnd && this.#offer(); round++) {
      const solution = this.#program.solve();
      this.#prices = solution.prices;
      values = solution.values;
    }
    return this.#rands.reduce(
      (sum, rand, index) => sum + rand * (values[index + 1] ?? absent()),
      0,
    );
  }
}

/** Prices at which the cheapest mean day that keeps the rules can be had from no other dish for less. */
export interface DayWorth {
  /**
   * Rands for a unit of each amount of a vector, the amount of Rands itself among them: above 0 for what costs, below 0
   * for what the day needs.
   */
  readonly amounts: Float64Array;
  /** Rands that each meal is worth. */
  readonly meals: readonly number[];
}

/**
 * What everything that a day holds is worth to a member, where the day is the cheapest mean of all the dishes that may be
 * given (the dual of Stigler's diet problem, solved by column generation).
 */
export function dayWorth(task: PlanTask): DayWorth {
  const others = [budgetLimit(task), ...limitsOf(task)];
  const day = new CheapestDay(task, { habit: habitLimits(task), others, costOfRand });
  day.find();
  return { amounts: day.prices(), meals: day.meals() };
}

/** Rands of the cheapest mean day that keeps every rule, whoever likes it: no month costs less. */
export function cheapestDay(task: PlanTask): number {
  const others = limitsOf(task).filter(({ isWish }) => isWish !== true);
  return new CheapestDay(task, { habit: [], others, costOfRand: 1 }).findRands();
}
