import type { Recipe } from '../../catalogue/recipe.ts';
import type { AuditTables } from '../plan-under-audit.ts';
import { ingredientsOf } from '../sums.ts';
import { type EatenMeal, type EatenPlan, most } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';

/** Lunches and dinners of a week at which people take the same thing beside their plate. [J] */
const mostOfSide = 4;
/** What may stand beside everything. */
const staples: ReadonlySet<string> = new Set(['starch']);

/** Whether a side is a scoop of a staple: what is served beside a main dish alone, and is mostly that. */
function isScoop({ slots, ingredients }: Recipe, { foods }: AuditTables): boolean {
  if (slots.some((slot) => slot !== 'side')) return false;
  const weighed = ingredients.toSorted(([, one], [, other]) => other - one);
  const [first] = weighed;
  return first !== undefined && staples.has(foods[first[0]].role);
}

/** Times that the most frequent side of a week comes at its lunches and dinners. */
function mostFrequent(week: readonly EatenMeal[], tables: AuditTables): number {
  const times = new Map<string, number>();
  for (const { isMain, recipes } of week) {
    if (!isMain) continue;
    for (const side of recipes.slice(1)) {
      if (!isScoop(side, tables)) times.set(side.id, (times.get(side.id) ?? 0) + 1);
    }
  }
  return most([...times.values()]);
}

/** The food that gives most of the protein of a dish; '' where none does. */
function leadOf({ meal, recipes: [first] }: EatenMeal, { foods }: AuditTables): string {
  const [main] = meal.dishes;
  if (!main || main.recipe !== first?.id) return '';
  const grams = new Map<string, number>();
  for (const { food, grams: served } of ingredientsOf([{ ...meal, dishes: [main] }])) {
    const { proteinKind, per100g } = foods[food];
    if (!proteinKind) continue;
    grams.set(proteinKind, (grams.get(proteinKind) ?? 0) + served * per100g.protein);
  }
  return [...grams].reduce((lead, [kind, own]) => (own > (grams.get(lead) ?? 0) ? kind : lead), '');
}

/** Whether two dishes that are cooked on a day are led by the same food. */
function isSameTwice(day: readonly EatenMeal[], tables: AuditTables): boolean {
  const mains = day.filter(({ isMain, meal }) => isMain && !meal.leftoverOf);
  return mains.some((one, index) =>
    mains.slice(index + 1).some((other) => {
      if (one.recipes[0]?.id === other.recipes[0]?.id) return false;
      const lead = leadOf(one, tables);
      return lead !== '' && lead === leadOf(other, tables);
    }),
  );
}

const flesh = ['chicken', 'red meat', 'processed meat', 'offal', 'fish'] as const;
/** Grams as weighed of a helping of meat, and of an egg. [J] */
const helping = 40;

/** Whether an egg stands on a side beside a main dish of meat or fish. */
function hasEggBeside({ isMain, meal, groups }: EatenMeal): boolean {
  if (!isMain || !flesh.some((group) => (groups.get(group) ?? 0) >= helping)) return false;
  const [, ...sides] = meal.dishes;
  return sides.some(({ ingredients }) =>
    ingredients.some(({ food, grams }) => food === 'eggs' && grams >= helping),
  );
}

const weekend: ReadonlySet<string> = new Set(['Saturday', 'Sunday']);

/** Hot drinks beside a lunch from Monday to Friday, which stay at home. */
function hotDrinks({ weekday, meal, recipes }: EatenMeal): number {
  if (meal.name !== 'Lunch' || weekend.has(weekday)) return 0;
  return recipes.slice(1).filter(({ carried, ingredients }) => {
    return carried === 'home' && ingredients.some(([food]) => food === 'cocoa-powder');
  }).length;
}

/** Sides and days: the rest of E6, and of E12. */
export function auditSidesAndDays(
  { meals, weeks, days }: EatenPlan,
  tables: AuditTables,
): readonly EatingMeasure[] {
  const sides = weeks.map((week) => mostFrequent(week, tables));
  const fine = sides.filter((times) => times <= mostOfSide).length;
  const same = days.filter((day) => isSameTwice(day, tables)).length;
  const eggs = meals.filter(hasEggBeside).length;
  const hot = meals.reduce((sum, meal) => sum + hotDrinks(meal), 0);
  return [
    {
      rule: 'E6g',
      figure: most(sides),
      holds: fine === weeks.length,
      looks: { held: fine, all: weeks.length },
    },
    {
      rule: 'E6h',
      figure: same,
      holds: same === 0,
      looks: { held: days.length - same, all: days.length },
    },
    { rule: 'E12f', figure: eggs, holds: eggs === 0 },
    { rule: 'E12g', figure: hot, holds: hot === 0 },
  ];
}
