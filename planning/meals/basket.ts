import type { Kitchen } from './kitchen.ts';
import { halfWeeks, type PackCost } from './pack-costs.ts';
import type { Plate } from './plates.ts';

const weeks = 4;
/** Different foods of a week that are wished for, and points for each that is missing. */
const wantedFoods = 27;
const pointsPerMissingFood = 90;
/** Different foods that a week should hold at least, and points for each that is missing then. */
export const leastFoods = 25;
const pointsPerFoodTooFew = 60;

/** Points for a week of so many different foods. */
function dullness(foods: number): number {
  const missing = pointsPerMissingFood * Math.max(0, wantedFoods - foods);
  return missing + pointsPerFoodTooFew * Math.max(0, leastFoods - foods);
}

/** Rands a month, with what spoils, up to which saving is one wish among others; beyond it comes before variety. */
const thriftyMonth = 2000;
/** Rands a month beyond which it is dear: near to three times the food basket of one person. */
const dearMonth = 2250;

/** Rands of packs, with what spoils, up to which the list costs less than three times that food basket. */
const tooDear = 2290;

/** Points for a Rand: up to a thrifty month, up to a dear one, and beyond it. */
const pointsPerRand = [0.22, 0.75, 4] as const;

/** Half week and week in which a plate's foods are needed and eaten. */
export interface NeededIn {
  readonly half: number;
  readonly week: number;
}

/** What the plates of a month need of each food, and what the packs for it cost. */
export class Basket {
  readonly #packs: readonly PackCost[];
  /** 1 for foods that count towards the different foods of a week. */
  readonly #counts: Uint8Array;
  readonly #need: Float64Array;
  readonly #total: Float64Array;
  /** Rands for the packs of each food. */
  readonly #foodRand: Float64Array;
  /** Needs and Rands before the last change of a food, to which it goes back where an exchange is not wanted. */
  readonly #paidNeed: Float64Array;
  readonly #formerNeed: Float64Array;
  readonly #formerRand: Float64Array;
  /** Grams in all of a food over which, and up to which, its packs cost what they cost now. */
  readonly #sameOver: Float64Array;
  readonly #sameMost: Float64Array;
  readonly #foodStamp: Int32Array;
  /** Grams that the plate looked at would leave, of foods with the current stamp. */
  readonly #givenBack: Float64Array;
  /** Rands for an edible gram at the best price by weight. */
  readonly #randPerGram: Float64Array;
  /** Foods that the exchange looked at changes: grams given back and needed, Rands more at least. */
  readonly #changed: Int32Array;
  readonly #back: Float64Array;
  readonly #needed: Float64Array;
  readonly #leastOf: Float64Array;
  #changes = 0;
  #leastMore = 0;
  #half = 0;
  /** Points for the different foods of the week. */
  #variety = 0;
  /** Foods that changed since the Rands were counted. */
  readonly #open: Int32Array;
  readonly #isOpen: Uint8Array;
  #openFoods = 0;
  readonly #foodUses: Int32Array;
  /** Plates of a week that hold a food. */
  readonly #foodWeeks: Uint8Array;
  readonly #foodsOfWeek = new Int32Array(weeks);
  #stamp = 0;
  #randTotal = 0;
  /** Points for a Rand beyond a dear month. */
  #pointsBeyond: number = pointsPerRand[2];

  constructor(kitchen: Kitchen) {
    this.#packs = kitchen.foods.map(({ packs }) => packs);
    this.#counts = Uint8Array.from(kitchen.foods, ({ counts }) => (counts ? 1 : 0));
    const foods = kitchen.foods.length;
    this.#need = new Float64Array(foods * halfWeeks);
    this.#total = new Float64Array(foods);
    this.#foodRand = new Float64Array(foods);
    this.#paidNeed = new Float64Array(foods * halfWeeks);
    this.#formerNeed = new Float64Array(foods * halfWeeks);
    this.#formerRand = new Float64Array(foods);
    this.#sameOver = new Float64Array(foods).fill(Infinity);
    this.#sameMost = new Float64Array(foods);
    this.#foodStamp = new Int32Array(foods);
    this.#givenBack = new Float64Array(foods);
    this.#randPerGram = Float64Array.from(kitchen.foods, ({ packs }) => packs.randPerGram);
    this.#changed = new Int32Array(foods);
    this.#back = new Float64Array(foods);
    this.#needed = new Float64Array(foods);
    this.#leastOf = new Float64Array(foods);
    this.#open = new Int32Array(foods);
    this.#isOpen = new Uint8Array(foods);
    this.#foodUses = new Int32Array(foods);
    this.#foodWeeks = new Uint8Array(foods * weeks);
  }

