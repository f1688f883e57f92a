import { weekIndexOf, weekIndices } from '../../../calendar.ts';
import type { Random } from '../../../random.ts';
import { pricedPlates } from '../../candidates/dual-prices/priced-plates.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import { together } from '../../candidates/weekend-plates.ts';
import type { Plate } from '../../model/plates.ts';
import { DaySizer, exchange } from '../../sizing/day-sizer.ts';
import {
  daysWithoutPots,
  type FreePlace,
  type Month,
  platesOf,
  putAll,
  tiny,
} from '../month/month.ts';
import { bestPlate } from './exchange.ts';
import { hardViolationsByWeek, pointsOfBreach } from './mend-violations.ts';

/** Rounds, each with plates of what is bought by then. */
const mostRounds = 5;
/** A food of at most so many plates may be done without; one of so many is bought anyway; one of so few hardly is. */
const mostUses = 12;
const manyUses = 6;
const severalUses = 2;
/** Points worse than before from which on the other plates that hold a food hardly ever make up for it. */
const hopeless = 1600;
/** Stands for no food where one would be done without. */
const noFood = -1;
/** Share of the budget beyond which another plate here and there makes no month cheap enough. */
const farTooDear = 1.2;

/**
 * Makes a month that is too dear cheaper: does without one food after another whose packs cost much for the few plates
 * that they serve, or without some of these plates where that saves a pack. Each day is sized again, and what is kept is
 * better in all that the month is judged by.
 */
class Saver {
  readonly #task: PlanTask;
  readonly #month: Month;
  readonly #pools: PlatePools;
  readonly #sizer: DaySizer;
  readonly #open: readonly FreePlace[];
  readonly #violationsIn: (week: number) => number;
  readonly #violations: number[];

  constructor(task: PlanTask, month: Month, pools: PlatePools) {
    this.#task = task;
    this.#month = month;
    this.#pools = pools;
    this.#sizer = new DaySizer(task);
    const days = daysWithoutPots(month);
    this.#open = month.free.filter(({ day }) => days.has(day));
    this.#violationsIn = hardViolationsByWeek(task, month);
    this.#violations = weekIndices.map(this.#violationsIn);
  }

  /** Points of the month; no saving makes up for a rule that is broken. */
  #score(): number {
    return (
      this.#month.menu.points() +
      pointsOfBreach * this.#violations.reduce((sum, violations) => sum + violations, 0)
    );
  }

  #put(day: number, plates: readonly Plate[]): void {
    const { menu, byDay } = this.#month;
    const week = weekIndexOf(day);
    putAll(menu, byDay.get(day) ?? [], plates);
    this.#violations[week] = this.#violationsIn(week);
  }

  /** Puts another plate in a place and sizes its day. @returns the plates that were there; null where nothing changes */
  #exchange(one: FreePlace, food: number): readonly Plate[] | null {
    const { menu, byDay } = this.#month;
    const plate = bestPlate(menu, one, this.#pools, ({ foods }) => !foods.includes(food));
    if (!plate) return null;
    const before = platesOf(menu, byDay.get(one.day) ?? []);
    const tried = before.slice();
    tried[one.meal] = plate;
    this.#put(
      one.day,
      this.#sizer.size(tried, exchange, menu.held.withWeek(one.day, this.#task.penalty)),
    );
    return before;
  }

  /** Takes a food off the menu, one plate after another, as far as the month is better for it. @returns whether it is */
  without(food: number): boolean {
    const { menu } = this.#month;
    let best = this.#score();
    const changed: (readonly [day: number, before: readonly Plate[]])[] = [];
    let kept = 0;
    for (const one of this.#open) {
      if (!menu.plateAt(one.place)?.foods.includes(food)) continue;
      const before = this.#exchange(one, food);
      if (!before) continue;
      changed.push([one.day, before]);
      const score = this.#score();
      if (score < best - tiny) {
        best = score;
        kept = changed.length;
      } else if (score > best + hopeless) break;
    }
    for (const [day, before] of changed.slice(kept).reverse()) this.#put(day, before);
    return kept > 0;
  }

  /** Puts the plate that looks best in one place after another, as far as the month is better for it. */
  descend(): void {
    const { basket } = this.#month.menu;
    let best = this.#score();
    for (const one of this.#open) {
      if (!basket.isTooDear) return;
      const before = this.#exchange(one, noFood);
      if (!before) continue;
      const score = this.#score();
      if (score < best - tiny) best = score;
      else this.#put(one.day, before);
    }
  }

  /** Tries to do without each food that serves few plates. @returns whether the month is better for it */
  save(): boolean {
    const { basket } = this.#month.menu;
    let saved = false;
    for (const food of basket.foodsOfFew(mostUses)) {
      if (!basket.isTooDear) break;
      saved = this.without(food) || saved;
    }
    return saved;
  }
}

/** Plates that need no pack of their own: of foods that are bought anyway, and those known of foods that are on the list. */
function plainPools(
  task: PlanTask,
  { menu: { basket } }: Month,
  { byMeal, slowByMeal = [] }: PlatePools,
  worth: Float64Array,
  random: Random,
): PlatePools {
  const onList = basket.foodsOfMany(severalUses);
  const known = (pools: PlatePools['byMeal']) =>
    pools.map((plates) => plates.filter(({ foods }) => foods.every((food) => onList.has(food))));
  const fromPantry = pricedPlates(task, worth, random, basket.foodsOfMany(manyUses));
  return together({ byMeal: known(byMeal), slowByMeal: known(slowByMeal) }, fromPantry);
}

/**
 * Makes the list of a month shorter that costs more than it should; nothing changes for others.
 * @param worth of a unit of each amount, from `dayWorth`
 */
export function saveRands(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  worth: Float64Array,
  random: Random,
): void {
  if (!month.menu.basket.isTooDear) return;
  const { menu } = month;
  menu.mindCost('saving');
  for (let round = 0; round < mostRounds && menu.basket.isTooDear; round++) {
    const plain = plainPools(task, month, pools, worth, random);
    if (!new Saver(task, month, plain).save()) break;
  }
  if (menu.basket.isTooDear && menu.basket.rand < farTooDear * task.budget) {
    new Saver(task, month, pools).descend();
  }
  menu.mindCost('usual');
}
