import type {
  MealWeek,
  PlannedDay,
  PlannedDish,
  PlannedMeal,
} from '../../meals/model/meal-plan.ts';
import type { Profile } from '../../profile/profile.ts';
import { auditWeeks } from '../calendar-audit.ts';
import type { Check } from '../finding.ts';
import type { AuditTables, MealsUnderAudit } from '../plan-under-audit.ts';
import { type Foods, ingredientsOf, sumMeals } from '../sums.ts';
import { minutesAllowed, skillAllows } from './eating-audit.ts';
import { auditLeftovers } from './leftover-audit.ts';
import { auditVariety } from './variety-audit.ts';

const mealNames: Readonly<Record<Profile['meals_per_day'], string>> = {
  2: 'Lunch,Dinner',
  3: 'Breakfast,Lunch,Dinner',
  4: 'Breakfast,Lunch,Snack,Dinner',
  5: 'Breakfast,Morning snack,Lunch,Afternoon snack,Dinner',
};

/** Minutes to warm what is left over, and minutes more for each helping that is cooked for later. */
const toWarm = 5;
const toCookMore = 2;

/**
 * Minutes of work of a meal, and from start to plate: the work of all its dishes, or the longest of them. Of what is
 * left over only the warming counts.
 */
export function timesOf(
  meal: PlannedMeal,
  { recipes }: AuditTables,
): { readonly work: number; readonly ready: number } {
  let work = (meal.pot?.meals.length ?? 0) * toCookMore;
  let longest = 0;
  for (const [index, { recipe }] of meal.dishes.entries()) {
    const warmed = index === 0 && meal.leftoverOf !== undefined;
    const { activeMinutes = 0, totalMinutes = 0 } = recipes.get(recipe) ?? {};
    work += warmed ? toWarm : activeMinutes;
    longest = Math.max(longest, warmed ? toWarm : totalMinutes);
  }
  return { work, ready: Math.max(work, longest) };
}

function checkDish(
  dish: PlannedDish,
  profile: Profile,
  { foods, recipes }: AuditTables,
  check: Check,
): void {
  const recipe = recipes.get(dish.recipe);
  check('41', recipe !== undefined, () => `unknown recipe ${dish.recipe}`);
  if (!recipe) return;
  check('43', skillAllows(recipe, profile), () => `${recipe.id} is ${recipe.skill}`);
  const listed = recipe.ingredients.map(([food]) => food).join();
  const served = dish.ingredients.map(({ food }) => food).join();
  check('41', listed === served, () => `${recipe.id} is served as ${served}`);
  for (const [index, { food, grams }] of dish.ingredients.entries()) {
    const steps = grams / foods[food].stepGrams;
    const whole = Math.abs(steps - Math.round(steps)) < 1e-6;
    // a pinch, less than half a step, is what the recipe says
    const pinch = grams === recipe.ingredients[index]?.[1];
    check(
      '44b',
      whole || pinch,
      () => `${grams} g of ${food}, in steps of ${foods[food].stepGrams} g`,
    );
  }
}

/** What a plate is made of; of milk, fruit, oil and sugar a large appetite has less more. */
const ofPlate: ReadonlySet<string> = new Set(['protein', 'starch', 'vegetable']);

/** How much more than the most of a usual meal a member's meals may hold, by the energy of the largest of them. */
function timesTheMost(role: string, energy: number, { meals_per_day }: Profile): number {
  if (role === 'seasoning') return 1;
  const largest = { 2: 0.55, 3: 0.4, 4: 0.35, 5: 0.3 }[meals_per_day] * energy;
  const isPlate = ofPlate.has(role);
  if (largest >= 1900) return 2;
  if (largest >= 1150) return isPlate ? 1.5 : 1.25;
  return largest >= 800 && isPlate ? 1.25 : 1;
}

/** Minutes from start to plate of the one meal of a weekend day that may be ready later. */
const slowMinutes = 180;

const slowMeals: ReadonlyMap<string, string> = new Map([
  ['Saturday', 'Dinner'],
  ['Sunday', 'Lunch'],
]);

/** Whether a meal may be ready later than the member's minutes, though its work may not be longer. */
function mayBeLate({ name }: PlannedMeal, weekday: string, { kitchenAnswers }: Profile): boolean {
  if (kitchenAnswers?.quick_weekends === 'Yes') return false;
  return slowMeals.get(weekday) === name;
}

