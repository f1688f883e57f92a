import { dayNamed, firstWeekday } from '../../calendar.ts';
import type { Catalogue, Dish } from '../../catalogue/catalogue.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import type {
  LaterMeal,
  MealMark,
  MealWeek,
  PlannedDish,
  PlannedIngredient,
  PlannedMeal,
} from './meal-plan.ts';

/** Minutes to warm a helping until it steams all the way through, or to dish up what is eaten cold. */
export const reheatMinutes = 5;
/** Minutes of work that each helping more asks of the cook: more to peel, chop and stir. */
const minutesPerHelping = 2;

/** Minutes of work for a recipe cooked for a number of later meals too, and from start to plate. */
export function potMinutes(
  { activeMinutes, totalMinutes }: Recipe,
  laterMeals: number,
): { readonly work: number; readonly total: number } {
  const work = activeMinutes + minutesPerHelping * laterMeals;
  return { work, total: Math.max(work, totalMinutes) };
}

/** Whether what is cooked of a recipe is still good after some days: at most three in the fridge, else from the freezer. */
export function keepsFor({ keepsDays, freezes }: Recipe, days: number, frozen: boolean): boolean {
  return days >= 1 && (frozen ? freezes : days <= keepsDays);
}

/** Whether a cook would make a second helping of it for the next day. */
export function isGoodNextDay({ recipe, ingredients }: Dish): boolean {
  if (!keepsFor(recipe, 1, false)) return false;
  const fades = ingredients.some(({ food }) => food.fadesOvernight);
  return recipe.batch || recipe.keepsDays >= 2 || !fades;
}

const hotTools: ReadonlySet<string> = new Set(['stove', 'oven', 'microwave', 'braai', 'kettle']);

/** Whether a leftover is eaten as it comes out of the fridge. */
export function isEatenCold({ cold, tools }: Recipe): boolean {
  return cold === true || !tools.some((tool) => hotTools.has(tool));
}

/** Share by which a portion may differ from its part of the pot, beside one step of the scale. */
const portionSlack = 0.05;

/** Whether one helping of a dish can be ladled from the same pot as another: the same dish in the same proportions. */
export function isSamePot(
  cooked: PlannedDish,
  served: PlannedDish,
  stepOf: (food: PlannedIngredient['food']) => number,
): boolean {
  const sum = ({ ingredients }: PlannedDish) =>
    ingredients.reduce((total, { grams }) => total + grams, 0);
  const part = sum(served) / sum(cooked);
  return (
    cooked.recipe === served.recipe &&
    cooked.ingredients.length === served.ingredients.length &&
    cooked.ingredients.every(({ food, grams }, index) => {
      const other = served.ingredients[index];
      const slack = stepOf(food) + portionSlack * grams;
      return other?.food === food && Math.abs(other.grams - part * grams) <= slack;
    })
  );
}

/** A meal of a plan, with its day from 0 to 27 and its name in the plan. */
export interface Placed {
  readonly day: number;
  readonly mark: MealMark;
  readonly meal: PlannedMeal;
}

function keyOf({ week, weekday, meal }: MealMark): string {
  return `${week} ${weekday} ${meal}`;
}

function placedMeals(weeks: readonly MealWeek[]): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const { start, week, days } of weeks) {
    const first = firstWeekday({ start });
    for (const { weekday, meals } of days) {
      for (const meal of meals) {
        const mark = { week, weekday, meal: meal.name };
        placed.set(keyOf(mark), { day: dayNamed(mark, first), mark, meal });
      }
    }
  }
  return placed;
}

/** Whether one meal can be served from what was cooked for another. */
function isLeftOf(one: Placed, source: Placed, { dishById, foods }: Catalogue): boolean {
  const [served] = one.meal.dishes;
  const [cooked] = source.meal.dishes;
  if (!served || !cooked) return false;
  const recipe = dishById.get(cooked.recipe)?.recipe;
  const frozen = one.meal.leftoverOf?.frozen === true;
  const stepOf = (food: PlannedIngredient['food']) => foods.get(food)?.stepGrams ?? 0;
  return (
    recipe !== undefined &&
    keepsFor(recipe, one.day - source.day, frozen) &&
    isSamePot(cooked, served, stepOf)
  );
}

/** The meal for which a leftover was cooked; null where that no longer is, or was not this dish, or is too long ago. */
function cookedFor(
  one: Placed,
  placed: ReadonlyMap<string, Placed>,
  catalogue: Catalogue,
): Placed | null {
  const { leftoverOf } = one.meal;
  const source = leftoverOf ? placed.get(keyOf(leftoverOf)) : undefined;
  if (!source || source.meal.leftoverOf) return null;
  return isLeftOf(one, source, catalogue) ? source : null;
}

