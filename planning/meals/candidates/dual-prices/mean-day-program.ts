import { absent } from '../../../absent.ts';
import { daysOfPlan } from '../../../calendar.ts';
import { type Column, LinearProgram, type Row } from '../../../linear-program.ts';
import { at, randIndex, zeroVector } from '../../../nutrition/vector.ts';
import type { Plate } from '../../model/plates.ts';
import { mostAMonthOf, repeatClassOf } from '../../objective/repeats/repeat-points.ts';
import type { PlanTask } from '../plan-task.ts';
import type { DayWorth } from './day-worth.ts';
import { budgetLimit, costOfRand, habitLimits } from './mean-day-habit.ts';
import { costOfRule, type Limit, limitsOf } from './mean-day-limits.ts';

/** How far the energy of a mean meal may lie from its share, and that of the day from its target, as parts of the day. */
const shareSlack = 0.02;
const energySlack = 0.005;

/** Part of the days on which a side may come. */
const sideMostOften = 0.5;
/** Rands at which a dish might come every day. */
const costOfRepeat = 400;
/** A plate that is offered for a meal of the mean day. */
export interface Offer {
  readonly meal: number;
  readonly plate: Plate;
}

/**
 * The linear program of the mean day: a column for each plate that is offered, and rows for the limits of the day, the
 * energy of each meal, one plate for each meal, and how often a dish may come. Its dual prices say what further plates
 * are worth.
 */
export class MeanDayProgram {
  readonly #task: PlanTask;
  readonly #limits: readonly Limit[];
  readonly #program: LinearProgram;
  readonly #offers: Offer[] = [];
  /** Rows by the dish whose repeats they limit. */
  readonly #caps = new Map<string, number>();
  #prices: Float64Array;

  /** @param worth of what a day holds, where no dish comes too often: what the first plates are made for */
  constructor(task: PlanTask, worth: DayWorth) {
    this.#task = task;
    this.#limits = [...habitLimits(task), budgetLimit(task), ...limitsOf(task)];
    const { times, targets } = task;
    const costOfMiss = (costOfRule * targets.energy) / 1000;
    const between = (low: number, high: number): readonly Row[] => [
      { sense: 'at least', bound: low, costOfMiss },
      { sense: 'at most', bound: high, costOfMiss },
    ];
    const rows: readonly Row[] = [
      ...this.#limits,
      ...times.flatMap(({ share }) => between(share - shareSlack, share + shareSlack)),
      ...between(1 - energySlack, 1 + energySlack),
      ...times.flatMap(() => between(1, 1)),
    ];
    this.#program = new LinearProgram(rows);
    this.#prices = this.#firstPrices(worth);
  }

  /** Plates that the program mixes, in the order of the values of a solution. */
  get offers(): readonly Offer[] {
    return this.#offers;
  }

  /** By row, as far as that is known before the first plate is made. */
  #firstPrices({ amounts, meals }: DayWorth): Float64Array {
    const prices = new Float64Array(this.#program.height);
    for (const [row, { sense, index, amount }] of this.#limits.entries()) {
      const price = -(amounts[index] ?? absent()) * amount;
      if (sense === 'at least' ? price > 0 : price < 0) prices[row] = price;
    }
    for (const [meal, { share }] of this.#task.times.entries()) {
      prices[this.#energyRow(meal)] = (meals[meal] ?? absent()) / share;
    }
    return prices;
  }

  /** First of the two rows for the energy of a meal; of the whole day after the last one. */
  #energyRow(meal: number): number {
    return this.#limits.length + 2 * meal;
  }

