import { absent } from '../../../absent.ts';
import { daysPerWeek, weekIndexOf } from '../../../calendar.ts';
import { addTo, at, type Vector } from '../../../nutrition/vector.ts';
import { enoughOfIntake, isTeen, referenceIntakes } from '../../../targets/reference-intakes.ts';
import { asServed, vectorOf } from '../../model/planned-day.ts';
import { mainOf, type Plate } from '../../model/plates.ts';
import { mostGrams } from '../../model/portions/helpings.ts';
import { isOddCompany } from '../../objective/plate/plate-company.ts';
import { tooOften } from '../../objective/repeats/repeat-points.ts';
import type { DayNeeds, DayPenalty } from '../../rules/layers/day-needs.ts';
import { HardViolations } from '../../rules/layers/hard-violations.ts';
import { firstMicronutrient, micronutrients } from '../../rules/table/nutrients.ts';
import { pointsPerViolation } from '../../search/repairs/mend-violations.ts';
import type { OpenSwap } from './open-swap.ts';

/** The rounding of sums is no step outside a limit. */
const hair = 1e-9;

/** How much further outside their limits figures lie than they did, added up; 0 when nothing became worse. */
function worsening(after: readonly number[], before: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < after.length; index++) {
    sum += Math.max(0, (after[index] ?? absent()) - (before[index] ?? absent()) - hair);
  }
  return sum;
}

/**
 * The gate of the plan, with one place free: with a plate there, every hard rule holds that held, and whatever was
 * outside its limit is no further outside. What the member was told of the week (which vitamins and minerals run short)
 * goes on being true.
 */
export class SwapGate {
  readonly #swap: OpenSwap;
  readonly #rules: HardViolations;
  /** Vector of the day's other meals, and kcal of all of them with 0 for the free one. */
  readonly #others: Vector;
  readonly #otherKcal: readonly number[];
  /** Sum of the week without the free place. */
  readonly #week: Vector;
  readonly #least: readonly (readonly [index: number, perWeek: number])[];
  readonly #before: readonly number[];
  /** Meals too many of each kind in the week without the free place. */
  readonly #enough: readonly number[];

  constructor(swap: OpenSwap) {
    const { task, month, free, meals } = swap;
    const { targets, times, profile } = task;
    const intakes = referenceIntakes(profile);
    this.#swap = swap;
    this.#rules = new HardViolations(targets, times, isTeen(profile));
    const others = meals.map((meal, index) =>
      vectorOf(index === free.meal ? [] : asServed(meal.dishes)),
    );
    this.#others = others.reduce((sum, vector) => {
      addTo(sum, vector);
      return sum;
    }, vectorOf([]));
    this.#otherKcal = others.map((vector) => vector[at.kcal] ?? absent());
    this.#week = month.menu.held.weekSum(weekIndexOf(free.day)).slice();
    this.#least = micronutrients.map((name, index) => [
      firstMicronutrient + index,
      daysPerWeek * enoughOfIntake * intakes[name],
    ]);
    this.#before = this.#figures(swap.current);
    this.#enough = month.menu.meals.excessWith(weekIndexOf(free.day), null);
  }

  /** Rules of the day and its week, rule by rule, by how far each is broken. */
  #violations(total: Vector, mealKcal: ArrayLike<number>, mealProtein: number): readonly number[] {
    const { task, time } = this.#swap;
    const week = this.#week.slice();
    addTo(week, total);
    addTo(week, this.#others, -1);
    const wanted = time.slot === 'snack' ? 0 : task.targets.proteinPerMeal;
    return [
      ...this.#rules.eachOfDay(total, mealKcal),
      ...this.#rules.eachOfWeek(week),
      ...this.#least.map(([index, least]) => Number((week[index] ?? absent()) < least)),
      Math.max(0, 1 - mealProtein / Math.max(1, wanted)) * Number(wanted > 0),
    ];
  }

  #figures(plate: Plate): readonly number[] {
    const { free, servings, task } = this.#swap;
    const total = this.#others.slice();
    addTo(total, plate.vector);
    const kcal = this.#otherKcal.slice();
    kcal[free.meal] = plate.vector[at.kcal] ?? absent();
    const main = (task.kitchen.dishes[mainOf(plate)] ?? absent()).dish.recipe.id;
    return [
      ...this.#violations(total, kcal, plate.vector[at.protein] ?? absent()),
      ...tooOften(servings.get(main) ?? 0, free.day),
      Number(this.#isHeaped(plate)),
    ];
  }

  /** Whether a meal holds more of a food than one should, its dishes taken together. */
  #isHeaped({ foods, grams }: Plate): boolean {
    const { kitchen } = this.#swap.task;
    return foods.some((index, nth) => {
      const food = kitchen.foods[index]?.food;
      return !food || (grams[nth] ?? absent()) > mostGrams(food, kitchen.helpings);
    });
  }

  /**
   * Whether nobody would serve a plate, or its week holds enough meals of that kind already: a sixth one of tinned fish.
   * What stands there now is no excuse, as the member asks for something else.
   */
  isPoor(plate: Plate): boolean {
    const { month, free } = this.#swap;
    const { meals } = month.menu;
    const week = weekIndexOf(free.day);
    return isOddCompany(plate) || worsening(meals.excessWith(week, plate), this.#enough) > 0;
  }

  /** Whether a plate may come to the free place. */
  allows(plate: Plate): boolean {
    return worsening(this.#figures(plate), this.#before) === 0;
  }

  /** Brings portions inside the rules first, for plates that are outside in their best ones. @param own the day's wishes */
  asPenalty(own: DayNeeds): DayPenalty {
    const { month, free } = this.#swap;
    const wishes = month.menu.held.withWeek(free.day, own);
    return {
      own,
      amounts: wishes.amounts,
      beyond: (total, meals) => {
        const after = this.#violations(total, meals.kcal, meals.protein[free.meal] ?? absent());
        const points = pointsPerViolation * worsening(after, this.#before);
        return points + (wishes.beyond?.(total, meals) ?? 0);
      },
    };
  }
}
