import { absent } from '../../../absent.ts';
import type { Stock } from '../../../catalogue/packs/stock.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import type { Plate } from '../../model/plates.ts';
import type { Terms } from '../terms.ts';
import { type CostMode, MonthCost, steadyRand } from './month-cost.ts';
import { noRands, PackBill } from './pack-bill.ts';
import { WeekFoods } from './week-foods.ts';

/** Half week and week in which a plate's foods are needed and eaten. */
export interface NeededIn {
  readonly half: number;
  readonly week: number;
}

/** What there is for a month's food. */
export interface Means {
  /** Rands for the days that are planned. */
  readonly budget: number;
  readonly stock: Stock;
}

/** What the plates of a month need of each food, what the packs for it cost, and how many foods each week holds. */
export class Basket {
  readonly #bill: PackBill;
  readonly #cost: MonthCost;
  readonly #foods: WeekFoods;
  /** Plates that hold a food. */
  readonly #uses: Int32Array;
  readonly #foodStamp: Int32Array;
  /** Grams that the plate looked at would leave, of foods with the current stamp. */
  readonly #givenBack: Float64Array;
  /** Foods that the exchange looked at changes: grams given back and needed, Rands more at least. */
  readonly #changed: Int32Array;
  readonly #back: Float64Array;
  readonly #needed: Float64Array;
  readonly #leastOf: Float64Array;
  #changes = 0;
  /** Rands of the month with the exchange that is looked at: as few as they can be, until the packs are counted. */
  readonly #looked = noRands();
  #half = 0;
  /** Points for the different foods of the week. */
  #variety = 0;
  #stamp = 0;

  constructor(kitchen: Kitchen, terms: Terms, { budget, stock }: Means) {
    this.#bill = new PackBill(kitchen, stock);
    this.#cost = new MonthCost(terms, budget);
    this.#foods = new WeekFoods(kitchen, terms);
    const foods = kitchen.foods.length;
    this.#uses = new Int32Array(foods);
    this.#foodStamp = new Int32Array(foods);
    this.#givenBack = new Float64Array(foods);
    this.#changed = new Int32Array(foods);
    this.#back = new Float64Array(foods);
    this.#needed = new Float64Array(foods);
    this.#leastOf = new Float64Array(foods);
  }

  get points(): number {
    return this.#cost.pointsFor(this.#bill.rands) + this.foodPoints;
  }

  /** Has what a dear month costs weigh as much as what matters now asks for. */
  mindCost(mode: CostMode): void {
    this.#cost.mind(mode);
  }

