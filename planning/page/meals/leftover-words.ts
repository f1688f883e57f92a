import type { WeekNumber } from '../../calendar.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import { listed } from '../../listed.ts';
import { isEatenCold, reheatMinutes } from '../../meals/model/leftovers.ts';
import type {
  LaterMeal,
  MealMark,
  MealWeek,
  PlannedDish,
  PlannedMeal,
} from '../../meals/model/meal-plan.ts';
import { element, emoji, type Html, join } from '../html.ts';

/** 'Tuesday’s lunch', and the week where it is another one. */
function mealCalled({ week, weekday, meal }: MealMark, from: WeekNumber): string {
  const name = `${weekday}’s ${meal.toLowerCase()}`;
  return week === from ? name : `${name} (week ${week})`;
}

function gramsOf(ingredients: PlannedDish['ingredients']): number {
  return ingredients.reduce((sum, { grams }) => sum + grams, 0);
}

/** Share of a pot that is not for the meal at which it is cooked, to the nearest 5 %. */
function laterPercent(meal: PlannedMeal): number {
  const pot = gramsOf(meal.pot?.ingredients ?? []);
  const [main] = meal.dishes;
  const own = gramsOf(main?.ingredients ?? []);
  return 5 * Math.round((20 * (pot - own)) / Math.max(1, pot));
}

const howOften = ['', 'Cook double', 'Cook three times as much', 'Cook four times as much'];

/** Rice that stood warm makes ill even when it is heated again: it is cooled fast and eaten the next day. */
function holdsRice({ ingredients }: Recipe): boolean {
  return ingredients.some(([food]) => food.startsWith('rice-') && food !== 'rice-noodles');
}

function storeSentences(recipe: Recipe, later: readonly LaterMeal[], from: WeekNumber): string {
  const frozen = later.filter((one) => one.frozen).map((one) => mealCalled(one, from));
  const fridge = holdsRice(recipe)
    ? 'Take that out before you serve, spread it on a cold plate, and put it in the fridge in a closed tub within one hour: cooked rice must not stand warm.'
    : 'Take that out before you serve, let it cool, and put it in the fridge in a closed tub within two hours.';
  return frozen.length === 0
    ? fridge
    : `${fridge} Freeze what is for ${listed(frozen)} once it is cold.`;
}

/** What is said where a dish is cooked for several meals: how much of it is for later, and how it keeps. */
export function potText(meal: PlannedMeal, week: WeekNumber, catalogue: Catalogue): string | null {
  const recipe = catalogue.dishById.get(meal.dishes[0]?.recipe ?? '')?.recipe;
  const later = meal.pot?.meals ?? [];
  if (!recipe || later.length === 0) return null;
  const names = listed(later.map((one) => mealCalled(one, week)));
  const much = howOften[later.length] ?? 'Cook a big pot';
  return `${much}: about ${laterPercent(meal)}\u00a0% of this dish is for ${names}, and the amounts here are for all of it. ${storeSentences(recipe, later, week)}`;
}

/** What is said in the place of a recipe where a dish is left over. */
export function leftoverText(
  { dishes, leftoverOf }: PlannedMeal,
  week: WeekNumber,
  catalogue: Catalogue,
): string | null {
  const recipe = catalogue.dishById.get(dishes[0]?.recipe ?? '')?.recipe;
  if (!recipe || !leftoverOf) return null;
  const from = `Left over from ${mealCalled(leftoverOf, week)}`;
  const thaw = leftoverOf.frozen
    ? ' Move it from the freezer to the fridge the evening before.'
    : '';
  return isEatenCold(recipe)
    ? `${from}: dish it up cold, straight from the fridge.${thaw}`
    : `${from}: reheat it until it steams all the way through, about ${reheatMinutes}\u00a0min.${thaw} Reheat it only once.`;
}

/** The week's leftovers in one line, so that whoever looks at the week sees when there is less to cook. */
export function leftoversNote({ days }: MealWeek): Html {
  const names = days.flatMap(({ weekday, meals }) =>
    meals.flatMap(({ name, leftoverOf }) =>
      leftoverOf ? [`${weekday}’s ${name.toLowerCase()}`] : [],
    ),
  );
  if (names.length === 0) return join();
  const text = ` Cook once, eat twice: ${listed(names)} ${names.length === 1 ? 'is' : 'are'} only warmed up, or eaten cold, from what you cooked before.`;
  return element('p', 'plan-note', emoji('♻️'), text);
}

export function potNote(meal: PlannedMeal, week: WeekNumber, catalogue: Catalogue): Html | null {
  const text = potText(meal, week, catalogue);
  return text === null ? null : element('p', 'tip', emoji('🍲'), ` ${text}`);
}

export function leftoverNote(
  meal: PlannedMeal,
  week: WeekNumber,
  catalogue: Catalogue,
): Html | null {
  const text = leftoverText(meal, week, catalogue);
  return text === null ? null : element('p', 'tip', emoji('♻️'), ` ${text}`);
}
