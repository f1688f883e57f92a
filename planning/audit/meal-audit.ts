import type { Food } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { Recipe } from '../catalogue/recipe.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../meals/meal-plan.ts';
import type { Profile } from '../profile/profile.ts';

/** One thing wrong with a finished plan. `rule` names the invariant. */
export interface Breach {
  readonly rule:
    | 'structure'
    | 'sum'
    | 'allergen'
    | 'diet'
    | 'disliked'
    | 'time'
    | 'skill'
    | 'portion'
    | 'energy'
    | 'protein'
    | 'dinner-repeat';
  readonly week: number;
  readonly day: string;
  readonly detail: string;
}

/** The tables, looked up by name; the audit trusts nothing that the planner computed from them. */
export interface AuditTables {
  readonly foods: Readonly<Record<FoodKey, Food>>;
  readonly recipes: ReadonlyMap<string, Recipe>;
}

type Report = (rule: Breach['rule'], detail: string) => void;

const allergyWords: Readonly<Record<string, string>> = {
  Lactose: 'lactose',
  Gluten: 'gluten',
  Peanuts: 'peanuts',
  Shellfish: 'shellfish',
  Eggs: 'eggs',
};

function dietForbids(diet: Profile['diet_type'], animal: string): boolean {
  switch (diet) {
    case 'Vegan':
      return animal !== 'plant';
    case 'Vegetarian':
      return ['fish', 'shellfish', 'poultry', 'meat'].includes(animal);
    case 'Fish-Only':
      return ['poultry', 'meat'].includes(animal);
    default:
      return false;
  }
}

function checkFood(key: FoodKey, tables: AuditTables, profile: Profile, report: Report): void {
  const food = tables.foods[key];
  const allergies = profile.allergies.filter((allergy) => allergy !== 'None');
  for (const allergy of allergies) {
    const word = allergyWords[allergy];
    const holds = food.allergens === null || food.allergens.some((allergen) => allergen === word);
    if (holds || food.mayContain.some((allergen) => allergen === word)) {
      report('allergen', `${key} for a member with ${allergy}`);
    }
  }
  for (const animal of food.animals) {
    if (dietForbids(profile.diet_type, animal)) report('diet', `${key} for ${profile.diet_type}`);
  }
}

const minutesAllowed: Readonly<Record<Profile['cooking_time'], number>> = {
  'Less than 15 minutes': 15,
  '15 to 30 minutes': 30,
  '30 to 45 minutes': 45,
  'More than 1 hour': Number.MAX_SAFE_INTEGER,
};
const levels = ['Beginner', 'Intermediate', 'Advanced'];

function checkMeal(meal: PlannedMeal, tables: AuditTables, profile: Profile, report: Report): void {
  let work = 0;
  let longest = 0;
  for (const dish of meal.dishes) {
    const recipe = tables.recipes.get(dish.recipe);
    if (!recipe) {
      report('structure', `unknown recipe ${dish.recipe}`);
      continue;
    }
    work += recipe.activeMinutes;
    longest = Math.max(longest, recipe.totalMinutes);
    if (levels.indexOf(recipe.skill) > levels.indexOf(profile.cooking_skill)) {
      report('skill', `${recipe.id} is ${recipe.skill}`);
    }
    const listed = recipe.ingredients.map(([food]) => food).join();
    if (listed !== dish.ingredients.map(({ food }) => food).join()) {
      report('structure', `${recipe.id} is served with other ingredients than its recipe has`);
    }
    for (const { food, grams } of dish.ingredients) {
      checkFood(food, tables, profile, report);
      const most = tables.foods[food].maxMealGrams;
      if (!(grams > 0) || grams > most)
        report('portion', `${grams} g of ${food}, at most ${most} g`);
    }
  }
  const minutes = Math.max(work, longest);
  if (minutes > minutesAllowed[profile.cooking_time])
    report('time', `${meal.name} takes ${minutes} minutes`);
}

interface DaySums {
  kcal: number;
  protein: number;
}

/** Energy and protein from the food table, in an arithmetic of its own. */
export function sumDay(day: PlannedDay, foods: AuditTables['foods']): DaySums {
  const sums = { kcal: 0, protein: 0 };
  for (const meal of day.meals) {
    for (const dish of meal.dishes) {
      for (const { food, grams } of dish.ingredients) {
        sums.kcal += foods[food].per100g.kcal * (grams / 100);
        sums.protein += foods[food].per100g.protein * (grams / 100);
      }
    }
  }
  return sums;
}

const mealNames: Readonly<Record<Profile['meals_per_day'], string>> = {
  2: 'Lunch,Dinner',
  3: 'Breakfast,Lunch,Dinner',
  4: 'Breakfast,Lunch,Snack,Dinner',
  5: 'Breakfast,Morning snack,Lunch,Afternoon snack,Dinner',
};
const dayNames = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday';

function checkDay(
  day: PlannedDay,
  week: MealWeek,
  tables: AuditTables,
  profile: Profile,
  report: Report,
): void {
  if (day.meals.map(({ name }) => name).join() !== mealNames[profile.meals_per_day]) {
    report('structure', 'meals are missing or misnamed');
  }
  for (const meal of day.meals) {
    if (meal.dishes.length === 0) report('structure', `${meal.name} is empty`);
    checkMeal(meal, tables, profile, report);
  }
  const sums = sumDay(day, tables.foods);
  if (
    Math.abs(sums.kcal - day.amounts.kcal) > 0.5 ||
    Math.abs(sums.protein - day.amounts.protein) > 0.05
  ) {
    report('sum', `stored ${day.amounts.kcal} kcal, recomputed ${sums.kcal}`);
  }
  const off = sums.kcal / week.target.energy - 1;
  if (Math.abs(off) > 0.05) report('energy', `${(100 * off).toFixed(1)} % off the target`);
  if (sums.protein < 0.95 * week.target.protein) {
    report('protein', `${sums.protein.toFixed(0)} g of ${week.target.protein} g`);
  }
}

/**
 * Checks four finished weeks against what was asked for.
 * @param disliked keys of the foods that the member wants left out, as known to the caller
 * @returns every breach found; empty for a good plan
 */
export function auditMealPlan(
  weeks: readonly MealWeek[],
  profile: Profile,
  tables: AuditTables,
  disliked: ReadonlySet<FoodKey> = new Set(),
): readonly Breach[] {
  const breaches: Breach[] = [];
  if (weeks.map(({ week }) => week).join() !== '1,2,3,4') {
    breaches.push({ rule: 'structure', week: 0, day: '', detail: 'not the weeks 1 to 4' });
  }
  for (const week of weeks) {
    if (week.days.map(({ weekday }) => weekday).join() !== dayNames) {
      breaches.push({ rule: 'structure', week: week.week, day: '', detail: 'not seven days' });
    }
    const dinners = new Map<string, number>();
    for (const day of week.days) {
      const report: Report = (rule, detail) =>
        breaches.push({ rule, week: week.week, day: day.weekday, detail });
      checkDay(day, week, tables, profile, report);
      for (const { food } of day.meals
        .flatMap(({ dishes }) => dishes)
        .flatMap((dish) => dish.ingredients)) {
        if (disliked.has(food)) report('disliked', food);
      }
      const dinner = day.meals.find(({ name }) => name === 'Dinner')?.dishes[0]?.recipe ?? '';
      dinners.set(dinner, (dinners.get(dinner) ?? 0) + 1);
      if ((dinners.get(dinner) ?? 0) > 2) report('dinner-repeat', `${dinner} for the third time`);
    }
  }
  return breaches;
}
