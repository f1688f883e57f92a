import type { FoodKey } from '#planning/catalogue/foods.ts';
import { foodKeys } from '#planning/catalogue/foods.ts';
import { anyStore } from '#planning/catalogue/packs/shops.ts';
import type { Price } from '#planning/catalogue/price.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { noAnswers } from '#planning/health/answers.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import type {
  MealWeek,
  PlannedDish,
  PlannedMeal as StoredMeal,
} from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { kitchenDefaults } from '#planning/profile/kitchen-answers.ts';
import { benchmarkPeople } from '../export/people.ts';
import type { PlannedDay, PlannedMeal, Planner } from './planner.ts';
import { tableRows } from './tables.ts';

/** Our prices replaced by those of the benchmark. */
function benchmarkPrices(): Readonly<Record<FoodKey, readonly Price[]>> {
  const rows = Map.groupBy(tableRows('prices.csv'), (of) => of('food'));
  const priceOf = (of: (column: string) => string): Price => ({
    tier: of('tier') === 'premium' ? 'premium' : 'budget',
    store: anyStore,
    product: of('food'),
    packGrams: Number(of('pack_g')),
    packLabel: `${of('pack_g')} g`,
    rand: Number(of('rand')),
    date: '2026-02-19',
    status: 'sourced',
    basis: 'benchmark/tables/prices.csv: synthetic',
  });
  const prices: Partial<Record<FoodKey, readonly Price[]>> = {};
  for (const key of foodKeys) prices[key] = (rows.get(key) ?? []).map(priceOf);
  const isWhole = (
    table: Partial<Record<FoodKey, readonly Price[]>>,
  ): table is Record<FoodKey, readonly Price[]> => foodKeys.every((key) => table[key]?.length);
  if (!isWhole(prices)) throw new Error('prices.csv lacks a food: npm run benchmark -- export');
  return prices;
}

function dishOf({ recipe, ingredients }: PlannedDish): PlannedMeal['dishes'][number] {
  const grams: Record<string, number> = {};
  for (const { food, grams: served } of ingredients) grams[food] = (grams[food] ?? 0) + served;
  return { recipe, ingredients: grams };
}

/** Days of the plan by the number of their week and the name of their weekday. */
function dayNumbers(weeks: readonly MealWeek[]): ReadonlyMap<string, number> {
  const days = weeks.flatMap(({ week, days: own }) =>
    own.map(({ weekday }) => `${week} ${weekday}`),
  );
  return new Map(days.map((name, index) => [name, index]));
}

function mealOf(meal: StoredMeal, numbers: ReadonlyMap<string, number>): PlannedMeal {
  const dishes = meal.dishes.map(dishOf);
  if (!meal.leftoverOf) return { name: meal.name, dishes };
  const { week, weekday, meal: name } = meal.leftoverOf;
  const day = numbers.get(`${week} ${weekday}`) ?? 0;
  return { name: meal.name, dishes, leftover_of: { day, meal: name } };
}

/** Phila's own planner at the prices of the benchmark. A single day is the first one of its month. */
export function philaPlanner(): Planner {
  const kitchen = createKitchen(standardCatalogue(benchmarkPrices()));
  const people = new Map(benchmarkPeople.map((person) => [person.id, person]));
  const made = new Map<string, readonly PlannedDay[] | null>();
  const month = (id: string): readonly PlannedDay[] | null => {
    const person = people.get(id);
    if (!person) return null;
    const { level } = person;
    // the benchmark gives each meal the same minutes, at weekends too
    const kitchenAnswers = {
      ...kitchenDefaults,
      ...person.profile.kitchenAnswers,
      quick_weekends: 'Yes',
    } as const;
    const profile = { ...person.profile, kitchenAnswers };
    const planned = planMonth(
      kitchen,
      {
        eaters: [{ profile, answers: noAnswers, need: null }],
        budget: { level },
        stock: [],
        kept: [],
      },
      `benchmark ${id}`,
    );
    if (!planned.ok) return null;
    const numbers = dayNumbers(planned.weeks);
    return planned.weeks.flatMap(({ days }) =>
      days.map(({ meals }) => ({ meals: meals.map((meal) => mealOf(meal, numbers)) })),
    );
  };
  return {
    name: 'Phila',
    plan({ id }, days) {
      const known = made.get(id);
      const all = known === undefined ? month(id) : known;
      made.set(id, all);
      return all?.slice(0, days) ?? null;
    },
  };
}
