import { absent } from '../../../absent.ts';
import { halfWeeks, type PackCost } from '../../../catalogue/packs/pack-costs.ts';
import { type Stock, stockGrams } from '../../../catalogue/packs/stock.ts';
import type { Kitchen } from '../../model/kitchen.ts';

/** Rands of a month: for food that keeps and food that spoils, what is bought in whole packs and what of it is eaten. */
export interface Rands {
  keepsBought: number;
  keepsEaten: number;
  spoilsBought: number;
  spoilsEaten: number;
}

export function noRands(): Rands {
  return { keepsBought: 0, keepsEaten: 0, spoilsBought: 0, spoilsEaten: 0 };
}

/** What a month needs of each food by half week, and the Rands of the packs for it. */
export class PackBill {
  readonly #packs: readonly PackCost[];
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
  /** Rands for what is eaten of each food. */
  readonly #foodEaten: Float64Array;
  /** Rands for an edible gram in the packs that are bought now, for as long as these cost the same. */
  readonly #paidPerGram: Float64Array;
  /** Rands for an edible gram at the best price by weight. */
  readonly #randPerGram: Float64Array;
  /** Edible grams at home of what keeps, which are eaten before any pack is bought. */
  readonly #home: Float64Array;
  /** Foods that changed since the Rands were counted. */
  readonly #open: Int32Array;
  readonly #isOpen: Uint8Array;
  #openFoods = 0;
  /** 1 for food of which what is left of a pack serves the next month. */
  readonly #keeps: Uint8Array;
  readonly #rands = noRands();

