import type { Profile } from '../profile/profile.ts';
import { type ChangedPlan, noSuchPlace, refuse } from './change-plan.ts';
import { composeDays, prepare, weekOf } from './compose-weeks.ts';
import { daysOfPlan, type KeptMeal, type KeptPlan, type LockedDay } from './kept-plan.ts';
import { withPots } from './leftovers.ts';
import {
  type MealWeek,
  type PlannedDay,
  type PlannedMeal,
  type WeekNumber,
  weekNumbers,
} from './meal-plan.ts';
import type { MealPlanner } from './plan-meals.ts';
import type { PlanTask } from './plan-task.ts';
import { forbiddenDish, nameOf, readMeal, readPlan, refuseForbidden } from './stored-plan.ts';

/** A locked day that was read anew, and what to say about the meals that could not stay. */
interface ReadLocks {
  readonly day: LockedDay | null;
  readonly notes: readonly string[];
}

function lockedMeals(day: PlannedDay): readonly PlannedMeal[] {
  return day.meals.filter((meal) => day.locked === true || meal.locked === true);
}

/** The locked meal itself, or why it cannot stay. */
function readLock(
  task: PlanTask,
  meal: PlannedMeal,
  day: PlannedDay,
  week: number,
): KeptMeal | string {
  const read = readMeal(task.kitchen, meal);
  if (!read.ok) {
    return `The ${meal.name.toLowerCase()} that you kept on ${day.weekday} is no longer in our recipe book, so we replaced it.`;
  }
  const dish = forbiddenDish(read.meal, task.rules);
  if (dish) {
    return `You kept ${nameOf(dish, meal, day, week)}, but it no longer fits your profile, so we replaced it.`;
  }
  return task.times.some(({ name }) => name === meal.name)
    ? read.meal
    : `You kept a ${meal.name.toLowerCase()} on ${day.weekday}, but your day no longer has that meal.`;
}

/** What of a day stays. A lock never carries a dish past the safety gate: then it is undone, and the week says so. */
function readLocks(task: PlanTask, day: PlannedDay, week: number): ReadLocks {
  const byName = new Map<string, KeptMeal>();
  const notes: string[] = [];
  for (const meal of lockedMeals(day)) {
    const lock = readLock(task, meal, day, week);
    if (typeof lock === 'string') notes.push(lock);
    else byName.set(meal.name, lock);
  }
  if (byName.size === 0) return { day: null, notes };
  const whole = day.locked === true && byName.size === task.times.length && notes.length === 0;
  const meals = task.times.map(({ name }) => {
    const kept = byName.get(name);
    if (!kept) return null;
    // where the day cannot stay as a whole, what is left of it is locked meal by meal
    return day.locked && !whole
      ? { ...kept, planned: { ...kept.planned, locked: true as const } }
      : kept;
  });
  return { day: { meals, whole }, notes };
}

function percent(share: number): string {
  return `${Math.round(100 * Math.abs(share))} %`;
}

/** Locked portions may leave no way to meet a target; then the member reads how far off the day is. */
function bandNotes(week: MealWeek): readonly string[] {
  return week.days.flatMap((day) => {
    if (lockedMeals(day).length === 0) return [];
    const off = day.amounts.kcal / week.target.energy - 1;
    const short = 1 - day.amounts.protein / week.target.protein;
    const said: string[] = [];
    if (Math.abs(off) > 0.05)
      said.push(`${percent(off)} ${off > 0 ? 'more' : 'less'} energy than your target`);
    if (short > 0.05) said.push(`${percent(short)} less protein than your target`);
    return said.length > 0
      ? [`With what you keep, ${day.weekday} holds ${said.join(' and ')}.`]
      : [];
  });
}

interface Locks {
  readonly byDay: ReadonlyMap<number, LockedDay>;
  readonly notes: ReadonlyMap<number, readonly string[]>;
}

/** The locks of the weeks that are made anew, by day of the plan; notes by week. */
function locksOf(task: PlanTask, weeks: readonly MealWeek[]): Locks {
  const byDay = new Map<number, LockedDay>();
  const notes = new Map<number, readonly string[]>();
  for (const week of weeks) {
    const said: string[] = [];
    for (const [index, day] of week.days.slice(0, 7).entries()) {
      const locks = readLocks(task, day, week.week);
      if (locks.day) byDay.set((week.week - 1) * 7 + index, locks.day);
      said.push(...locks.notes);
    }
    notes.set(week.week, said);
  }
  return { byDay, notes };
}

