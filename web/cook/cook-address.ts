import { paths } from '#contract/paths.ts';
import { daysPerWeek, weeksOfPlan } from '#planning/calendar.ts';
import type { PlaceInWeek } from '#planning/meals/model/meal-place.ts';

/** Where a meal is cooked: week from 1, days since it began and meal of the day from 0; in the address all from 1. */
export function cookAddress({ week, day, meal }: PlaceInWeek): string {
  return `${paths.cook}?week=${week}&day=${day + 1}&meal=${meal + 1}`;
}

/** More meals than any day has. */
const mostMeals = 9;

/** The meal that an address names; null where it names none. @param search the address from its '?' on */
export function cookPlace(search: string): PlaceInWeek | null {
  const asked = new URLSearchParams(search);
  const number = (name: string, most: number) => {
    const text = asked.get(name) ?? '';
    const value = /^\d$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= most ? value : null;
  };
  const [week, day, meal] = [
    number('week', weeksOfPlan),
    number('day', daysPerWeek),
    number('meal', mostMeals),
  ];
  return week && day && meal ? { week, day: day - 1, meal: meal - 1 } : null;
}
