import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { philaPlanner } from '../baselines/phila.ts';
import type { PlannedDay, PlannedMeal } from '../baselines/planner.ts';
import { readPlannerTables, tablesFolder } from '../baselines/tables.ts';
import { type RuleName, ruleNames } from './breach.ts';
import { FormatError } from './read.ts';
import { scoreCard } from './score-card.ts';
import { readSubmission } from './submission.ts';
import { type Recipe, readTables } from './tables.ts';

const tables = readTables(tablesFolder);
/** A vegetarian without lactose, who does not eat liver, is a beginner and has 45 minutes for three meals each. */
const person = 'p02';

type Month = PlannedDay[];

async function soundMonth(): Promise<Month> {
  const profile = readPlannerTables().profiles.get(person);
  assert.ok(profile);
  const days = await philaPlanner().plan(profile, 28);
  assert.ok(days);
  return [...days];
}

function breachesOf(days: readonly PlannedDay[]): ReadonlyMap<RuleName, number> {
  const plans = [{ task: person, people: { [person]: days } }];
  const text = JSON.stringify({ format: 'phila-benchmark/1', planner: 'x', track: 'month', plans });
  return scoreCard(readSubmission(text), tables).broken;
}

function withDay(days: Month, number: number, change: (day: PlannedDay) => PlannedDay): Month {
  return days.map((day, index) => (index === number ? change(day) : day));
}

function eachMeal(
  { meals }: PlannedDay,
  change: (meal: PlannedMeal, index: number) => PlannedMeal,
): PlannedDay {
  return { meals: meals.map(change) };
}

/** So many times as much of everything at some meals of a day. */
function scaled(day: PlannedDay, times: number, only?: string): PlannedDay {
  return eachMeal(day, (meal) =>
    only !== undefined && meal.name !== only
      ? meal
      : {
          ...meal,
          dishes: meal.dishes.map(({ recipe, ingredients }) => ({
            recipe,
            ingredients: Object.fromEntries(
              Object.entries(ingredients).map(([food, grams]) => [food, grams * times]),
            ),
          })),
        },
  );
}

/** A food more in the last dish of the day. */
function withFood(day: PlannedDay, food: string, grams: number): PlannedDay {
  return eachMeal(day, (meal, index) =>
    index === day.meals.length - 1
      ? {
          ...meal,
          dishes: meal.dishes.map((dish, at) =>
            at === 0 ? { ...dish, ingredients: { ...dish.ingredients, [food]: grams } } : dish,
          ),
        }
      : meal,
  );
}

function allWeek(days: Month, change: (day: PlannedDay) => PlannedDay): Month {
  return days.map((day, index) => (index < 7 ? change(day) : day));
}

/** The main dish of the first dinner replaced by one serving of the first recipe that is so. */
function withDish(days: Month, isSo: (recipe: Recipe) => boolean): Month {
  const found = [...tables.recipes].find(([, recipe]) => isSo(recipe));
  assert.ok(found, 'no recipe is so');
  const [id, { grams }] = found;
  return withDay(days, 0, (day) =>
    eachMeal(day, (meal) =>
      meal.name === 'Dinner'
        ? { name: meal.name, dishes: [{ recipe: id, ingredients: Object.fromEntries(grams) }] }
        : meal,
    ),
  );
}

function foodsOf({ grams }: Recipe) {
  return [...grams.keys()].flatMap((key) => tables.foods.get(key) ?? []);
}

function mealOf(day: PlannedDay | undefined, name: string): PlannedMeal {
  const meal = day?.meals.find((other) => other.name === name);
  assert.ok(meal);
  return meal;
}

