import type { Random } from '../random.ts';
import type { DailyTargets } from '../targets/targets.ts';
import type { DayPenalty } from './day-penalty.ts';
import { draw, fillPlate, type Lot } from './fill-plate.ts';
import type { MealTime } from './meal-times.ts';
import type { Pantry } from './pantry.ts';
import type { PortionedDish } from './portions.ts';
import {
  type DayDishes,
  type MealSizes,
  type SizedDay,
  type Sizing,
  type SizingEffort,
  sizeDay,
} from './size-day.ts';
import { type ServingHistory, varietySteps } from './variety.ts';

/** A dish that suits a meal of this member, and how well (1 fits like made for it, towards 0 hardly). */
export interface Candidate {
  readonly dish: PortionedDish;
  readonly fit: number;
}

export interface DayTask {
  readonly day: number;
  readonly times: readonly MealTime[];
  readonly targets: DailyTargets;
  readonly penalty: DayPenalty;
  /** Dishes for each meal of the day. */
  readonly pools: readonly (readonly Candidate[])[];
  /** Dishes of the meals that stay as they are, by meal; null where a meal is to be found. At least one is null. */
  readonly kept: readonly (readonly PortionedDish[] | null)[];
  /** Small dishes that may stand beside a main dish when the body needs more than one plate holds. */
  readonly sides: readonly Candidate[];
  /** Minutes from start to plate that one meal may take. */
  readonly minutes: number;
  readonly history: ServingHistory;
  readonly pantry: Pantry;
  readonly random: Random;
}

/** Rands to spend on packs before the dishes can be cooked at about this energy. */
function packRand(task: DayTask, dishes: readonly PortionedDish[], kcal: number): number {
  const scale = kcal / dishes.reduce((sum, dish) => sum + dish.kcal, 1);
  let rand = 0;
  for (const { dish } of dishes) {
    for (const { food, grams } of dish.ingredients) {
      rand += task.pantry.rand(food, grams * scale, task.day);
    }
  }
  return rand;
}

/** Points for each Rand that must be spent on packs. */
export const pointsPerPackRand = 0.25;
/** Fewer lots than this would make one meal after another the same; then a looser rule of variety holds. */
const fewestLots = 3;
/** Each so many Rands for new packs make a dish less likely by a factor of e. */
const thriftRand = 20;

function weight(task: DayTask, { dish, fit }: Candidate, kcal: number): number {
  const served = task.history.count(dish);
  const kind = dish.dish.proteinKind;
  const run = kind ? task.history.daysInARow(kind, task.day) : 0;
  // the same protein for a third or fourth day in a row is what members call boring
  const dull = run >= 3 ? 0.05 : run === 2 ? 0.4 : 1;
  const thrift = Math.exp(-packRand(task, [dish], kcal) / thriftRand);
  return (fit * fit * dull * thrift) / (1 + 1.5 * served);
}

/** The lots of one meal: what variety allows today, by the strictest rule that leaves anything. */
function lotsOf(task: DayTask, meal: number): readonly Lot[] {
  const time = task.times[meal];
  const pool = task.pools[meal] ?? [];
  if (!time) return [];
  const kcal = time.share * task.targets.energy;
  for (const rule of varietySteps(time.slot)) {
    const allowed = pool.filter(({ dish }) => task.history.allows(dish, task.day, rule));
    if (allowed.length < fewestLots) continue;
    return allowed.map((candidate) => ({
      dish: candidate.dish,
      weight: weight(task, candidate, kcal),
    }));
  }
  return [];
}

/** Today's lots by meal, and those of the side dishes. */
interface Lots {
  readonly meals: readonly (readonly Lot[])[];
  readonly sides: readonly Lot[];
}