function checkMeal(
  meal: PlannedMeal,
  weekday: string,
  energy: number,
  profile: Profile,
  tables: AuditTables,
  check: Check,
): void {
  check('41', meal.dishes.length > 0, () => `${meal.name} is empty`);
  for (const dish of meal.dishes) checkDish(dish, profile, tables, check);
  const { work, ready } = timesOf(meal, tables);
  const allowed = minutesAllowed[profile.cooking_time];
  const until = mayBeLate(meal, weekday, profile) ? Math.max(allowed, slowMinutes) : allowed;
  check(
    '42',
    work <= allowed && ready <= until,
    () => `${meal.name}: ${work} min of work, ready in ${ready} min`,
  );
  const together = new Map<keyof Foods, number>();
  for (const { food, grams } of ingredientsOf([meal])) {
    const { maxMealGrams, role } = tables.foods[food];
    const most = maxMealGrams * timesTheMost(role, energy, profile);
    const sum = (together.get(food) ?? 0) + grams;
    together.set(food, sum);
    check('44a', grams > 0 && sum <= most, () => `${sum} g of ${food}, at most ${most} g`);
  }
}

/** Rule 47: groups of which a day holds at least a tablespoon (15 g), as the indicator counts them. */
function checkGroups(
  day: PlannedDay,
  week: MealWeek,
  profile: Profile,
  foods: Foods,
  check: Check,
) {
  const grams = new Map<string, number>();
  for (const { food, grams: served } of ingredientsOf(day.meals)) {
    const group = foods[food].diversityGroup;
    if (group) grams.set(group, (grams.get(group) ?? 0) + served);
  }
  const groups = [...grams].filter(([, sum]) => sum >= 15).map(([name]) => name);
  const says = () => groups.join();
  if (profile.meals_per_day === 2 || week.target.energy < 1400)
    check('47b', groups.length >= 4, says);
  else check('47a', groups.length >= 5, says);
}

function checkSums(day: PlannedDay, foods: Foods, check: Check): void {
  for (const { name, meals, amounts } of [
    { name: 'the day', meals: day.meals, amounts: day.amounts },
    ...day.meals.map((meal) => ({ name: meal.name, meals: [meal], amounts: meal.amounts })),
  ]) {
    const sums = sumMeals(meals, foods);
    const pairs = [
      ['kcal', amounts.kcal, sums.kcal],
      ['protein', amounts.protein, sums.protein],
      ['fat', amounts.fat, sums.fat],
      ['saturated fat', amounts.saturatedFat, sums.saturatedFat],
      ['carbohydrate', amounts.carbohydrate, sums.carbohydrate],
      ['fibre', amounts.fibre, sums.fibre],
      ['free sugars', amounts.freeSugars, sums.freeSugars],
      ['sodium', amounts.sodiumMg, sums.sodium],
      ['produce', amounts.produce, sums.produce],
      ['calcium', amounts.calciumMg, sums.calcium],
      ['iron', amounts.ironMg, sums.iron],
      ['vitamin C', amounts.vitaminCMg, sums.vitaminC],
      ['vitamin B12', amounts.vitaminB12Ug, sums.vitaminB12],
    ] as const;
    const wrong = pairs.find(([, stored, own]) => !(Math.abs(stored - own) <= 0.001 + 1e-6 * own));
    check('84b', wrong === undefined, () => `${name}: ${wrong?.join(' ')}`);
  }
}

/** Rules 41 to 49 and 84b: a plan that can be cooked, with sums that are right. */
export function auditPractice(
  plan: MealsUnderAudit,
  tables: AuditTables,
  at: (week: number, day?: string) => Check,
): void {
  const { profile, weeks } = plan;
  auditWeeks(weeks, at);
  for (const week of weeks) {
    for (const day of week.days) {
      const check = at(week.week, day.weekday);
      const names = day.meals.map(({ name }) => name).join();
      check('41', names === mealNames[profile.meals_per_day], () => names);
      for (const meal of day.meals)
        checkMeal(meal, day.weekday, week.target.energy, profile, tables, check);
      checkSums(day, tables.foods, check);
      checkGroups(day, week, profile, tables.foods, check);
    }
  }
  auditLeftovers(plan, tables, at);
  auditVariety(plan, tables, at);
}
