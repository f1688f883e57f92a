import type { FoodKey } from '../../catalogue/foods.ts';
import type {
  LaterMeal,
  MealMark,
  MealWeek,
  PlannedDish,
  PlannedIngredient,
  PlannedMeal,
} from '../../meals/model/meal-plan.ts';
import { type Begun, dayOf } from '../calendar-audit.ts';
import type { Check } from '../finding.ts';
import type { AuditTables, MealsUnderAudit } from '../plan-under-audit.ts';

type Ingredients = readonly PlannedIngredient[];

function names({ week, weekday, meal }: MealMark, other: MealMark): boolean {
  return week === other.week && weekday === other.weekday && meal === other.meal;
}

interface Here {
  /** Day of the plan, 0 to 27. */
  readonly day: number;
  readonly mark: MealMark;
  readonly meal: PlannedMeal;
}

function mealsIn(weeks: readonly MealWeek[]): readonly Here[] {
  return weeks.flatMap(({ week, start, days }) =>
    days.flatMap(({ weekday, meals }) =>
      meals.map((meal) => ({
        day: dayOf({ week, weekday }, { start }),
        mark: { week, weekday, meal: meal.name },
        meal,
      })),
    ),
  );
}

/** What is served at other meals of the main dish that was cooked for one, in their order. */
export function helpingsOf(weeks: readonly MealWeek[], cooked: MealMark): readonly Ingredients[] {
  return mealsIn(weeks).flatMap(({ meal: { leftoverOf, dishes } }) =>
    leftoverOf && names(leftoverOf, cooked) ? [dishes[0]?.ingredients ?? []] : [],
  );
}

function sum(ingredients: Ingredients): number {
  return ingredients.reduce((total, { grams }) => total + grams, 0);
}

/** Where a helping differs from its part of the dish by more than the rounding to whole steps; null where it does not. */
function outOfProportion(
  helping: Ingredients,
  dish: Ingredients,
  { foods }: AuditTables,
): string | null {
  if (helping.map(({ food }) => food).join() !== dish.map(({ food }) => food).join()) {
    return 'other foods';
  }
  const part = sum(helping) / sum(dish);
  for (const [index, { food, grams }] of dish.entries()) {
    const served = helping[index]?.grams ?? 0;
    const slack = foods[food].stepGrams + 0.05 * grams;
    if (Math.abs(served - part * grams) > slack + 1e-9) {
      return `${served} g of ${food} where ${(part * grams).toFixed(0)} g would be its part`;
    }
  }
  return null;
}

function isRice(food: FoodKey, { foods }: AuditTables): boolean {
  const { name } = foods[food];
  return /\brice\b/i.test(name) && !/noodle|cake|paper|flour|milk|drink|bran|vinegar/i.test(name);
}

/** Rule 50a: days between pot and plate. */
function checkAge(
  here: Here,
  from: LaterMeal,
  plan: Begun,
  tables: AuditTables,
  check: Check,
): void {
  const [dish] = here.meal.dishes;
  const recipe = tables.recipes.get(dish?.recipe ?? '');
  const days = here.day - dayOf(from, plan);
  const says = (why: string) => () => `${dish?.recipe} ${days} days after cooking, ${why}`;
  check('50a', days >= 1, says('before it was cooked'));
  if (from.frozen) {
    check('50a', recipe?.freezes === true, says('frozen'));
    return;
  }
  check('50a', days <= 3 && days <= (recipe?.keepsDays ?? 0), says('kept too long'));
  const rice = dish?.ingredients.some(({ food }) => isRice(food, tables)) === true;
  check('50a', !rice || days <= 1, says('with rice'));
}

/** Rule 50b: what is left over is a part of what was cooked then. */
function checkSource(
  dish: PlannedDish | undefined,
  source: PlannedMeal | undefined,
  tables: AuditTables,
  check: Check,
): void {
  const [cooked] = source?.dishes ?? [];
  const same = cooked !== undefined && cooked.recipe === dish?.recipe && !source?.leftoverOf;
  check('50b', same, () => `${dish?.recipe} of ${cooked?.recipe}`);
  const odd = cooked && dish ? outOfProportion(dish.ingredients, cooked.ingredients, tables) : '';
  check('50b', odd === null, () => `${dish?.recipe}: ${odd}`);
}

/** Rule 50c: the pot names those who eat of it, and holds what they eat. */
function checkPot(
  { mark, meal: { pot, dishes } }: Here,
  later: readonly Here[],
  weeks: MealsUnderAudit['weeks'],
  check: Check,
): void {
  const marks = later.map((one) => ({
    ...one.mark,
    ...(one.meal.leftoverOf?.frozen ? { frozen: true } : {}),
  }));
  check(
    '50c',
    JSON.stringify(pot?.meals) === JSON.stringify(marks),
    () => `${pot?.meals.length} meals for ${later.length} leftovers`,
  );
  const [main] = dishes;
  const served = main?.ingredients ?? [];
  const helpings = [served, ...helpingsOf(weeks, mark)];
  const wrong = served.find(({ food }, index) => {
    const needed = helpings.reduce((total, one) => total + (one[index]?.grams ?? 0), 0);
    const cooked = pot?.ingredients[index];
    return cooked?.food !== food || Math.abs(cooked.grams - needed) > 0.001;
  });
  const whole = pot?.ingredients.length === main?.ingredients.length;
  check('50c', whole && wrong === undefined, () => `${main?.recipe}: ${wrong?.food}`);
}

/**
 * Rule 50: what is left over was cooked then, keeps until it is eaten, and was in the pot. The arithmetic is this file's
 * own.
 */
export function auditLeftovers(
  plan: Pick<MealsUnderAudit, 'weeks'>,
  tables: AuditTables,
  at: (week: number, day?: string) => Check,
): void {
  const meals = mealsIn(plan.weeks);
  for (const here of meals) {
    const { mark, meal } = here;
    const check = at(mark.week, mark.weekday);
    const { leftoverOf, pot } = meal;
    if (leftoverOf) {
      checkAge(here, leftoverOf, { start: plan.weeks[0]?.start }, tables, check);
      const source = meals.find((one) => names(one.mark, leftoverOf))?.meal;
      checkSource(meal.dishes[0], source, tables, check);
    }
    const later = meals.filter(({ meal: one }) => one.leftoverOf && names(one.leftoverOf, mark));
    if (pot || later.length > 0) checkPot(here, later, plan.weeks, check);
  }
}