function nothingFree({ byDay }: Locks, days: number): boolean {
  const full = [...byDay.values()].filter(({ meals }) => meals.every((meal) => meal !== null));
  return full.length >= days;
}

const allLocked = refuse('locked', 'You keep everything here. Let go of what you want to change.');

function finishedWeek(
  task: PlanTask,
  seed: string,
  week: WeekNumber,
  days: readonly PlannedDay[],
  locks: Locks,
): MealWeek {
  const made = weekOf(task, seed, week, days);
  const notes = [...made.notes, ...(locks.notes.get(week) ?? []), ...bandNotes(made)];
  return { ...made, notes };
}

/** Days of the week on which liver is served, as a main dish or beside one. */
function liverDays(task: PlanTask, days: readonly PlannedDay[]): number {
  const { dishById } = task.kitchen.catalogue;
  return days.filter(({ meals }) =>
    meals.some(({ dishes }) => dishes.some(({ recipe }) => dishById.get(recipe)?.holdsLiver)),
  ).length;
}

/** Draws are repeated where they end without a dish or with liver twice; in nearly every case the first one is good. */
const mostDraws = 5;

function composeWeek(task: PlanTask, seed: string, kept: KeptPlan): ReturnType<typeof composeDays> {
  let best = composeDays(task, seed, kept);
  for (let draw = 1; draw < mostDraws; draw++) {
    if (best.ok && liverDays(task, best.days) <= 1) return best;
    const next = composeDays(task, `${seed} ${draw}`, kept);
    if (!next.ok) continue;
    if (!best.ok || liverDays(task, next.days) < liverDays(task, best.days)) best = next;
  }
  return best;
}

function open(planner: MealPlanner, profile: Profile) {
  const prepared = prepare(planner.kitchen, profile);
  return prepared.ok ? prepared : refuse('no-plan', prepared.reason);
}

/**
 * Makes one week anew. Locked meals and days of it stay to the gram, and the rest of a day is composed around them; the
 * other weeks stay as they are, count for variety, and what was bought for them is used up.
 * @param number of the week, 1 to 4
 */
export function regenerateWeek(
  planner: MealPlanner,
  profile: Profile,
  weeks: readonly MealWeek[],
  number: number,
  seed: string,
): ChangedPlan {
  const week = weeks.find((one) => one.week === number);
  if (!week) return noSuchPlace();
  const stored = readPlan(planner.kitchen, weeks, number);
  if (!stored.ok) return stored;
  const opened = open(planner, profile);
  if (!opened.ok) return opened;
  const { task } = opened;
  const forbidden = refuseForbidden(stored.days, task.rules, () => true);
  if (forbidden) return forbidden;
  const locks = locksOf(task, [week]);
  if (nothingFree(locks, 7)) return allLocked;
  const others = [...stored.days.entries()].filter(([day]) => Math.floor(day / 7) + 1 !== number);
  const settled = new Map(others.map(([day, { meals }]) => [day, meals]));
  const composed = composeWeek(task, seed, { settled, locked: locks.byDay });
  if (!composed.ok) return refuse('no-plan', composed.reason);
  const made = finishedWeek(task, seed, week.week, composed.days, locks);
  const changed = weeks.map((one) => (one.week === number ? made : one));
  return { ok: true, weeks: withPots(changed, planner.kitchen.catalogue) };
}

/**
 * Makes all four weeks anew around the locked meals and days. Only these are read from the stored plan, so an old or
 * incomplete plan is no obstacle; without locks it is the plan that the planner makes for this seed.
 */
export function regeneratePlan(
  planner: MealPlanner,
  profile: Profile,
  weeks: readonly MealWeek[],
  seed: string,
): ChangedPlan {
  const opened = open(planner, profile);
  if (!opened.ok) return opened;
  const { task } = opened;
  const locks = locksOf(task, weeks);
  if (nothingFree(locks, daysOfPlan)) return allLocked;
  const composed = composeDays(task, seed, { settled: new Map(), locked: locks.byDay });
  if (!composed.ok) return refuse('no-plan', composed.reason);
  const { days } = composed;
  const made = weekNumbers.map((week) =>
    finishedWeek(task, seed, week, days.slice((week - 1) * 7, week * 7), locks),
  );
  return { ok: true, weeks: withPots(made, planner.kitchen.catalogue) };
}
