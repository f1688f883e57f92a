import type { Kitchen } from './kitchen.ts';
import { halfWeeks } from './pack-costs.ts';
import type { Plate } from './plates.ts';

const weeks = 4;
/** Different foods of a week that are wished for, and points for each that is missing. */
const wantedFoods = 27;
const pointsPerMissingFood = 9;

/** Rands a month up to which saving is one wish among others; beyond it comes before variety. */
const thriftyMonth = 2000;

/** Points for what the packs of a month cost. */
function costPoints(rand: number): number {
  return rand < thriftyMonth ? 0.22 * rand : 0.22 * thriftyMonth + 0.75 * (rand - thriftyMonth);
}

/** Half week and week in which a plate's foods are needed and eaten. */
export interface NeededIn {
  readonly half: number;
  readonly week: number;
}

/** What the plates of a month need of each food, and what the packs for it cost. */
export class Basket {
  readonly #kitchen: Kitchen;
  readonly #need: Float64Array;
  readonly #total: Float64Array;
  /** Rands for the packs of each food. */
  readonly #foodRand: Float64Array;
  readonly #foodStamp: Int32Array;
  readonly #foodUses: Int32Array;
  /** Plates of a week that hold a food. */
  readonly #foodWeeks: Uint8Array;
  readonly #foodsOfWeek = new Int32Array(weeks);
  #stamp = 0;
  #randTotal = 0;
  #foodsLooked = 0;

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen;
    const foods = kitchen.foods.length;
    this.#need = new Float64Array(foods * halfWeeks);
    this.#total = new Float64Array(foods);
    this.#foodRand = new Float64Array(foods);
    this.#foodStamp = new Int32Array(foods);
    this.#foodUses = new Int32Array(foods);
    this.#foodWeeks = new Uint8Array(foods * weeks);
  }

  get points(): number {
    let points = costPoints(this.#randTotal);
    for (let week = 0; week < weeks; week++) {
      points += pointsPerMissingFood * Math.max(0, wantedFoods - (this.#foodsOfWeek[week] ?? 0));
    }
    return points;
  }

  /** The food of a plate whose packs cost most for each plate that they serve, so that it would best be done without. */
  dearestFood({ foods }: Plate): number {
    let dearest = -1;
    let most = 0;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      const points = (this.#foodRand[food] ?? 0) / Math.max(1, this.#foodUses[food] ?? 0);
      if (points > most) {
        most = points;
        dearest = food;
      }
    }
    return dearest;
  }

  usesOf(food: number): number {
    return this.#foodUses[food] ?? 0;
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(before: Plate | null, plate: Plate, { half, week }: NeededIn): number {
    this.#stamp++;
    if (before) this.#shift(before, half, -1);
    this.#shift(plate, half, 1);
    this.#foodsLooked = this.#foodsOfWeek[week] ?? 0;
    const rand =
      this.#changeOfFoods(plate, week, 1) + (before ? this.#changeOfFoods(before, week, -1) : 0);
    this.#shift(plate, half, -1);
    if (before) this.#shift(before, half, 1);
    const missing = Math.max(0, wantedFoods - this.#foodsLooked);
    const missed = Math.max(0, wantedFoods - (this.#foodsOfWeek[week] ?? 0));
    return (
      costPoints(this.#randTotal + rand) -
      costPoints(this.#randTotal) +
      pointsPerMissingFood * (missing - missed)
    );
  }

  #shift({ foods, grams }: Plate, half: number, sign: 1 | -1): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      const change = sign * (grams[index] ?? 0);
      const at = food * halfWeeks + half;
      this.#need[at] = (this.#need[at] ?? 0) + change;
      this.#total[food] = (this.#total[food] ?? 0) + change;
    }
  }

  /** Rands more for the foods of a plate that were not looked at yet; counts the week's different foods along the way. */
  #changeOfFoods({ foods }: Plate, week: number, sign: 1 | -1): number {
    let rand = 0;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      if (this.#foodStamp[food] === this.#stamp) continue;
      this.#foodStamp[food] = this.#stamp;
      rand += this.#randNow(food) - (this.#foodRand[food] ?? 0);
      const uses = this.#foodWeeks[food * weeks + week] ?? 0;
      if (uses === (sign === 1 ? 0 : 1) && this.#kitchen.foods[food]?.counts) {
        this.#foodsLooked += sign;
      }
    }
    return rand;
  }

  /** Adds a plate or takes one out; the Rands are counted by `settle` when both is done. */
  change(plate: Plate, { half, week }: NeededIn, sign: 1 | -1): void {
    this.#shift(plate, half, sign);
    const { foods } = plate;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      this.#foodUses[food] = (this.#foodUses[food] ?? 0) + sign;
      if (this.#kitchen.foods[food]?.counts) this.#countFood(food * weeks + week, week, sign);
    }
  }

  settle(before: Plate | null, plate: Plate | null): void {
    this.#stamp++;
    if (before) this.#countFoods(before);
    if (plate) this.#countFoods(plate);
  }

  #countFood(at: number, week: number, sign: 1 | -1): void {
    const count = (this.#foodWeeks[at] ?? 0) + sign;
    this.#foodWeeks[at] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#foodsOfWeek[week] = (this.#foodsOfWeek[week] ?? 0) + sign;
    }
  }

  /** Rands for a food's packs as they are needed now. */
  #randNow(food: number): number {
    const packs = this.#kitchen.foods[food]?.packs;
    return packs?.rand(this.#need, food * halfWeeks, this.#total[food] ?? 0) ?? 0;
  }

  #countFoods({ foods }: Plate): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      if (this.#foodStamp[food] === this.#stamp) continue;
      this.#foodStamp[food] = this.#stamp;
      const rand = this.#randNow(food);
      this.#randTotal += rand - (this.#foodRand[food] ?? 0);
      this.#foodRand[food] = rand;
    }
  }
}