function drawMeal(
  task: DayTask,
  lots: Lots,
  meal: number,
  taken: Set<string>,
): PortionedDish[] | null {
  const time = task.times[meal];
  const dish = draw(task.random, lots.meals[meal] ?? [], taken);
  if (!time || !dish) return null;
  taken.add(dish.dish.recipe.id);
  const kcal = time.share * task.targets.energy;
  return fillPlate(task.random, lots.sides, dish, kcal, task.minutes, taken);
}

function drawDay(task: DayTask, lots: Lots): DayDishes | null {
  const taken = idsOf(task.kept.map((dishes) => dishes ?? []));
  const meals: DayDishes[number][] = [];
  for (const [meal] of task.times.entries()) {
    const dishes = task.kept[meal] ?? drawMeal(task, lots, meal, taken);
    if (!dishes) return null;
    meals.push(dishes);
  }
  return meals;
}

function idsOf(meals: DayDishes, except?: number): Set<string> {
  const ids = new Set<string>();
  for (const [index, dishes] of meals.entries()) {
    if (index !== except) for (const dish of dishes) ids.add(dish.dish.recipe.id);
  }
  return ids;
}

const quick = { sweeps: 4, pairs: 0 } as const;
const exchange = { sweeps: 2, pairs: 0 } as const;
const thorough = { sweeps: 40, pairs: 12 } as const;
const firstDraws = 3;
/** Exchanges of a meal that are tried for every day; more make a day cheaper and better, but slower. */
const patience = 11;
/** How many are tried while a need is still plainly missed. */
const lastPatience = 40;
const missedNeed = 12;

/** What a day's dishes are worth: points of their best sizes, and of the packs that must be bought for them. */
interface Choice {
  readonly meals: DayDishes;
  readonly sizing: Sizing;
  readonly points: number;
}

/**
 * Composes one day: draws dishes for its meals, sizes them, and exchanges one meal after another while that helps.
 * @returns null when a meal has no dish at all
 */
export function composeDay(task: DayTask): SizedDay | null {
  const mealTargets = task.times.map((time) => time.share * task.targets.energy);
  const free = task.times.flatMap((_, meal) => (task.kept[meal] ? [] : [meal]));
  const lots: Lots = {
    meals: task.times.map((_, meal) => (task.kept[meal] ? [] : lotsOf(task, meal))),
    sides: task.sides.map((side) => ({
      dish: side.dish,
      weight: weight(task, side, side.dish.kcal),
    })),
  };
  const choose = (meals: DayDishes, effort: SizingEffort, known?: MealSizes): Choice => {
    const sizing = sizeDay(meals, mealTargets, task.penalty, effort, known);
    const rand = meals.reduce(
      (sum, dishes, meal) => sum + packRand(task, dishes, mealTargets[meal] ?? 0),
      0,
    );
    return { meals, sizing, points: sizing.penalty + pointsPerPackRand * rand };
  };

  let best: Choice | null = null;
  for (let attempt = 0; attempt < firstDraws; attempt++) {
    const meals = drawDay(task, lots);
    if (!meals) return null;
    const drawn = choose(meals, quick);
    if (!best || drawn.points < best.points) best = drawn;
  }
  if (!best) return null;

  for (let attempt = 0; attempt < lastPatience; attempt++) {
    if (attempt >= patience && best.sizing.needs < missedNeed) break;
    const meal = free[task.random.below(free.length)] ?? 0;
    const drawn = drawMeal(task, lots, meal, idsOf(best.meals, meal));
    if (!drawn) continue;
    const meals = best.meals.map((dishes, index) => (index === meal ? drawn : dishes));
    // the other meals start from the sizes they had, so two rounds tell whether the exchange is worth it
    const known = best.sizing.sizes().map((sizes, index) => (index === meal ? null : sizes));
    const changed = choose(meals, exchange, known);
    if (changed.points < best.points) best = changed;
  }
  const final = sizeDay(best.meals, mealTargets, task.penalty, thorough, best.sizing.sizes());
  return (final.penalty <= best.sizing.penalty ? final : best.sizing).day();
}
