import { daysOfPlan, type KeptMeal, type KeptPlan } from './kept-plan.ts';
import type { Kitchen } from './kitchen.ts';
import { keepsForPlan, Pantry } from './pantry.ts';
import { type PortionedDish, type SizedDish, servedGrams } from './portions.ts';
import { ServingHistory } from './variety.ts';

/** What the days composed so far and those that stay have in common: nothing comes too often, packs are shared. */
export class Supplies {
  readonly history = new ServingHistory();
  readonly pantry: Pantry;
  readonly #kept: ReadonlyMap<number, readonly KeptMeal[]>;

  constructor(kitchen: Kitchen, { settled, locked }: KeptPlan) {
    this.pantry = new Pantry(kitchen.catalogue);
    const kept = new Map(settled);
    for (const [day, { meals }] of locked)
      kept.set(
        day,
        meals.filter((meal) => meal !== null),
      );
    this.#kept = kept;
    for (let day = 0; day < daysOfPlan; day++) {
      for (const { dishes } of kept.get(day) ?? []) this.#serve(dishes, day);
      // what keeps all month may be opened earlier than the kept meal for which it is bought
      this.#buy(day, true);
    }
  }

  #serve(dishes: readonly PortionedDish[], day: number): void {
    // sides are small and may come often; it is the first dish of a meal that makes it a repeat
    const [main, ...sides] = dishes;
    if (main) this.history.serve(main, day);
    for (const side of sides) this.history.serveSide(side, day);
  }

  #buy(day: number, keeping: boolean): void {
    for (const { dishes } of this.#kept.get(day) ?? []) {
      for (const { kept } of dishes) {
        for (const [{ food }, grams] of kept?.grams ?? []) {
          if (keepsForPlan(food) === keeping) this.pantry.take(food, grams, day);
        }
      }
    }
  }

  /** Buys what the kept meals of the day need fresh. To be called for every day, in order. */
  openDay(day: number): void {
    this.#buy(day, false);
  }

  /** Counts and buys what was composed. */
  closeDay(day: number, meals: readonly (readonly SizedDish[])[]): void {
    for (const [main] of meals) {
      if (main && !main.portioned.kept) this.history.serve(main.portioned, day);
    }
    for (const dish of meals.flat()) {
      if (dish.portioned.kept) continue;
      for (const [{ food }, grams] of servedGrams(dish)) this.pantry.take(food, grams, day);
    }
  }
}
