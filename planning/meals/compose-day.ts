import type { Random } from '../random.ts';
import type { DailyTargets } from '../targets/targets.ts';
import type { DayPenalty } from './day-penalty.ts';
import type { MealTime } from './meal-times.ts';
import type { PortionedDish } from './portions.ts';
import { type SizedDay, type Sizing, type SizingEffort, sizeDay } from './size-day.ts';
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
  /** Small dishes that may stand beside a main dish when the body needs more than one plate holds. */
  readonly sides: readonly Candidate[];
  /** Minutes from start to plate that one meal may take. */
  readonly minutes: number;
  readonly history: ServingHistory;
  readonly random: Random;
}

/** A plate is filled up to about this multiple of its reference serving before a side dish joins it. */
const fullPlate = 1.75;
const mostSides = 3;

/** Candidates that variety allows today, with the loosest rule that was needed. */
function allowedToday(
  task: DayTask,
  meal: number,
  taken: ReadonlySet<string>,
): readonly Candidate[] {
  const pool = (task.pools[meal] ?? []).filter(({ dish }) => !taken.has(dish.dish.recipe.id));
  for (const rule of varietySteps(task.times[meal]?.slot ?? 'dinner')) {
    const allowed = pool.filter(({ dish }) => task.history.allows(dish, task.day, rule));
    if (allowed.length > 0) return allowed;
  }
  return [];
}

function weight(task: DayTask, { dish, fit }: Candidate): number {
  const served = task.history.count(dish);
  const kind = dish.dish.proteinKind;
  const run = kind ? task.history.daysInARow(kind, task.day) : 0;
  // the same protein for a third or fourth day in a row is what members call boring
  const dull = run >= 3 ? 0.05 : run === 2 ? 0.4 : 1;
  return (fit * fit * dull) / (1 + 1.5 * served);
}

/** Draws one of the candidates, each as likely as its weight. */
function pickBy(
  random: Random,
  candidates: readonly Candidate[],
  weightOf: (candidate: Candidate) => number,
): Candidate | null {
  const weights = candidates.map(weightOf);
  let rest = random.next() * weights.reduce((total, one) => total + one, 0);
  for (const [index, candidate] of candidates.entries()) {
    rest -= weights[index] ?? 0;
    if (rest <= 0) return candidate;
  }
  return candidates.at(-1) ?? null;
}

function withSides(
  task: DayTask,
  main: PortionedDish,
  kcal: number,
  taken: Set<string>,
): PortionedDish[] {
  const dishes = [main];
  let base = main.kcal;
  // a side is made while the main dish cooks by itself, so it is the work that must fit
  let minutes = task.minutes - main.dish.recipe.activeMinutes;
  while (base * fullPlate < kcal && dishes.length <= mostSides) {
    const fitting = task.sides.filter(
      ({ dish: { dish } }) => dish.recipe.activeMinutes <= minutes && !taken.has(dish.recipe.id),
    );
    const side = pickBy(task.random, fitting, ({ fit }) => fit * fit)?.dish;
    if (!side) break;
    taken.add(side.dish.recipe.id);
    dishes.push(side);
    base += side.kcal;
    minutes -= side.dish.recipe.activeMinutes;
  }
  return dishes;
}

function drawMeal(task: DayTask, meal: number, taken: Set<string>): PortionedDish[] | null {
  const time = task.times[meal];
  const allowed = allowedToday(task, meal, taken);
  const dish = pickBy(task.random, allowed, (candidate) => weight(task, candidate))?.dish;
  if (!time || !dish) return null;
  taken.add(dish.dish.recipe.id);
  return withSides(task, dish, time.share * task.targets.energy, taken);
}

function drawDay(task: DayTask): PortionedDish[][] | null {
  const taken = new Set<string>();
  const meals: PortionedDish[][] = [];
  for (const [meal] of task.times.entries()) {
    const drawn = drawMeal(task, meal, taken);
    if (!drawn) return null;
    meals.push(drawn);
  }
  return meals;
}

function idsOf(meals: readonly (readonly PortionedDish[])[], except: number): Set<string> {
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

/**
 * Composes one day: draws dishes for its meals, sizes them, and exchanges one meal after another while that helps.
 * @returns null when a meal has no dish at all
 */
export function composeDay(task: DayTask): SizedDay | null {
  const mealTargets = task.times.map((time) => time.share * task.targets.energy);
  const size = (
    meals: PortionedDish[][],
    effort: SizingEffort,
    known?: ReturnType<Sizing['sizes']>,
  ) => sizeDay(meals, mealTargets, task.penalty, effort, known);

  let best: PortionedDish[][] | null = null;
  let sizing: Sizing | null = null;
  for (let draw = 0; draw < firstDraws; draw++) {
    const meals = drawDay(task);
    if (!meals) return null;
    const drawn = size(meals, quick);
    if (!sizing || drawn.penalty < sizing.penalty) [best, sizing] = [meals, drawn];
  }
  if (!best || !sizing) return null;

  for (let attempt = 0; attempt < lastPatience; attempt++) {
    if (attempt >= patience && sizing.needs < missedNeed) break;
    const meal = task.random.below(task.times.length);
    const drawn = drawMeal(task, meal, idsOf(best, meal));
    if (!drawn) continue;
    const meals: PortionedDish[][] = best.map((dishes, index) => (index === meal ? drawn : dishes));
    // the other meals start from the sizes they had, so two rounds tell whether the exchange is worth it
    const known = sizing.sizes().map((sizes, index) => (index === meal ? null : sizes));
    const changed = size(meals, exchange, known);
    if (changed.penalty < sizing.penalty) [best, sizing] = [meals, changed];
  }
  const final = size(best, thorough, sizing.sizes());
  return (final.penalty <= sizing.penalty ? final : sizing).day();
}
