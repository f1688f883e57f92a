import { daysOfPlan } from '../../../calendar.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import type { Plate } from '../../model/plates.ts';
import type { Terms } from '../terms.ts';

/** Lunch and dinner. */
const mealsOfDay = 2;

/**
 * Days on which the same protein is cooked for lunch and for dinner: pork and pork, from two pots. One dish at both is
 * told by `MainDishes`.
 */
export class DayProteins {
  /** By dish, what gives most of its protein; -1 for nothing that one could tire of. */
  readonly #kindOf: Int8Array;
  /** Main dishes of each day's lunch and dinner, in any order; -1 where there is none yet. */
  readonly #mains = new Int32Array(daysOfPlan * mealsOfDay).fill(-1);
  readonly #weight: number;
  #days = 0;

  constructor({ dishes, kinds }: Kitchen, { sameProtein }: Terms) {
    this.#weight = sameProtein.weight;
    this.#kindOf = Int8Array.from(dishes, ({ dish: { proteinKind } }) =>
      proteinKind === null ? -1 : kinds.indexOf(proteinKind),
    );
  }

  get points(): number {
    return this.#weight * this.#days;
  }

  #isSame(one: number, other: number): boolean {
    if (one < 0 || other < 0 || one === other) return false;
    const kind = this.#kindOf[one] ?? -1;
    return kind >= 0 && kind === this.#kindOf[other];
  }

  /** The main dish of the other meal of a day. @param main of this meal; -1 where it holds none */
  #other(day: number, main: number): number {
    const from = day * mealsOfDay;
    const first = this.#mains[from] ?? -1;
    return first === main ? (this.#mains[from + 1] ?? -1) : first;
  }

  /**
   * Points more with another plate in the place of one, at a lunch or a dinner; nothing changes.
   * @param before null where nothing was cooked for it
   * @param plate null where nothing is to be
   */
  look(day: number, before: Plate | null, plate: Plate | null): number {
    const was = before?.ids[0] ?? -1;
    const comes = plate?.ids[0] ?? -1;
    if (was === comes) return 0;
    const other = this.#other(day, was);
    return this.#weight * (Number(this.#isSame(comes, other)) - Number(this.#isSame(was, other)));
  }

  /** Puts a plate in the place of a lunch or a dinner that is empty, or takes it out. */
  change(day: number, { ids }: Plate, sign: 1 | -1): void {
    const main = ids[0] ?? -1;
    const from = day * mealsOfDay;
    const left = sign === 1 ? -1 : main;
    const at = this.#mains[from] === left ? from : from + 1;
    const other = this.#mains[at === from ? from + 1 : from] ?? -1;
    this.#mains[at] = sign === 1 ? main : -1;
    if (this.#isSame(main, other)) this.#days += sign;
  }
}
