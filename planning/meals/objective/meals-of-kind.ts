import { absent } from '../../absent.ts';
import { weeksOfPlan } from '../../calendar.ts';
import type { Kitchen } from '../model/kitchen.ts';
import { mainOf, type Plate } from '../model/plates.ts';

/** Lunches and dinners of one kind that every week should hold, counted while a month changes. */
export class MealsOfKind {
  /** By index of a dish of the kitchen, whether it is of that kind; null where none is wanted. */
  readonly #isOfKind: readonly boolean[] | null;
  readonly #wanted: number;
  readonly #counts = new Int32Array(weeksOfPlan);

  /**
   * @param recipes of that kind; undefined where none is wanted, or none can be served
   * @param wanted meals of a week
   */
  constructor({ dishes }: Kitchen, recipes: ReadonlySet<string> | undefined, wanted: number) {
    this.#isOfKind = recipes ? dishes.map(({ dish }) => recipes.has(dish.recipe.id)) : null;
    this.#wanted = wanted;
  }

  #holds(plate: Plate | null): boolean {
    return plate !== null && this.#isOfKind?.[mainOf(plate)] === true;
  }

  /** Meals of a week that are missing. */
  missing(week: number): number {
    return this.#isOfKind ? Math.max(0, this.#wanted - (this.#counts[week] ?? absent())) : 0;
  }

  /** Meals more that would be missing with another plate in the place of one. */
  look(week: number, before: Plate | null, plate: Plate): number {
    if (!this.#isOfKind) return 0;
    const more = Number(this.#holds(plate)) - Number(this.#holds(before));
    if (more === 0) return 0;
    const left = this.#wanted - (this.#counts[week] ?? absent());
    return Math.max(0, left - more) - Math.max(0, left);
  }

  change(week: number, plate: Plate, sign: 1 | -1): void {
    if (this.#holds(plate)) this.#counts[week] = (this.#counts[week] ?? absent()) + sign;
  }
}