  get points(): number {
    return this.#costPoints(this.#randTotal) + this.foodPoints;
  }

  /** Has what a dear month costs weigh no more than what another one does. */
  allowDear(): void {
    this.#pointsBeyond = pointsPerRand[1];
  }

  /** Has what a dear month costs weigh as much as it should again. */
  mindDear(): void {
    this.#pointsBeyond = pointsPerRand[2];
  }

  /** Points for what the packs of a month cost. */
  #costPoints(rand: number): number {
    if (rand < thriftyMonth) return pointsPerRand[0] * rand;
    const thrifty = pointsPerRand[0] * thriftyMonth;
    if (rand < dearMonth) return thrifty + pointsPerRand[1] * (rand - thriftyMonth);
    const dear = thrifty + pointsPerRand[1] * (dearMonth - thriftyMonth);
    return dear + this.#pointsBeyond * (rand - dearMonth);
  }

  /** Rands for the packs of the month, with what spoils. */
  get rand(): number {
    return this.#randTotal;
  }

  /** Whether the packs of the month cost more than anybody should have to pay. */
  get isDear(): boolean {
    return this.#randTotal > dearMonth;
  }

  /** Whether the list of the month would cost more than three times the food basket of one person. */
  get isTooDear(): boolean {
    return this.#randTotal > tooDear;
  }

  /** Points for weeks of few different foods. */
  get foodPoints(): number {
    let points = 0;
    for (let week = 0; week < weeks; week++) {
      points += dullness(this.#foodsOfWeek[week] ?? 0);
    }
    return points;
  }

  /** Different foods of a week. */
  foodsOf(week: number): number {
    return this.#foodsOfWeek[week] ?? 0;
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

  /** Foods that serve at least so many plates. */
  foodsOfMany(leastUses: number): ReadonlySet<number> {
    const foods = new Set<number>();
    for (const [food, uses] of this.#foodUses.entries()) if (uses >= leastUses) foods.add(food);
    return foods;
  }

  /** Foods that serve at most so many plates, the one first whose packs cost most for each of them. */
  foodsOfFew(mostUses: number): readonly number[] {
    const foods: { readonly food: number; readonly rand: number }[] = [];
    for (const [food, uses] of this.#foodUses.entries()) {
      if (uses === 0 || uses > mostUses) continue;
      foods.push({ food, rand: (this.#foodRand[food] ?? 0) / uses });
    }
    return foods.sort((one, other) => other.rand - one.rand).map(({ food }) => food);
  }

  usesOf(food: number): number {
    return this.#foodUses[food] ?? 0;
  }

  /**
   * Begins to look at another plate in the place of one; nothing changes. Notes the foods of which a month would need
   * other grams and pay for, and how many Rands more each costs at least: as much as at its best price by weight.
   * @returns points more at least
   */
  lookFor(before: Plate | null, plate: Plate, { half, week }: NeededIn): number {
    this.#stamp++;
    this.#changes = 0;
    this.#leastMore = 0;
    this.#half = half;
    const stamp = this.#stamp;
    if (before) this.#giveBack(before);
    let looked = this.#foodsOfWeek[week] ?? 0;
    const { foods, grams } = plate;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      const needed = grams[index] ?? 0;
      let back = 0;
      if (this.#foodStamp[food] === stamp) {
        back = this.#givenBack[food] ?? 0;
        this.#foodStamp[food] = 0;
        // the same grams of oil or onion as before
        if (back === needed) continue;
      } else if (this.#counts[food] === 1 && this.#foodWeeks[food * weeks + week] === 0) looked++;
      this.#noteChange(food, back, needed);
    }
    const gone = before?.foods ?? [];
    for (let index = 0; index < gone.length; index++) {
      const food = gone[index] ?? 0;
      if (this.#foodStamp[food] !== stamp) continue;
      this.#noteChange(food, this.#givenBack[food] ?? 0, 0);
      if (this.#counts[food] === 1 && this.#foodWeeks[food * weeks + week] === 1) looked--;
    }
    this.#variety = dullness(looked) - dullness(this.#foodsOfWeek[week] ?? 0);
    return this.#pointsWith(this.#leastMore);
  }

  #pointsWith(more: number): number {
    const rand = this.#randTotal;
    return this.#costPoints(rand + more) - this.#costPoints(rand) + this.#variety;
  }

  /**
   * Points more with the plate that is looked at.
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   */
  look(enough: number): number {
    let rand = 0;
    let least = this.#leastMore;
    for (let index = 0; index < this.#changes; index++) {
      least -= this.#leastOf[index] ?? 0;
      rand += this.#randMore(index, this.#half);
      const points = this.#pointsWith(rand + least);
      if (points > enough) return points;
    }
    return this.#pointsWith(rand);
  }

  /** Notes what a plate would leave, by food. */
  #giveBack({ foods, grams }: Plate): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      this.#foodStamp[food] = this.#stamp;
      this.#givenBack[food] = grams[index] ?? 0;
    }
  }

  #noteChange(food: number, back: number, needed: number): void {
    const total = (this.#total[food] ?? 0) - back + needed;
    if (this.#costsTheSame(food, total)) return;
    const index = this.#changes++;
    const least = total * (this.#randPerGram[food] ?? 0) - (this.#foodRand[food] ?? 0);
    this.#changed[index] = food;
    this.#back[index] = back;
    this.#needed[index] = needed;
    this.#leastOf[index] = least;
    this.#leastMore += least;
  }

  /** Whether so many grams of a food in all would cost what they cost now. */
  #costsTheSame(food: number, total: number): boolean {
    return total > (this.#sameOver[food] ?? 0) && total <= (this.#sameMost[food] ?? 0);
  }

  /** Rands more for a food of the changes, of which some grams are given back in a half week and others needed. */
  #randMore(index: number, half: number): number {
    const food = this.#changed[index] ?? 0;
    const back = this.#back[index] ?? 0;
    const needed = this.#needed[index] ?? 0;
    const from = food * halfWeeks;
    const need = this.#need[from + half] ?? 0;
    const total = (this.#total[food] ?? 0) - back + needed;
    this.#need[from + half] = need - back + needed;
    const rand = this.#packs[food]?.rand(this.#need, from, total) ?? 0;
    this.#need[from + half] = need;
    return rand - (this.#foodRand[food] ?? 0);
  }

  /** Adds a plate or takes one out; the Rands are counted by `settle` when all is done. */
  change({ foods, grams }: Plate, { half, week }: NeededIn, sign: 1 | -1): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      const change = sign * (grams[index] ?? 0);
      const at = food * halfWeeks + half;
      this.#need[at] = (this.#need[at] ?? 0) + change;
      this.#total[food] = (this.#total[food] ?? 0) + change;
      this.#foodUses[food] = (this.#foodUses[food] ?? 0) + sign;
      if (this.#counts[food] === 1) this.#countFood(food * weeks + week, week, sign);
      if (this.#isOpen[food] === 1) continue;
      this.#isOpen[food] = 1;
      this.#open[this.#openFoods++] = food;
    }
  }

  /** Counts the Rands for the foods that changed. */
  settle(): void {
    for (let index = 0; index < this.#openFoods; index++) {
      const food = this.#open[index] ?? 0;
      this.#isOpen[food] = 0;
      this.#payFor(food);
    }
    this.#openFoods = 0;
  }

  #countFood(at: number, week: number, sign: 1 | -1): void {
    const count = (this.#foodWeeks[at] ?? 0) + sign;
    this.#foodWeeks[at] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#foodsOfWeek[week] = (this.#foodsOfWeek[week] ?? 0) + sign;
    }
  }

  #payFor(food: number): void {
    const total = this.#total[food] ?? 0;
    if (this.#costsTheSame(food, total)) return;
    const rand = this.#isAsBefore(food)
      ? (this.#formerRand[food] ?? 0)
      : this.#randAnew(food, total);
    this.#remember(food);
    this.#randTotal += rand - (this.#foodRand[food] ?? 0);
    this.#foodRand[food] = rand;
  }

  #randAnew(food: number, total: number): number {
    const packs = this.#packs[food];
    if (packs?.boughtAtOnce) {
      const { over, most } = packs.samePrice(total);
      this.#sameOver[food] = over;
      this.#sameMost[food] = most;
    }
    return packs?.rand(this.#need, food * halfWeeks, total) ?? 0;
  }

  /** Whether the needs of a food are what they were before its last change. */
  #isAsBefore(food: number): boolean {
    if (this.#packs[food]?.boughtAtOnce !== false) return false;
    const end = (food + 1) * halfWeeks;
    for (let index = food * halfWeeks; index < end; index++) {
      if (this.#need[index] !== this.#formerNeed[index]) return false;
    }
    return true;
  }

  /** What was paid for becomes what was before. */
  #remember(food: number): void {
    const end = (food + 1) * halfWeeks;
    for (let index = food * halfWeeks; index < end; index++) {
      this.#formerNeed[index] = this.#paidNeed[index] ?? 0;
      this.#paidNeed[index] = this.#need[index] ?? 0;
    }
    this.#formerRand[food] = this.#foodRand[food] ?? 0;
  }
}
