import { absent } from '../../../absent.ts';
import { weekIndices, weeksOfPlan } from '../../../calendar.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import type { Terms } from '../terms.ts';

/** Different foods of a week that are wished for. */
const wantedFoods = 27;
/** Different foods that a week should hold at least. */
export const leastFoods = 25;

/** How many different foods each week holds. */
export class WeekFoods {
  readonly #terms: Terms;
  /** 1 for foods that count towards the different foods of a week. */
  readonly #counts: Uint8Array;
  /** Plates of a week that hold a food. */
  readonly #plates: Uint8Array;
  readonly #foods = new Int32Array(weeksOfPlan);

  constructor(kitchen: Kitchen, terms: Terms) {
    this.#terms = terms;
    this.#counts = Uint8Array.from(kitchen.foods, ({ counts }) => (counts ? 1 : 0));
    this.#plates = new Uint8Array(kitchen.foods.length * weeksOfPlan);
  }

  /** Different foods of a week. */
  of(week: number): number {
    return this.#foods[week] ?? absent();
  }

  /** Whether a food counts, and no plate of a week holds it. */
  isNew(food: number, week: number): boolean {
    return this.#counts[food] === 1 && this.#plates[food * weeksOfPlan + week] === 0;
  }

  /** Whether a food counts, and one plate of a week holds it. */
  isOnOnePlate(food: number, week: number): boolean {
    return this.#counts[food] === 1 && this.#plates[food * weeksOfPlan + week] === 1;
  }

  /** Counts a plate with a food, or one less. */
  change(food: number, week: number, sign: 1 | -1): void {
    if (this.#counts[food] !== 1) return;
    const at = food * weeksOfPlan + week;
    const count = (this.#plates[at] ?? absent()) + sign;
    this.#plates[at] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#foods[week] = (this.#foods[week] ?? absent()) + sign;
    }
  }

  /** Points for a week of so many different foods. */
  pointsFor(foods: number): number {
    const { foodsFew, foodsTooFew } = this.#terms;
    const missing = foodsFew.weight * Math.max(0, wantedFoods - foods);
    return missing + foodsTooFew.weight * Math.max(0, leastFoods - foods);
  }

  /** Points for weeks of few different foods. */
  get points(): number {
    let points = 0;
    for (const week of weekIndices) points += this.pointsFor(this.of(week));
    return points;
  }
}