/** One fault of each kind, planted in a plan that has none. */
const faults: Readonly<Record<RuleName, (days: Month) => Month>> = {
  missing: (days) => withDay(days, 3, ({ meals }) => ({ meals: meals.slice(1) })),
  recipe: (days) => withDay(days, 3, (day) => withFood(day, 'marmite', 5)),
  slot: (days) =>
    withDay(days, 0, (day) => {
      const { dishes } = mealOf(day, 'Dinner');
      return eachMeal(day, (meal) => (meal.name === 'Breakfast' ? { ...meal, dishes } : meal));
    }),
  amount: (days) => withDay(days, 3, (day) => scaled(day, 1.013, 'Lunch')),
  allergen: (days) =>
    withDish(days, (recipe) =>
      foodsOf(recipe).some(({ allergens }) => allergens?.includes('lactose')),
    ),
  diet: (days) =>
    withDish(days, (recipe) => foodsOf(recipe).some(({ animals }) => animals.includes('fish'))),
  disliked: (days) => withDish(days, ({ grams }) => grams.has('beef-liver')),
  minutes: (days) => withDish(days, ({ totalMinutes }) => totalMinutes > 45),
  skill: (days) => withDish(days, ({ skill }) => skill === 'Advanced'),
  leftover: (days) =>
    withDay(days, 20, (day) =>
      eachMeal(day, (meal) =>
        meal.name === 'Lunch' ? { ...meal, leftover_of: { day: 19, meal: 'Breakfast' } } : meal,
      ),
    ),
  energy: (days) => withDay(days, 3, (day) => scaled(day, 1.06)),
  protein: (days) => withDay(days, 3, (day) => scaled(day, 0.7)),
  'protein-most': (days) => withDay(days, 3, (day) => scaled(day, 2.5)),
  carbohydrate: (days) => withDay(days, 3, (day) => withFood(day, 'sugar-white', 900)),
  fat: (days) => allWeek(days, (day) => withFood(day, 'sunflower-oil', 80)),
  'saturated-fat': (days) => allWeek(days, (day) => withFood(day, 'butter', 60)),
  'free-sugars': (days) => withDay(days, 3, (day) => withFood(day, 'sugar-white', 90)),
  sodium: (days) => allWeek(days, (day) => withFood(day, 'salt', 6)),
  fibre: (days) => allWeek(days, (day) => scaled(day, 0.4)),
  produce: (days) => withDay(days, 3, (day) => scaled(day, 0.3)),
  'meal-share': (days) => withDay(days, 3, (day) => scaled(day, 2, 'Breakfast')),
  groups: (days) => withDay(days, 3, (day) => scaled(day, 0.03)),
  repeats: (days) =>
    withDay(days, 1, (day) =>
      eachMeal(day, (meal) => (meal.name === 'Dinner' ? mealOf(days[0], 'Dinner') : meal)),
    ),
};

describe('the checker of the benchmark', async () => {
  const month = await soundMonth();

  test('finds nothing in a plan that keeps every rule', () => {
    const broken = [...breachesOf(month)].filter(([, count]) => count > 0);
    assert.deepEqual(broken, []);
  });

  for (const rule of ruleNames) {
    test(`catches a planted fault: ${rule}`, () => {
      const count = breachesOf(faults[rule](month)).get(rule) ?? 0;
      assert.ok(count > 0, `${rule} was not caught`);
    });
  }

  test('refuses files that are not in the format, and says where', () => {
    const whole = { format: 'phila-benchmark/1', planner: 'x', track: 'day', plans: [] };
    const refused = (change: object, says: RegExp) =>
      assert.throws(() => readSubmission(JSON.stringify({ ...whole, ...change })), {
        constructor: FormatError,
        message: says,
      });
    assert.throws(() => readSubmission('Here is your plan: {}'), FormatError);
    refused({ format: 'phila-benchmark/9' }, /format/);
    refused({ track: 'year' }, /track/);
    refused({ extra: 1 }, /extra/);
    const plan = (dish: object) => [
      { task: 'p01', people: { p01: [{ meals: [{ name: 'Lunch', dishes: [dish] }] }] } },
    ];
    refused({ plans: plan({ recipe: 'x' }) }, /plans\[0\].*dishes\[0\].*ingredients/);
    refused({ plans: plan({ recipe: 'x', ingredients: { eggs: '50' } }) }, /eggs: a number/);
  });

  test('a track takes one plan for each of its tasks, and no other', () => {
    const text = (plans: readonly object[]) =>
      JSON.stringify({ format: 'phila-benchmark/1', planner: 'x', track: 'day', plans });
    const plan = { task: 'p01', people: { p01: [] } };
    const card = (plans: readonly object[]) => scoreCard(readSubmission(text(plans)), tables);
    assert.throws(() => card([plan, plan]), FormatError);
    assert.throws(() => card([{ task: 'p99', people: {} }]), FormatError);
    assert.throws(() => card([{ task: 'p01', people: { p02: [] } }]), FormatError);
    const { missing, score, sound } = card([]);
    assert.deepEqual([missing.length, score, sound], [40, 0, 0]);
  });
});