  /** First of the two rows by which a meal is one plate. */
  #mealRow(meal: number): number {
    return this.#energyRow(this.#task.times.length + 1 + meal);
  }

  #capKeys({ meal, plate: { ids } }: Offer): readonly string[] {
    const slot = this.#task.times[meal]?.slot ?? 'snack';
    return ids.map((id, index) => (index === 0 ? `${repeatClassOf[slot]} ${id}` : `side ${id}`));
  }

  #column(offer: Offer): Column {
    const { plate, meal } = offer;
    const share = (plate.vector[at.kcal] ?? absent()) / this.#task.targets.energy;
    const day = this.#energyRow(this.#task.times.length);
    const energy = this.#energyRow(meal);
    const here = this.#mealRow(meal);
    const held = this.#limits.map(
      ({ index, amount }) => (plate.vector[index] ?? absent()) / amount,
    );
    const caps = this.#capKeys(offer).flatMap((key) => this.#caps.get(key) ?? []);
    return {
      cost: costOfRand * (plate.vector[randIndex] ?? absent()),
      rows: [...held.keys(), energy, energy + 1, day, day + 1, here, here + 1, ...caps],
      amounts: [...held, share, share, share, share, 1, 1, ...caps.map(() => 1)],
    };
  }

  add(offer: Offer): void {
    this.#offers.push(offer);
    this.#program.addColumn(this.#column(offer));
  }

  /** Mixes the plates as cheaply as can be. @returns how much of each offer the mean day holds */
  solve(): Float64Array {
    const { prices, values } = this.#program.solve();
    this.#prices = prices;
    return values;
  }

  /** Price of a row; 0 for a cap that was added since the last solution. */
  #priceOf(row: number): number {
    if (row >= this.#program.height) absent();
    return this.#prices[row] ?? 0;
  }

  #worthOfTwo(row: number): number {
    return this.#priceOf(row) + this.#priceOf(row + 1);
  }

  /** What a gram of everything costs in a meal: its Rands, less what it is worth to the rows. */
  pricesOf(meal: number): Float64Array {
    const { targets, times } = this.#task;
    const prices = zeroVector();
    prices[randIndex] = costOfRand;
    for (const [row, { index, amount }] of this.#limits.entries()) {
      prices[index] = (prices[index] ?? absent()) - this.#priceOf(row) / amount;
    }
    const worth =
      this.#worthOfTwo(this.#energyRow(meal)) + this.#worthOfTwo(this.#energyRow(times.length));
    prices[at.kcal] = (prices[at.kcal] ?? absent()) - worth / targets.energy;
    return prices;
  }

  /** What one plate of a meal is worth, whatever it holds. */
  rewardOf(meal: number): number {
    return this.#worthOfTwo(this.#mealRow(meal));
  }

  /** What it costs that a dish comes as often as it may. @param kind 'side', or the repeat class of a main dish */
  capCost(kind: string, dish: number): number {
    const row = this.#caps.get(`${kind} ${dish}`);
    return row === undefined ? 0 : -this.#priceOf(row);
  }

  /** Rands of a plate at the prices of now. @param value how much of it the mean day holds */
  costOf(offer: Offer, value: number): number {
    const { cost, rows, amounts } = this.#column(offer);
    const worth = rows.reduce(
      (sum, row, place) => sum + this.#priceOf(row) * (amounts[place] ?? absent()),
      value,
    );
    return cost - worth;
  }

  /** Limits the dishes that come more often than they may. @returns whether there are any */
  limitRepeats(values: Float64Array): boolean {
    const often = new Map<string, number>();
    for (const [index, offer] of this.#offers.entries()) {
      const value = values[index] ?? absent();
      if (value === 0) continue;
      for (const key of this.#capKeys(offer)) often.set(key, (often.get(key) ?? 0) + value);
    }
    const before = this.#caps.size;
    for (const [key, value] of often) {
      const days = mostAMonthOf[Number.parseInt(key, 10)];
      const bound = days === undefined ? sideMostOften : days / daysOfPlan;
      if (value < bound + energySlack || this.#caps.has(key)) continue;
      this.#caps.set(key, this.#program.height);
      const held = this.#offers.flatMap((offer, index): readonly [number, number][] => {
        const times = this.#capKeys(offer).filter((own) => own === key).length;
        return times > 0 ? [[index, times]] : [];
      });
      this.#program.addRow({ sense: 'at most', bound, costOfMiss: costOfRepeat }, held);
    }
    return this.#caps.size > before;
  }
}
