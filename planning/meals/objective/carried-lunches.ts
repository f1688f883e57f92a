import { absent } from '../../absent.ts';
import { weekdayOf, weekendDays } from '../../calendar.ts';
import { type MenuPlace, mainOf, type Plate } from '../model/plates.ts';
import type { JudgedTask } from './judged-task.ts';

/** Minutes of work that somebody has in the morning for a lunch that they take along. [J] */
const freeMinutes = 10;

/**
 * Lunches that are taken along to work or school: nobody stands at a stove for half an hour before it, so what is left
 * over from last night or takes few minutes comes first; and nobody warms fish up among colleagues.
 */
export class CarriedLunches {
  /** By place, whether its meal is taken along. */
  readonly #isCarried: Uint8Array;
  /** By dish, points for the work of that morning, and wherever it was cooked. */
  readonly #ofMorning: Float64Array;
  readonly #ofDish: Float64Array;
  /** By place, whether what stands there was left over. */
  readonly #isLeftover: Uint8Array;
  #points = 0;

  constructor({ kitchen, rules, terms, first }: JudgedTask, places: readonly MenuPlace[]) {
    this.#isLeftover = new Uint8Array(places.length);
    const carries = rules.lunchAs !== null;
    this.#isCarried = Uint8Array.from(places, ({ slot, day }) =>
      carries && slot === 'lunch' && !weekendDays.has(weekdayOf(day, first)) ? 1 : 0,
    );
    this.#ofMorning = Float64Array.from(
      kitchen.dishes,
      ({ dish: { recipe } }) =>
        terms.morningWork.weight * Math.max(0, recipe.activeMinutes - freeMinutes),
    );
    this.#ofDish = Float64Array.from(kitchen.dishes, ({ dish, portioned: { facts } }) =>
      facts.fishy && dish.recipe.carried === 'microwave' ? terms.fishWarmed.weight : 0,
    );
  }

  get points(): number {
    return this.#points;
  }

  /** Points more with another plate in the place of one, left over or not; nothing changes. */
  look(place: number, before: Plate | null, plate: Plate, leftover: boolean): number {
    const was = this.pointsAt(place, before && mainOf(before), this.#isLeftover[place] === 1);
    return this.pointsAt(place, mainOf(plate), leftover) - was;
  }

  /** Puts a plate in a place that is empty, or takes it out. */
  change(place: number, plate: Plate, leftover: boolean, sign: 1 | -1): void {
    this.#points += sign * this.pointsAt(place, mainOf(plate), leftover);
    this.#isLeftover[place] = leftover ? 1 : 0;
  }

  /** Points of a main dish in a place. @param leftover whether it was cooked on the day before */
  pointsAt(place: number, dish: number | null, leftover: boolean): number {
    if (dish === null || this.#isCarried[place] !== 1) return 0;
    return (this.#ofDish[dish] ?? absent()) + (leftover ? 0 : (this.#ofMorning[dish] ?? absent()));
  }
}
