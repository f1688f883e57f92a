import { type Weekday, weekdayOf } from '../../calendar.ts';
import type { MenuPlace } from '../model/plates.ts';
import type { JudgedTask } from './judged-task.ts';

const weekendDays: ReadonlySet<Weekday> = new Set<Weekday>(['Saturday', 'Sunday']);

/** Which dishes cannot be the main one of a lunch from Monday to Friday, as the member carries it or buys it. */
export class CarriedLunches {
  /** By dish, whether it cannot be carried; by place, whether what is eaten there is. */
  readonly #staysAtHome: Uint8Array;
  readonly #isCarried: Uint8Array;

  constructor({ kitchen, rules, first }: JudgedTask, places: readonly MenuPlace[]) {
    const { lunchAs } = rules;
    this.#staysAtHome = Uint8Array.from(kitchen.dishes, ({ dish }) =>
      lunchAs && !lunchAs.has(dish.recipe.carried) ? 1 : 0,
    );
    this.#isCarried = Uint8Array.from(places, ({ slot, day }) =>
      slot === 'lunch' && !weekendDays.has(weekdayOf(day, first)) ? 1 : 0,
    );
  }

  /** Whether a dish must not be the main one in a place. */
  mustStay(place: number, dish: number): boolean {
    return this.#isCarried[place] === 1 && this.#staysAtHome[dish] === 1;
  }
}
