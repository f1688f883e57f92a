import type { MealWeek, PlannedDay } from '../../meals/model/meal-plan.ts';
import type { Check } from '../finding.ts';
import { type AuditTables, type MealsUnderAudit, notesOf } from '../plan-under-audit.ts';
import { type Foods, ingredientsOf } from '../sums.ts';
import { dishesLeft } from './eating-audit.ts';

/** The dish that a lunch or a dinner is named after. Breakfasts and snacks may come back as people like them. */
function mainDishes(day: PlannedDay): readonly (readonly [dish: string, leftover: boolean])[] {
  return day.meals
    .filter(({ name }) => name === 'Lunch' || name === 'Dinner')
    .flatMap(({ dishes: [first], leftoverOf }) =>
      first ? [[first.recipe, leftoverOf !== undefined] as const] : [],
    );
}

/** Fewest recipes of lunch and of dinner with which the rule can be kept at all. */
const fewest = { '45a': 2, '45b': 4, '45c': 6 } as const;

/** Rule 45: how often a main dish comes back. */
function checkRepeats(
  plan: MealsUnderAudit,
  tables: AuditTables,
  at: (week: number) => Check,
): void {
  const excuse = (rule: keyof typeof fewest) => () => {
    const short = (['lunch', 'dinner'] as const).filter(
      (slot) => dishesLeft(plan, tables, slot) < fewest[rule],
    );
    const said = /few (dishes|recipes|meals)|repeat|more often|less variety/i.test(notesOf(plan));
    return short.length > 0 && said ? `too few recipes for ${short.join(' and ')}` : null;
  };
  const days = plan.weeks.flatMap((week) => week.days.map((day) => ({ week: week.week, day })));
  const servedOn = new Map<string, number[]>();
  for (const [index, { week, day }] of days.entries()) {
    for (const [dish, leftover] of mainDishes(day)) {
      const before = servedOn.get(dish)?.at(-1) ?? Number.NEGATIVE_INFINITY;
      const says = () => `${dish} on ${day.weekday} and the day before or the same day`;
      at(week)('45a', index - before > (leftover ? 0 : 1), says, excuse('45a'));
      servedOn.set(dish, [...(servedOn.get(dish) ?? []), index]);
    }
  }
  for (const [dish, served] of servedOn) {
    at(0)('45c', served.length <= 5, () => `${dish} ${served.length} times`, excuse('45c'));
    for (const week of [1, 2, 3, 4]) {
      const times = served.filter((index) => Math.floor(index / 7) === week - 1).length;
      if (times > 0) at(week)('45b', times <= 2, () => `${dish} ${times} times`, excuse('45b'));
    }
  }
}

/** Rule 46: how many different dishes of a kind the month holds. */
function checkDifferent(plan: MealsUnderAudit, check: Check): void {
  const different = (name: string) =>
    new Set(
      plan.weeks
        .flatMap(({ days }) => days.flatMap(({ meals }) => meals))
        .filter((meal) => meal.name === name)
        .flatMap(({ dishes: [first] }) => (first ? [first.recipe] : [])),
    ).size;
  const dinners = different('Dinner');
  check('46a', dinners >= 12, () => `${dinners} dinners`);
  const lunches = different('Lunch');
  check('46b', lunches >= 8, () => `${lunches} lunches`);
  if (plan.profile.meals_per_day === 2) return;
  const breakfasts = different('Breakfast');
  check('46c', breakfasts >= 5, () => `${breakfasts} breakfasts`);
}

/** The kind of protein of which a day holds most, by grams of protein. */
function mainProtein(day: PlannedDay, foods: Foods): string {
  const grams = new Map<string, number>();
  for (const { food: key, grams: served } of ingredientsOf(day.meals)) {
    const { proteinKind, per100g } = foods[key];
    if (!proteinKind) continue;
    grams.set(proteinKind, (grams.get(proteinKind) ?? 0) + (served * per100g.protein) / 100);
  }
  let main = '';
  for (const [kind, sum] of grams) if (sum > (grams.get(main) ?? 0)) main = kind;
  return main;
}

/** Rule 48. */
function checkFoods(plan: MealsUnderAudit, foods: Foods, at: (week: number) => Check): void {
  for (const { week, days } of plan.weeks) {
    const eaten = new Set(
      ingredientsOf(days.flatMap(({ meals }) => meals))
        .map(({ food }) => food)
        .filter((food) => foods[food].role !== 'seasoning'),
    );
    at(week)('48a', eaten.size >= 25, () => `${eaten.size} foods`);
  }
  let run = 0;
  let before = '';
  let longest = { run: 0, kind: '' };
  for (const day of plan.weeks.flatMap(({ days }) => days)) {
    const kind = mainProtein(day, foods);
    run = kind !== '' && kind === before ? run + 1 : 1;
    before = kind;
    if (run > longest.run) longest = { run, kind };
  }
  at(0)('48b', longest.run <= 3, () => `${longest.kind} on ${longest.run} days`);
}

function dishesOf({ days }: MealWeek): ReadonlySet<string> {
  const meals = days.flatMap((day) => day.meals);
  return new Set(meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)));
}

/** Rule 49: shared dishes of two weeks as a share of all their dishes (Jaccard). */
function checkOverlap(weeks: readonly MealWeek[], check: Check): void {
  for (const [index, one] of weeks.entries()) {
    const dishes = dishesOf(one);
    for (const other of weeks.slice(index + 1)) {
      const others = dishesOf(other);
      const both = [...dishes].filter((dish) => others.has(dish)).length;
      const overlap = both / Math.max(1, dishes.size + others.size - both);
      check(
        '49',
        overlap <= 0.6,
        () => `weeks ${one.week} and ${other.week}: ${(100 * overlap).toFixed(0)} %`,
      );
    }
  }
}

/** Rules 45, 46, 48 and 49: a month that is not dull. */
export function auditVariety(
  plan: MealsUnderAudit,
  tables: AuditTables,
  at: (week: number) => Check,
): void {
  checkRepeats(plan, tables, at);
  checkDifferent(plan, at(0));
  checkFoods(plan, tables.foods, at);
  checkOverlap(plan.weeks, at(0));
}
