import { absent } from '../../../absent.ts';
import { daysOfPlan } from '../../../calendar.ts';
import type { Dish } from '../../../catalogue/catalogue.ts';
import { factsOf } from '../../../catalogue/dishes/dish-facts.ts';
import type { Slot } from '../../../catalogue/recipe.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import { type MenuPlace, mainOf, type Plate } from '../../model/plates.ts';
import type { Terms } from '../terms.ts';

/** The meals of a day that are led by something, in their order; snacks are not. */
const mealsOfDay = 3;
const rankOf: Partial<Record<Slot, number>> = { breakfast: 0, lunch: 1, dinner: 2 };
const [breakfast, lunch, dinner] = [0, 1, 2] as const;
const none = -1;

/** What gives most of the protein of a dish; peanuts where nothing else does; null for what nobody could tire of. */
function kindOf(dish: Dish): string | null {
  return dish.proteinKind ?? (factsOf(dish).ofPeanuts ? 'peanuts' : null);
}

/**
 * Meals near each other that the same protein leads, from two pots: pork and pork on one day, eggs at breakfast and at
 * noon, lentils at night and again at the next noon; and two dishes of pasta on days in a row. What is left over is the
 * same dish, and counts for nothing.
 */
export class NearbyProteins {
  /** By dish, what gives most of its protein, as a number; none for milk and whatever nobody could tire of. */
  readonly #kindOf: Int8Array;
  /** By dish, whether it is one of pasta. */
  readonly #isPasta: Uint8Array;
  /** By dish, whether it tastes of peanuts. */
  readonly #ofPeanuts: Uint8Array;
  /** By place, where it stands among all such meals; none for a snack. */
  readonly #orderOf: Int32Array;
  /** By that order, the main dish. */
  readonly #mains = new Int32Array(daysOfPlan * mealsOfDay).fill(none);
  readonly #terms: Terms;
  #points = 0;

  constructor({ dishes }: Kitchen, places: readonly MenuPlace[], terms: Terms) {
    this.#terms = terms;
    const kinds = dishes.map(({ dish }) => kindOf(dish));
    const known = [...new Set(kinds)];
    this.#kindOf = Int8Array.from(kinds, (kind) => (kind === null ? none : known.indexOf(kind)));
    this.#isPasta = Uint8Array.from(dishes, ({ portioned: { facts } }) =>
      facts.holdsPasta ? 1 : 0,
    );
    this.#ofPeanuts = Uint8Array.from(dishes, ({ portioned: { facts } }) =>
      facts.ofPeanuts ? 1 : 0,
    );
    this.#orderOf = Int32Array.from(places, ({ day, slot }) => {
      const rank = rankOf[slot];
      return rank === undefined ? none : day * mealsOfDay + rank;
    });
  }

  get points(): number {
    return this.#points;
  }

  /** Points of a weight where two meals have the same protein from two dishes. */
  #pair(one: number, order: number, weight: number): number {
    const other = this.#mains[order] ?? none;
    if (one < 0 || other < 0 || one === other) return 0;
    const kind = this.#kindOf[one] ?? absent();
    return kind >= 0 && kind === this.#kindOf[other] ? weight : 0;
  }

  /** Points of a dish of pasta beside the lunch and the dinner of another day. */
  #pastaOn(day: number, dish: number): number {
    let points = 0;
    for (let order = day + lunch; order <= day + dinner; order++) {
      const other = this.#mains[order] ?? none;
      if (other < 0 || other === dish || this.#isPasta[other] !== 1) continue;
      points += this.#terms.pastaNextDay.weight;
    }
    return points;
  }

  /** Points of a lunch or a dinner of pasta on the day before or after another one. */
  #pastaAround(day: number, dish: number): number {
    if (this.#isPasta[dish] !== 1) return 0;
    return this.#pastaOn(day - mealsOfDay, dish) + this.#pastaOn(day + mealsOfDay, dish);
  }

  /** Points of a dish of peanuts on a day that has others, whatever else is in them. */
  #peanutsOn(day: number, dish: number): number {
    if (this.#ofPeanuts[dish] !== 1) return 0;
    let points = 0;
    for (let order = day; order < day + mealsOfDay; order++) {
      const other = this.#mains[order] ?? none;
      if (other < 0 || other === dish || this.#ofPeanuts[other] !== 1) continue;
      points += this.#terms.peanutsTwice.weight;
    }
    return points;
  }

  /** Points of a dish where it would stand, by what stands around it. */
  #pointsAt(order: number, dish: number): number {
    if (order < 0 || dish < 0) return 0;
    const rank = order % mealsOfDay;
    const day = order - rank;
    return this.#peanutsOn(day, dish) + this.#pointsOfMeal(rank, day, dish);
  }

  #pointsOfMeal(rank: number, day: number, dish: number): number {
    const { sameProtein, sameMorning, sameNextMeal } = this.#terms;
    if (rank === breakfast) {
      return (
        this.#pair(dish, day + lunch, sameMorning.weight) +
        this.#pair(dish, day + dinner, sameMorning.weight)
      );
    }
    const morning = this.#pair(dish, day + breakfast, sameMorning.weight);
    const around = morning + this.#pastaAround(day, dish);
    if (rank === lunch) {
      return (
        around +
        this.#pair(dish, day + dinner, sameProtein.weight) +
        this.#pair(dish, day - mealsOfDay + dinner, sameNextMeal.weight)
      );
    }
    return (
      around +
      this.#pair(dish, day + lunch, sameProtein.weight) +
      this.#pair(dish, day + mealsOfDay + lunch, sameNextMeal.weight)
    );
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(place: number, before: Plate | null, plate: Plate | null): number {
    const was = before ? mainOf(before) : none;
    const comes = plate ? mainOf(plate) : none;
    if (was === comes) return 0;
    const order = this.#orderOf[place] ?? absent();
    return this.#pointsAt(order, comes) - this.#pointsAt(order, was);
  }

  /** Puts a plate in a place that is empty, or takes it out. */
  change(place: number, plate: Plate, sign: 1 | -1): void {
    const order = this.#orderOf[place] ?? absent();
    if (order < 0) return;
    const dish = mainOf(plate);
    this.#points += sign * this.#pointsAt(order, dish);
    this.#mains[order] = sign === 1 ? dish : none;
  }
}