  constructor({ foods }: Kitchen, stock: Stock) {
    this.#packs = foods.map(({ packs }) => packs);
    const count = foods.length;
    this.#need = new Float64Array(count * halfWeeks);
    this.#total = new Float64Array(count);
    this.#foodRand = new Float64Array(count);
    this.#paidNeed = new Float64Array(count * halfWeeks);
    this.#formerNeed = new Float64Array(count * halfWeeks);
    this.#formerRand = new Float64Array(count);
    this.#foodEaten = new Float64Array(count);
    this.#paidPerGram = new Float64Array(count);
    this.#sameOver = new Float64Array(count).fill(Infinity);
    this.#sameMost = new Float64Array(count);
    this.#randPerGram = Float64Array.from(foods, ({ packs }) => packs.randPerGram);
    this.#keeps = Uint8Array.from(foods, ({ packs }) => (packs.boughtAtOnce ? 1 : 0));
    const home = stockGrams(stock);
    this.#home = Float64Array.from(foods, ({ food, packs }) =>
      packs.boughtAtOnce ? (home.get(food.key) ?? 0) * food.edibleShare : 0,
    );
    this.#open = new Int32Array(count);
    this.#isOpen = new Uint8Array(count);
  }

  get rands(): Readonly<Rands> {
    return this.#rands;
  }

  /** Whether what is left of a pack serves the next month. */
  keeps(food: number): boolean {
    return this.#keeps[food] === 1;
  }

  /**
   * Rands for so many edible grams that are eaten: of what keeps at the price of the packs that are bought for them, of
   * what spoils at the best price by weight.
   */
  #eaten(food: number, total: number): number {
    if (!this.keeps(food)) return total * (this.#randPerGram[food] ?? absent());
    return total * this.#paidFor(food, total);
  }

  /** Rands for an edible gram of what keeps, in the packs for so many of it. */
  #paidFor(food: number, total: number): number {
    if (this.costsTheSame(food, total)) return this.#paidPerGram[food] ?? absent();
    const packs = this.#packs[food] ?? absent();
    return packs.paidPerGram(this.#bought(food, total));
  }

  /** Rands more for what is eaten of a food, with so many grams of it in all. */
  eatenMore(food: number, total: number): number {
    return this.#eaten(food, total) - (this.#foodEaten[food] ?? absent());
  }

  /** Rands for the packs of a food. */
  randOf(food: number): number {
    return this.#foodRand[food] ?? absent();
  }

  /** Grams of a food in all with some given back and others needed. */
  totalWith(food: number, back: number, needed: number): number {
    return (this.#total[food] ?? absent()) - back + needed;
  }

  /** Edible grams of a food that are bought, of so many that are eaten; below 0 where more is at home. */
  #bought(food: number, total: number): number {
    return total - (this.#home[food] ?? absent());
  }

  /** Whether so many grams of a food in all would cost what they cost now. */
  costsTheSame(food: number, total: number): boolean {
    const bought = this.#bought(food, total);
    return (
      bought > (this.#sameOver[food] ?? absent()) && bought <= (this.#sameMost[food] ?? absent())
    );
  }

  /** Rands more at least for so many grams of a food in all: as much as at its best price by weight. */
  leastMore(food: number, total: number): number {
    const bought = Math.max(0, this.#bought(food, total));
    return bought * (this.#randPerGram[food] ?? absent()) - (this.#foodRand[food] ?? absent());
  }

  /** Rands more for a food of which some grams are given back in a half week and others needed; nothing changes. */
  more(food: number, half: number, back: number, needed: number): number {
    const from = food * halfWeeks;
    const need = this.#need[from + half] ?? absent();
    const total = this.totalWith(food, back, needed);
    this.#need[from + half] = need - back + needed;
    const packs = this.#packs[food] ?? absent();
    const rand = packs.rand(this.#need, from, this.#bought(food, total));
    this.#need[from + half] = need;
    return rand - (this.#foodRand[food] ?? absent());
  }

  /** Needs so many grams more of a food in a half week; the Rands are counted by `settle` when all is done. */
  change(food: number, half: number, grams: number): void {
    const at = food * halfWeeks + half;
    this.#need[at] = (this.#need[at] ?? absent()) + grams;
    this.#total[food] = (this.#total[food] ?? absent()) + grams;
    if (this.#isOpen[food] === 1) return;
    this.#isOpen[food] = 1;
    this.#open[this.#openFoods++] = food;
  }

  /** Counts the Rands for the foods that changed. */
  settle(): void {
    for (let index = 0; index < this.#openFoods; index++) {
      const food = this.#open[index] ?? absent();
      this.#isOpen[food] = 0;
      this.#payFor(food);
    }
    this.#openFoods = 0;
  }

  #payFor(food: number): void {
    const total = this.#total[food] ?? absent();
    const eaten = this.eatenMore(food, total);
    this.#foodEaten[food] = (this.#foodEaten[food] ?? absent()) + eaten;
    if (this.keeps(food)) this.#rands.keepsEaten += eaten;
    else this.#rands.spoilsEaten += eaten;
    if (this.costsTheSame(food, total)) return;
    const rand = this.#isAsBefore(food)
      ? (this.#formerRand[food] ?? absent())
      : this.#randAnew(food, total);
    this.#remember(food);
    const more = rand - (this.#foodRand[food] ?? absent());
    if (this.keeps(food)) this.#rands.keepsBought += more;
    else this.#rands.spoilsBought += more;
    this.#foodRand[food] = rand;
  }

  #randAnew(food: number, total: number): number {
    const packs = this.#packs[food] ?? absent();
    if (packs.boughtAtOnce) {
      const { over, most } = packs.samePrice(this.#bought(food, total));
      this.#sameOver[food] = over;
      this.#sameMost[food] = most;
      this.#paidPerGram[food] = packs.paidPerGram(this.#bought(food, total));
    }
    return packs.rand(this.#need, food * halfWeeks, this.#bought(food, total));
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
      this.#formerNeed[index] = this.#paidNeed[index] ?? absent();
      this.#paidNeed[index] = this.#need[index] ?? absent();
    }
    this.#formerRand[food] = this.#foodRand[food] ?? absent();
  }
}
