import type { Recipe } from '../../catalogue/recipe.ts';
import type { AuditTables } from '../plan-under-audit.ts';
import { ingredientsOf } from '../sums.ts';
import { type EatenMeal, type EatenPlan, type EatingChoices, most } from './eaten-plan.ts';
import type { EatingMeasure, EatingRuleId } from './eating-rules.ts';

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

const worn = ['chicken', 'red meat', 'offal', 'fish', 'eggs'] as const;
/** Meals of a week of 21 that may hold one of them before it is worn out; a week of more meals has its share. [J] */
const mostOfWorn = 5 / 21;
const fewestOfWorn = 5;

/** Meals of a week that hold a helping of the meat, fish or eggs that it holds most often. */
function mostWorn(week: readonly EatenMeal[]): number {
  return most(
    worn.map((group) => week.filter(({ groups }) => (groups.get(group) ?? 0) >= helping).length),
  );
}

/** Energy of a plate for each snack that may stand beside it, one at least. [J] */
const kcalOfSnack = 800;

/** Whether more stands beside a lunch or a dinner than a snack, staples, vegetables and salads apart. */
function isPatchwork({ recipes, kcal }: EatenMeal): boolean {
  const snacks = recipes.slice(1).filter(({ slots }) => slots.some((slot) => slot !== 'side'));
  return snacks.length > Math.max(1, Math.floor(kcal / kcalOfSnack));
}

/** Grams of a piece of fruit. */
const pieceOfFruit = 50;

/** Whether two dishes of a meal hold a piece of fruit each. */
function hasTwoFruits({ meal }: EatenMeal, { foods }: AuditTables): boolean {
  const fruity = meal.dishes.filter(({ ingredients }) => {
    const fruit = ingredients.filter(({ food }) => foods[food].role === 'fruit');
    return fruit.reduce((sum, { grams }) => sum + grams, 0) >= pieceOfFruit;
  });
  return fruity.length > 1;
}

/** Snacks beside a lunch or a dinner that nobody has there: a rusk, a handful of seeds. */
function oddSides({ recipes }: EatenMeal): number {
  const [, ...sides] = recipes;
  return sides.filter(({ slots, atTable }) => slots[0] === 'snack' && !atTable).length;
}

/** How gladly a dish is eaten, from 1 to 5, at which few are glad of it; and the part of main meals that may be such. [J] */
const seldomLiked = 2;
const mostDull = 1 / 8;

function isDull({ recipes: [first] }: EatenMeal): boolean {
  return (first?.appeal ?? 5) <= seldomLiked;
}

/** Lunches and dinners of a week of the member's home that are enough. [J] */
const wantedOfHome = 5;

/** A rule that is looked at so many times, of which some are bad; it holds where none is. */
function looked(rule: EatingRuleId, figure: number, bad: number, all: number): EatingMeasure {
  return { rule, figure, holds: bad === 0, looks: { held: all - bad, all } };
}

/** E6j: of who chose no home style nothing is asked. */
function auditHome(
  weeks: EatenPlan['weeks'],
  { homes = [] }: EatingChoices,
): readonly EatingMeasure[] {
  if (homes.length === 0) return [];
  const isHome = ({ recipes: [first] }: EatenMeal) =>
    first?.homeOf?.some((style) => homes.includes(style)) === true;
  const ofHome = weeks.map((week) => week.filter(isHome).length);
  const few = ofHome.filter((count) => count < wantedOfHome).length;
  return [looked('E6j', Math.min(...ofHome), few, weeks.length)];
}

/** Sides and days: the rest of E6, and of E12. */
export function auditSidesAndDays(
  { meals, weeks, days }: EatenPlan,
  tables: AuditTables,
  choices: EatingChoices,
): readonly EatingMeasure[] {
  const ofWorn = weeks.map(mostWorn);
  const wornOut = weeks.filter(
    (week, index) =>
      (ofWorn[index] ?? 0) > Math.max(fewestOfWorn, Math.floor(mostOfWorn * week.length)),
  ).length;
  const mains = meals.filter(({ isMain }) => isMain);
  const patched = mains.filter(isPatchwork).length;
  const strange = mains.reduce((sum, meal) => sum + oddSides(meal), 0);
  const withStrange = mains.filter((meal) => oddSides(meal) > 0).length;
  const dull = mains.filter(isDull).length / Math.max(1, mains.length);
  const doubled = meals.filter((meal) => hasTwoFruits(meal, tables)).length;
  const sides = weeks.map((week) => mostFrequent(week, tables));
  const tired = sides.filter((times) => times > mostOfSide).length;
  const same = days.filter((day) => isSameTwice(day, tables)).length;
  const eggs = meals.filter(hasEggBeside).length;
  const hot = meals.reduce((sum, meal) => sum + hotDrinks(meal), 0);
  return [
    looked('E6g', most(sides), tired, weeks.length),
    looked('E6h', same, same, days.length),
    looked('E6i', most(ofWorn), wornOut, weeks.length),
    ...auditHome(weeks, choices),
    { rule: 'E6k', figure: 100 * dull, holds: dull <= mostDull },
    looked('E12h', patched, patched, mains.length),
    looked('E12i', doubled, doubled, meals.length),
    looked('E12j', strange, withStrange, mains.length),
    { rule: 'E12f', figure: eggs, holds: eggs === 0 },
    { rule: 'E12g', figure: hot, holds: hot === 0 },
  ];
}