/** For every leftover the meal for which it was cooked. Where a pot is gone, the first that it served is the new one. */
function sourcesOf(
  placed: ReadonlyMap<string, Placed>,
  catalogue: Catalogue,
): ReadonlyMap<string, Placed> {
  const sources = new Map<string, Placed>();
  const heirs = new Map<string, Placed>();
  for (const [key, one] of placed) {
    const { leftoverOf } = one.meal;
    if (!leftoverOf) continue;
    const source = cookedFor(one, placed, catalogue);
    const heir = heirs.get(keyOf(leftoverOf));
    if (source) sources.set(key, source);
    else if (heir && isLeftOf(one, heir, catalogue)) sources.set(key, heir);
    else if (!heir) heirs.set(keyOf(leftoverOf), one);
  }
  return sources;
}

/**
 * Those of some meals that are warmed up from the pot of another one of them. A mark alone does not say so: its pot may
 * not be among them, or stand on a day from which it does not keep so long, as in a plan that begins on another day.
 */
export function servedFromPots(
  meals: readonly Placed[],
  catalogue: Catalogue,
): ReadonlySet<Placed> {
  const placed = new Map(meals.map((one) => [keyOf(one.mark), one]));
  const sources = sourcesOf(placed, catalogue);
  return new Set(meals.filter(({ mark }) => sources.has(keyOf(mark))));
}

/** Places of the meals that share a pot with one: where it was cooked, or what is left over from it. */
export function potMates(weeks: readonly MealWeek[], mark: MealMark): readonly MealMark[] {
  const placed = placedMeals(weeks);
  const of = placed.get(keyOf(mark))?.meal.leftoverOf;
  const pot = keyOf(of ?? mark);
  return [...placed.values()].flatMap(({ mark: other, meal }) => {
    const shares = keyOf(other) === pot || (meal.leftoverOf && keyOf(meal.leftoverOf) === pot);
    return shares && keyOf(other) !== keyOf(mark) ? [other] : [];
  });
}

/** What goes into a pot: the helpings, ingredient by ingredient, to the milligram. */
function sumOf(helpings: readonly PlannedDish[]): readonly PlannedIngredient[] {
  const [first] = helpings;
  return (first?.ingredients ?? []).map(({ food }, index) => {
    const grams = helpings.reduce((sum, dish) => sum + (dish.ingredients[index]?.grams ?? 0), 0);
    return { food, grams: Math.round(grams * 1000) / 1000 };
  });
}

/** The same meal with other marks; the same object where they are what they were. */
function marked(
  meal: PlannedMeal,
  leftoverOf: LaterMeal | undefined,
  later: readonly Placed[],
): PlannedMeal {
  const { leftoverOf: was, pot: old, ...rest } = meal;
  if (!was && !old && later.length === 0) return meal;
  const helpings = [meal, ...later.map((one) => one.meal)].flatMap(({ dishes }) =>
    dishes.slice(0, 1),
  );
  const pot = {
    meals: later.map(({ mark, meal: { leftoverOf: of } }) =>
      of?.frozen ? { ...mark, frozen: true as const } : mark,
    ),
    ingredients: sumOf(helpings),
  };
  const made = {
    ...rest,
    ...(leftoverOf ? { leftoverOf } : {}),
    ...(later.length > 0 ? { pot } : {}),
  };
  const same =
    JSON.stringify([was, old]) === JSON.stringify([leftoverOf, later.length > 0 ? pot : undefined]);
  return same ? meal : made;
}

/**
 * Four weeks in which every leftover has its pot and every pot its leftovers. A meal whose pot is gone, because another
 * dish is cooked there now, is from then on cooked for itself, to the gram, and for the others that were left over; a
 * pot of which nothing is left over for later is cooked for one meal. Weeks and meals that do not change are the same objects.
 */
export function withPots(weeks: readonly MealWeek[], catalogue: Catalogue): readonly MealWeek[] {
  const placed = placedMeals(weeks);
  const sources = sourcesOf(placed, catalogue);
  const later = new Map<string, Placed[]>();
  for (const [key, source] of sources) {
    const one = placed.get(key);
    const pot = keyOf(source.mark);
    if (one) later.set(pot, [...(later.get(pot) ?? []), one]);
  }
  return weeks.map((week) => {
    let changed = false;
    const days = week.days.map((day) => {
      const meals = day.meals.map((meal) => {
        const key = keyOf({ week: week.week, weekday: day.weekday, meal: meal.name });
        const source = sources.get(key)?.mark;
        const frozen = meal.leftoverOf?.frozen;
        const of = source && frozen ? { ...source, frozen } : source;
        return marked(meal, of, later.get(key) ?? []);
      });
      if (meals.every((meal, index) => meal === day.meals[index])) return day;
      changed = true;
      return { ...day, meals };
    });
    return changed ? { ...week, days } : week;
  });
}