  /** Rands for the food of the month, with what spoils. */
  get rand(): number {
    return steadyRand(this.#bill.rands);
  }

  /** Whether the food of the month costs all but more than the budget. */
  get isDear(): boolean {
    return this.#cost.isDear(this.rand);
  }

  /** Whether it costs more than the budget. */
  get isTooDear(): boolean {
    return this.#cost.isTooDear(this.rand);
  }

  /** Points for weeks of few different foods. */
  get foodPoints(): number {
    return this.#foods.points;
  }

  /** Points for a week of few different foods. */
  foodPointsOf(week: number): number {
    return this.#foods.pointsFor(this.#foods.of(week));
  }

  /** Different foods of a week. */
  foodsOf(week: number): number {
    return this.#foods.of(week);
  }

  /** The food of a plate whose packs cost most for each plate that they serve, so that it would best be done without. */
  dearestFood({ foods }: Plate): number {
    let dearest = -1;
    let most = 0;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? absent();
      const points = this.#bill.randOf(food) / Math.max(1, this.#uses[food] ?? absent());
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
    for (const [food, uses] of this.#uses.entries()) if (uses >= leastUses) foods.add(food);
    return foods;
  }

  /** Foods that serve at most so many plates, the one first whose packs cost most for each of them. */
  foodsOfFew(mostUses: number): readonly number[] {
    const foods: { readonly food: number; readonly rand: number }[] = [];
    for (const [food, uses] of this.#uses.entries()) {
      if (uses === 0 || uses > mostUses) continue;
      foods.push({ food, rand: this.#bill.randOf(food) / uses });
    }
    return foods.sort((one, other) => other.rand - one.rand).map(({ food }) => food);
  }

  usesOf(food: number): number {
    return this.#uses[food] ?? absent();
  }

  /**
   * Begins to look at another plate in the place of one; nothing changes. Notes the foods of which a month would need
   * other grams and pay for, and how many Rands more each costs at least: as much as at its best price by weight.
   * @returns points more at least
   */
  lookFor(before: Plate | null, plate: Plate, { half, week }: NeededIn): number {
    this.#stamp++;
    this.#changes = 0;
    Object.assign(this.#looked, this.#bill.rands);
    this.#half = half;
    const stamp = this.#stamp;
    if (before) this.#giveBack(before);
    let looked = this.#foods.of(week);
    const { foods, grams } = plate;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? absent();
      const needed = grams[index] ?? absent();
      let back = 0;
      if (this.#foodStamp[food] === stamp) {
        back = this.#givenBack[food] ?? absent();
        this.#foodStamp[food] = 0;
        // the same grams of oil or onion as before
        if (back === needed) continue;
      } else if (this.#foods.isNew(food, week)) looked++;
      this.#noteChange(food, back, needed);
    }
    const gone = before?.foods ?? [];
    for (let index = 0; index < gone.length; index++) {
      const food = gone[index] ?? absent();
      if (this.#foodStamp[food] !== stamp) continue;
      this.#noteChange(food, this.#givenBack[food] ?? absent(), 0);
      if (this.#foods.isOnOnePlate(food, week)) looked--;
    }
    this.#variety = this.#foods.pointsFor(looked) - this.#foods.pointsFor(this.#foods.of(week));
    return this.#pointsMore();
  }

  #pointsMore(): number {
    const before = this.#cost.pointsFor(this.#bill.rands);
    return this.#cost.pointsFor(this.#looked) - before + this.#variety;
  }

  /**
   * Points more with the plate that is looked at.
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   */
  look(enough: number): number {
    for (let index = 0; index < this.#changes; index++) {
      const food = this.#changed[index] ?? absent();
      this.#buy(food, this.#moreFor(index) - (this.#leastOf[index] ?? absent()));
      const points = this.#pointsMore();
      if (points > enough) return points;
    }
    return this.#pointsMore();
  }

  /** Notes what a plate would leave, by food. */
  #giveBack({ foods, grams }: Plate): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? absent();
      this.#foodStamp[food] = this.#stamp;
      this.#givenBack[food] = grams[index] ?? absent();
    }
  }

  #noteChange(food: number, back: number, needed: number): void {
    const total = this.#bill.totalWith(food, back, needed);
    const eaten = this.#bill.eatenMore(food, total);
    if (this.#bill.keeps(food)) this.#looked.keepsEaten += eaten;
    else this.#looked.spoilsEaten += eaten;
    if (this.#bill.costsTheSame(food, total)) return;
    const index = this.#changes++;
    const least = this.#bill.leastMore(food, total);
    this.#changed[index] = food;
    this.#back[index] = back;
    this.#needed[index] = needed;
    this.#leastOf[index] = least;
    this.#buy(food, least);
  }

  /** Adds Rands for packs of a food to those of the exchange that is looked at. */
  #buy(food: number, rand: number): void {
    if (this.#bill.keeps(food)) this.#looked.keepsBought += rand;
    else this.#looked.spoilsBought += rand;
  }

  /** Rands more for a food of the changes. */
  #moreFor(index: number): number {
    const food = this.#changed[index] ?? absent();
    return this.#bill.more(
      food,
      this.#half,
      this.#back[index] ?? absent(),
      this.#needed[index] ?? absent(),
    );
  }

  /** Adds a plate or takes one out; the Rands are counted by `settle` when all is done. */
  change({ foods, grams }: Plate, { half, week }: NeededIn, sign: 1 | -1): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? absent();
      this.#uses[food] = (this.#uses[food] ?? absent()) + sign;
      this.#foods.change(food, week, sign);
      this.#bill.change(food, half, sign * (grams[index] ?? absent()));
    }
  }

  /** Counts the Rands for the foods that changed. */
  settle(): void {
    this.#bill.settle();
  }
}
