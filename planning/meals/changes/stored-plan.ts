import {
  firstWeekday,
  type Weekday,
  weekdaysFrom,
  weekIndexOf,
  weekNumbers,
} from '../../calendar.ts';
import type { Dish } from '../../catalogue/catalogue.ts';
import { dishAllowed, type EatingRules, foodAllowed } from '../../safety/eating-rules.ts';
import type { KeptMeal } from '../model/kept-plan.ts';
import type { Kitchen } from '../model/kitchen.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../model/meal-plan.ts';
import { keptDish, type PortionedDish } from '../model/portions/portions.ts';
import { minutesAt } from '../model/slow-meals.ts';
import { type ChangeRefusal, refuse } from './change-plan.ts';

/** A stored day with its meals read against the catalogue. */
export interface StoredDay {
  readonly planned: PlannedDay;
  readonly meals: readonly KeptMeal[];
}

const makeAnew = 'Please make a new plan.';

function unreadable(refusal: 'unknown-recipe' | 'unknown-food' | 'damaged-meal'): ChangeRefusal {
  return refuse(
    refusal,
    `Your plan holds a meal that is no longer in our recipe book. ${makeAnew}`,
  );
}

/**
 * Reads a stored meal against the catalogue. Only recipe, foods and grams are read: what the meal holds is summed from
 * them, whatever amounts were stored.
 */
export function readMeal(
  { catalogue }: Kitchen,
  planned: PlannedMeal,
): { readonly ok: true; readonly meal: KeptMeal } | ChangeRefusal {
  const dishes: PortionedDish[] = [];
  for (const { recipe, ingredients } of planned.dishes) {
    const dish = catalogue.dishById.get(recipe);
    if (!dish) return unreadable('unknown-recipe');
    const served: Parameters<typeof keptDish>[1][number][] = [];
    for (const { food: key, grams } of ingredients) {
      const food = catalogue.foods.get(key);
      if (!food) return unreadable('unknown-food');
      if (!(grams > 0) || !Number.isFinite(grams)) return unreadable('damaged-meal');
      served.push({ food, grams });
    }
    dishes.push(keptDish(dish, served));
  }
  return dishes.length > 0 ? { ok: true, meal: { planned, dishes } } : unreadable('damaged-meal');
}

/**
 * Reads four stored weeks; the days come in order, 28 of them.
 * @param except number of a week that will not stay: of its days no meals are read
 */
export function readPlan(
  kitchen: Kitchen,
  weeks: readonly MealWeek[],
  except?: number,
): { readonly ok: true; readonly days: readonly StoredDay[] } | ChangeRefusal {
  const days: StoredDay[] = [];
  const [{ start } = {}] = weeks;
  const names = weekdaysFrom(firstWeekday({ start })).join();
  for (const number of weekNumbers) {
    const [week, ...more] = weeks.filter((one) => one.week === number);
    const inOrder =
      week?.start === start && week?.days.map(({ weekday }) => weekday).join() === names;
    if (more.length > 0 || !inOrder) {
      return refuse('incomplete-plan', `A part of your plan is missing. ${makeAnew}`);
    }
    for (const planned of week.days) {
      const meals: KeptMeal[] = [];
      for (const meal of number === except ? [] : planned.meals) {
        const read = readMeal(kitchen, meal);
        if (!read.ok) return read;
        meals.push(read.meal);
      }
      days.push({ planned, meals });
    }
  }
  return { ok: true, days };
}

function servingAllowed(
  { dish, kept }: PortionedDish,
  rules: EatingRules,
  minutes: number,
): boolean {
  // what is on the plate counts beside what the recipe says, should a recipe have changed since
  return (
    dishAllowed(dish, rules, minutes) &&
    (kept?.grams ?? []).every(([{ food }]) => foodAllowed(food, rules))
  );
}

/**
 * The safety gate for a meal that would stay: every food of it, its time and its skill, by the profile as it is now.
 * @returns the dish that the member must not or would not be given; null when the meal may stay
 */
export function forbiddenDish(
  { dishes, planned }: KeptMeal,
  rules: EatingRules,
  weekday: Weekday,
): Dish | null {
  const minutes = minutesAt(rules, weekday, planned.name);
  const found = dishes.find((dish) => !servingAllowed(dish, rules, minutes));
  if (found) return found.dish;
  const work = dishes.reduce((sum, { dish }) => sum + dish.recipe.activeMinutes, 0);
  return work > rules.minutes ? (dishes[0]?.dish ?? null) : null;
}

/** 'Hake and chips (dinner on Friday, week 2)'. */
export function nameOf(dish: Dish, meal: PlannedMeal, day: PlannedDay, week: number): string {
  return `${dish.recipe.name} (${meal.name.toLowerCase()} on ${day.weekday}, week ${week})`;
}

/** Refuses when one of the meals that would stay is not allowed any more. */
export function refuseForbidden(
  days: readonly StoredDay[],
  rules: EatingRules,
  stays: (day: number, meal: number) => boolean,
): ChangeRefusal | null {
  for (const [day, { planned, meals }] of days.entries()) {
    for (const [index, meal] of meals.entries()) {
      const dish = stays(day, index) ? forbiddenDish(meal, rules, planned.weekday) : null;
      if (!dish) continue;
      const name = nameOf(dish, meal.planned, planned, weekIndexOf(day) + 1);
      return refuse('not-allowed', `${name} no longer fits your profile. ${makeAnew}`);
    }
  }
  return null;
}
