import { dayNamed, daysPerWeek, type WeekNumber } from '../../calendar.ts';
import type { PlanTask } from '../candidates/plan-task.ts';
import type { KeptMeal, LockedDay } from '../model/kept-plan.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../model/meal-plan.ts';
import { nutritionRules } from '../rules/table/nutrition-rules.ts';
import { refuse } from './change-plan.ts';
import { plannedWeek } from './planned-week.ts';
import { forbiddenDish, nameOf, readMeal } from './stored-plan.ts';

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
  const dish = forbiddenDish(read.meal, task.rules, day.weekday);
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

const { energyOfDay, leastProteinOfDay } = nutritionRules;

function percent(share: number): string {
  return `${Math.round(100 * Math.abs(share))} %`;
}

/** Locked portions may leave no way to meet a target; then the member reads how far off the day is. */
function bandNotes(week: MealWeek): readonly string[] {
  return week.days.flatMap((day) => {
    if (lockedMeals(day).length === 0) return [];
    const off = day.amounts.kcal / week.target.energy - 1;
    const protein = day.amounts.protein / week.target.protein;
    const said: string[] = [];
    if (Math.abs(off) > energyOfDay.hard.amount)
      said.push(`${percent(off)} ${off > 0 ? 'more' : 'less'} energy than your target`);
    if (protein < leastProteinOfDay.hard.amount)
      said.push(`${percent(1 - protein)} less protein than your target`);
    return said.length > 0
      ? [`With what you keep, ${day.weekday} holds ${said.join(' and ')}.`]
      : [];
  });
}

/** What stays of stored weeks. */
export interface Locks {
  readonly byDay: ReadonlyMap<number, LockedDay>;
  readonly notes: ReadonlyMap<number, readonly string[]>;
}

/** The locks of the weeks that are made anew, by day of the plan; notes by week. */
export function locksOf(task: PlanTask, weeks: readonly MealWeek[]): Locks {
  const byDay = new Map<number, LockedDay>();
  const notes = new Map<number, readonly string[]>();
  for (const week of weeks) {
    const said: string[] = [];
    for (const day of week.days.slice(0, daysPerWeek)) {
      const locks = readLocks(task, day, week.week);
      // by its name, which is another place in a plan that begins on another day: what is kept for a Sunday is for one
      const place = { week: week.week, weekday: day.weekday };
      if (locks.day) byDay.set(dayNamed(place, task.first), locks.day);
      said.push(...locks.notes);
    }
    notes.set(week.week, said);
  }
  return { byDay, notes };
}

/** Whether every meal of so many days stays. @param days that are to be made anew, 7 or 28 */
export function nothingFree({ byDay }: Locks, days: number): boolean {
  const full = [...byDay.values()].filter(({ meals }) => meals.every((meal) => meal !== null));
  return full.length >= days;
}

/** What is said where nothing could change. */
export const allLocked = refuse(
  'locked',
  'You keep everything here. Unlock what you want to change.',
);

/** A week around what is kept, with what is to be said of that. */
export function finishedWeek(
  task: PlanTask,
  seed: string,
  week: WeekNumber,
  days: readonly PlannedDay[],
  locks: Locks,
): MealWeek {
  const made = plannedWeek(task, seed, week, days);
  const notes = [...made.notes, ...(locks.notes.get(week) ?? []), ...bandNotes(made)];
  return { ...made, notes };
}
