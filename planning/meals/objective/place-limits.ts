import { absent } from '../../absent.ts';
import { weekdayOf, weekendDays } from '../../calendar.ts';
import type { MenuPlace } from '../model/plates.ts';
import { isSlowMeal, takesLonger } from '../model/slow-meals.ts';
import type { JudgedTask } from './judged-task.ts';

/** What keeps a dish out of a place, in bits: of a dish what is amiss with it, of a place what it minds. */
const staysAtHome = 1;
const isLate = 2;

/**
 * Which dishes cannot be the main one in which places: one that stays at home, at a lunch from Monday to Friday, as the
 * member carries it or buys it; and one that takes longer than the member's minutes, but for the one meal of a weekend day
 * that may.
 */
export class PlaceLimits {
  readonly #ofDish: Uint8Array;
  readonly #ofPlace: Uint8Array;

  constructor({ kitchen, rules, first }: JudgedTask, places: readonly MenuPlace[]) {
    const { lunchAs } = rules;
    this.#ofDish = Uint8Array.from(kitchen.dishes, ({ dish: { recipe } }) => {
      const stays = lunchAs && !lunchAs.has(recipe.carried) ? staysAtHome : 0;
      return stays | (takesLonger(recipe, rules) ? isLate : 0);
    });
    this.#ofPlace = Uint8Array.from(places, ({ slot, day }) => {
      const weekday = weekdayOf(day, first);
      const isCarried = slot === 'lunch' && !weekendDays.has(weekday);
      return (isCarried ? staysAtHome : 0) | (isSlowMeal(weekday, slot) ? 0 : isLate);
    });
  }

  /** Whether a dish must not be the main one in a place. */
  mustStay(place: number, dish: number): boolean {
    return ((this.#ofPlace[place] ?? absent()) & (this.#ofDish[dish] ?? absent())) !== 0;
  }
}
