import { absent } from '../absent.ts';
import {
  type Dated,
  dayNamed,
  dayOf,
  daysOfPlan,
  daysPerWeek,
  firstWeekday,
  type Weekday,
  type WeekNumber,
} from '../calendar.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { PlannedIngredient } from '../meals/model/meal-plan.ts';

const milligramsPerGram = 1000;

/** Milligrams of each food cooked or served on each of the 28 days. Whole numbers, so that sums are exact. */
export type PlanNeeds = ReadonlyMap<FoodKey, readonly number[]>;

/** As much of a week of meals as it takes to sum what it needs. */
interface ServedWeek extends Dated {
  readonly week: WeekNumber;
  readonly days: readonly {
    readonly meals: readonly {
      readonly dishes: readonly { readonly ingredients: readonly PlannedIngredient[] }[];
      readonly leftoverOf?: { readonly week: WeekNumber; readonly weekday: Weekday };
    }[];
  }[];
}

/** Day on which a dish of a meal is cooked: what is left over was bought for the pot that it comes from. */
function cookedOn(
  day: number,
  dish: number,
  { leftoverOf }: ServedWeek['days'][number]['meals'][number],
  first: Weekday,
): number {
  return dish === 0 && leftoverOf ? Math.min(day, dayNamed(leftoverOf, first)) : day;
}

/** @throws when a week holds more days than a week has, or comes twice */
export function planNeeds(weeks: readonly ServedWeek[]): PlanNeeds {
  const needs = new Map<FoodKey, number[]>();
  const seen = new Set<number>();
  for (const week of weeks) {
    if (seen.has(week.week) || week.days.length > daysPerWeek)
      throw new Error('not the weeks of one plan');
    seen.add(week.week);
    const first = firstWeekday(week);
    for (const [index, { meals }] of week.days.entries()) {
      for (const meal of meals) {
        for (const [dish, { ingredients }] of meal.dishes.entries()) {
          const at = cookedOn(dayOf(week.week, index), dish, meal, first);
          for (const { food, grams } of ingredients) {
            const days = needs.get(food) ?? new Array<number>(daysOfPlan).fill(0);
            days[at] = (days[at] ?? absent()) + Math.round(grams * milligramsPerGram);
            needs.set(food, days);
          }
        }
      }
    }
  }
  return needs;
}

/** 32-bit FNV-1a from a start value, as eight hexadecimal digits. */
function digest(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * A short text that changes whenever the plan needs other food, other amounts or food on other days, and stays when
 * only the order of meals within a day changes: a list is up to date as long as its `plan` equals it.
 */
export function planFingerprint(weeks: readonly ServedWeek[]): string {
  return fingerprintOf(planNeeds(weeks));
}

export function fingerprintOf(needs: PlanNeeds): string {
  const text = [...needs.entries()]
    .map(([food, days]) => `${food}:${days.join()}`)
    .sort()
    .join(';');
  return digest(text, 0x811c9dc5) + digest(text, 0x6c62272e);
}
