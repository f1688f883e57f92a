import type { Slot } from '../../catalogue/recipe.ts';
import type { PortionedDish } from '../model/portions/portions.ts';

/** Part of a meal's plates at which the same side may stand: a week that takes them as they come has it four times. [J] */
const mostOfPlates = 0.3;
/** Plates with a side before that is asked. */
const fewPlates = 4;

/**
 * How often each side stands on the plates from which a meal is chosen: were it on most of them, no search could serve a
 * week without it. A scoop of a staple may stand on all, and what is eaten beside breakfasts and snacks is as people are
 * used to.
 */
export class SideShares {
  readonly #times = new Map<string, number>();
  readonly #crowded = new Set<string>();
  readonly #isMain: boolean;
  readonly #least: number;
  #plates = 0;

  /** @param expected plates that there will be; 0: as many as there are is all that is known */
  constructor(slot: Slot, expected = 0) {
    this.#isMain = slot === 'lunch' || slot === 'dinner';
    this.#least = Math.max(fewPlates, mostOfPlates * expected);
  }

  /** Ids of the sides of which there are enough for now. */
  get crowded(): ReadonlySet<string> {
    return this.#crowded;
  }

  /** Whether a plate has one of them. */
  isCrowded([, ...sides]: readonly PortionedDish[]): boolean {
    return sides.some(({ dish: { recipe } }) => this.#crowded.has(recipe.id));
  }

  add([, ...sides]: readonly PortionedDish[]): void {
    if (!this.#isMain) return;
    this.#plates++;
    for (const { dish, facts } of sides) {
      if (facts.isScoop) continue;
      const { id } = dish.recipe;
      this.#times.set(id, (this.#times.get(id) ?? 0) + 1);
    }
    this.#crowded.clear();
    for (const [id, times] of this.#times) {
      if (times >= Math.max(this.#least, mostOfPlates * this.#plates)) this.#crowded.add(id);
    }
  }
}
