import { daysOfPlan, weekdayOf } from '../../../calendar.ts';
import { slots } from '../../../catalogue/recipe.ts';
import type { MenuPlace } from '../../model/plates.ts';
import type { JudgedTask } from '../judged-task.ts';

const atTable: readonly number[] = [slots.indexOf('lunch'), slots.indexOf('dinner')];

/** On which Sundays a plate for Sundays stands on the table, at noon or at night. */
export class SundayPlates {
  readonly #weight: number;
  /** By dish, whether it is one for Sundays; by day, whether one is wished for. */
  readonly #isFor: Uint8Array;
  readonly #isWished = new Uint8Array(daysOfPlan);
  /** By day, how many of its meals are one. */
  readonly #count = new Int32Array(daysOfPlan);
  #missing = 0;

  constructor({ kitchen, terms, first, sunday }: JudgedTask, places: readonly MenuPlace[]) {
    this.#weight = terms.sundayPlain.weight;
    this.#isFor = Uint8Array.from(kitchen.dishes, ({ dish }) =>
      sunday?.has(dish.recipe.id) ? 1 : 0,
    );
    for (const { day } of places) {
      if (!sunday || this.#isWished[day] === 1 || weekdayOf(day, first) !== 'Sunday') continue;
      this.#isWished[day] = 1;
      this.#missing++;
    }
  }

  get points(): number {
    return this.#weight * this.#missing;
  }

  #counts(dish: number | null, slot: number, day: number): boolean {
    return (
      dish !== null &&
      this.#isWished[day] === 1 &&
      this.#isFor[dish] === 1 &&
      atTable.includes(slot)
    );
  }

  /** Points more with another main dish in the place of one; nothing changes. @param slot its number in `slots` */
  look(before: number | null, main: number, slot: number, day: number): number {
    const comes = this.#counts(main, slot, day);
    const goes = this.#counts(before, slot, day);
    if (comes === goes) return 0;
    const count = this.#count[day] ?? 0;
    if (comes) return count === 0 ? -this.#weight : 0;
    return count === 1 ? this.#weight : 0;
  }

  change(dish: number, slot: number, day: number, sign: 1 | -1): void {
    if (!this.#counts(dish, slot, day)) return;
    const before = this.#count[day] ?? 0;
    this.#count[day] = before + sign;
    if (sign === 1 && before === 0) this.#missing--;
    if (sign === -1 && before === 1) this.#missing++;
  }
}
