import { absent } from '../../../absent.ts';
import { daysOfPlan, weekdayOf } from '../../../calendar.ts';
import { type DishFacts, factsOf } from '../../../catalogue/dishes/dish-facts.ts';
import { eatsFlesh } from '../../../catalogue/food.ts';
import { slots } from '../../../catalogue/recipe.ts';
import type { MenuPlace } from '../../model/plates.ts';
import type { JudgedTask } from '../judged-task.ts';

const breakfast = slots.indexOf('breakfast');
const lunch = slots.indexOf('lunch');
const atTable: readonly number[] = [slots.indexOf('lunch'), slots.indexOf('dinner')];

/** Steps by which a lunch box is liked less on a day on which everybody is at home. [J] */
const stepsOfBox = 2;

/**
 * Whether nobody sits down to a dish at noon on a Sunday: bread and a box, and for who eats meat or fish a dish without.
 * @param flesh whether the member eats meat or fish
 */
function isNoSundayLunch({ packed, fleshy, ofBread }: DishFacts, flesh: boolean): boolean {
  return packed || ofBread || (flesh && !fleshy);
}

/** Steps from a favourite of a lunch or a dinner of Saturday or Sunday. */
function weekendSteps({ dullness, packed }: DishFacts): number {
  return dullness + (packed ? stepsOfBox : 0);
}

/**
 * What is eaten on which day of the week: on which Sundays a plate for Sundays stands on the table, how gladly the other
 * lunches and dinners of a weekend are eaten, since what people like best they have then, and how often somebody makes
 * vetkoek or flapjacks before work.
 */
export class WeekdayPlates {
  readonly #sundayPoints: number;
  /** By dish, whether it is one for Sundays; by day, whether one is wished for. */
  readonly #isFor: Uint8Array;
  readonly #isWished = new Uint8Array(daysOfPlan);
  /** By day, how many of its meals are one. */
  readonly #count = new Int32Array(daysOfPlan);
  #missing = 0;
  /** By dish, points at a weekend's table and at a workday's breakfast; by day, whether it is of a weekend. */
  readonly #dull: Float64Array;
  readonly #laborious: Float64Array;
  /** By dish, points at noon on a Sunday. */
  readonly #poorAtNoon: Float64Array;
  readonly #isWeekend = new Uint8Array(daysOfPlan);
  readonly #isSunday = new Uint8Array(daysOfPlan);
  #dishPoints = 0;

  constructor({ kitchen, terms, first, sunday, rules }: JudgedTask, places: readonly MenuPlace[]) {
    this.#sundayPoints = terms.sundayPlain.weight;
    const { dishes } = kitchen;
    this.#dull = Float64Array.from(
      dishes,
      ({ dish }) => terms.weekendDull.weight * weekendSteps(factsOf(dish)),
    );
    this.#laborious = Float64Array.from(dishes, ({ dish }) =>
      factsOf(dish).ofDough ? terms.workdayDough.weight : 0,
    );
    const flesh = eatsFlesh(rules.animals);
    this.#poorAtNoon = Float64Array.from(dishes, ({ dish }) =>
      !sunday?.has(dish.recipe.id) && isNoSundayLunch(factsOf(dish), flesh)
        ? terms.sundayNoon.weight
        : 0,
    );
    this.#isFor = Uint8Array.from(dishes, ({ dish }) => (sunday?.has(dish.recipe.id) ? 1 : 0));
    for (const { day } of places) {
      const weekday = weekdayOf(day, first);
      this.#isSunday[day] = weekday === 'Sunday' ? 1 : 0;
      this.#isWeekend[day] = weekday === 'Saturday' || weekday === 'Sunday' ? 1 : 0;
      if (!sunday || this.#isWished[day] === 1 || weekday !== 'Sunday') continue;
      this.#isWished[day] = 1;
      this.#missing++;
    }
  }

  get points(): number {
    return this.#sundayPoints * this.#missing + this.#dishPoints;
  }

  /** Points of a main dish for the day of the week on which it stands. */
  #pointsOf(dish: number | null, slot: number, day: number): number {
    if (dish === null) return 0;
    const weekend = this.#isWeekend[day] === 1;
    if (slot === breakfast) return weekend ? 0 : (this.#laborious[dish] ?? absent());
    if (!weekend || !atTable.includes(slot)) return 0;
    const atNoon = slot === lunch && this.#isSunday[day] === 1;
    const noon = atNoon ? (this.#poorAtNoon[dish] ?? absent()) : 0;
    return (this.#dull[dish] ?? absent()) + noon;
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
    const own = this.#pointsOf(main, slot, day) - this.#pointsOf(before, slot, day);
    return own + this.#lookForSunday(before, main, slot, day);
  }

  #lookForSunday(before: number | null, main: number, slot: number, day: number): number {
    const comes = this.#counts(main, slot, day);
    const goes = this.#counts(before, slot, day);
    if (comes === goes) return 0;
    const count = this.#count[day] ?? absent();
    if (comes) return count === 0 ? -this.#sundayPoints : 0;
    return count === 1 ? this.#sundayPoints : 0;
  }

  change(dish: number, slot: number, day: number, sign: 1 | -1): void {
    this.#dishPoints += sign * this.#pointsOf(dish, slot, day);
    if (!this.#counts(dish, slot, day)) return;
    const before = this.#count[day] ?? absent();
    this.#count[day] = before + sign;
    if (sign === 1 && before === 0) this.#missing--;
    if (sign === -1 && before === 1) this.#missing++;
  }
}
