import * as v from 'valibot';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { serverSentences } from '#contract/sentences.ts';
import { shoppingListSchema } from '#contract/shopping/shopping-list.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import { foodKeys } from '#planning/catalogue/foods.ts';
import { type MealWeek, mostDishesOfMeal } from '#planning/meals/model/meal-plan.ts';
import { mealNames } from '#planning/meals/model/meal-times.ts';
import { fitnessGoals } from '#planning/profile/options.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import { type FourWeekPlan, fourWeeks } from '../../platform/plans/four-week-plans.ts';

/** Of any unit; sums over four weeks of anything larger would lose their meaning. */
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** Several times what the largest plan serves, in grams. Packs are counted out one by one, so it must not be endless. */
const mostOfOneFood = 5_000;
const mostInADay = 30_000;

const amounts = v.object({
  kcal: amount,
  protein: amount,
  fat: amount,
  saturatedFat: amount,
  carbohydrate: amount,
  fibre: amount,
  freeSugars: amount,
  sodiumMg: amount,
  produce: amount,
  calciumMg: amount,
  ironMg: amount,
  zincMg: amount,
  vitaminAUg: amount,
  vitaminCMg: amount,
  vitaminB12Ug: amount,
  folateUg: amount,
});

const ingredients = v.pipe(
  v.array(
    v.object({
      food: v.picklist(foodKeys),
      grams: v.pipe(amount, v.maxValue(mostOfOneFood)),
    }),
  ),
  v.maxLength(40),
);

/** Another meal of the plan. */
const mark = v.object({
  week: v.picklist(weekNumbers),
  weekday: v.picklist(weekdays),
  meal: v.picklist(mealNames),
  frozen: v.exactOptional(v.literal(true)),
});

const meal = v.object({
  name: v.picklist(mealNames),
  dishes: v.pipe(
    v.array(v.object({ recipe: v.pipe(v.string(), v.maxLength(100)), ingredients })),
    v.maxLength(mostDishesOfMeal),
  ),
  amounts,
  leftoverOf: v.exactOptional(mark),
  pot: v.exactOptional(v.object({ meals: v.pipe(v.array(mark), v.maxLength(6)), ingredients })),
  locked: v.exactOptional(v.literal(true)),
});

function gramsIn(meals: readonly v.InferOutput<typeof meal>[]): number {
  const ingredients = meals.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.ingredients));
  return ingredients.reduce((sum, { grams }) => sum + grams, 0);
}

const day = v.object({
  weekday: v.picklist(weekdays),
  meals: v.pipe(
    v.array(meal),
    v.maxLength(6),
    v.check((meals) => gramsIn(meals) <= mostInADay, 'more food than a day can hold'),
  ),
  amounts,
  locked: v.exactOptional(v.literal(true)),
});

/** More kinds and ages of food than a cupboard has. */
const mostStock = 1_000;

const stockItem = v.object({
  food: v.picklist(foodKeys),
  grams: amount,
  opened: v.boolean(),
  from: v.pipe(v.number(), v.integer(), v.minValue(-1_000), v.maxValue(1_000)),
});

/** A week as it lies in `details`. A member can write that column, so nothing in it is believed unread. */
const mealWeek = v.object({
  version: v.literal(1),
  seed: v.pipe(v.string(), v.maxLength(200)),
  start: v.exactOptional(startsOnSchema),
  week: v.picklist(weekNumbers),
  target: v.object({
    energy: amount,
    maintenance: amount,
    protein: amount,
    fibre: amount,
    goal: v.picklist(fitnessGoals),
  }),
  days: v.pipe(v.array(day), v.length(7)),
  notes: v.pipe(v.array(v.string()), v.maxLength(30)),
  unmatched: v.pipe(v.array(v.string()), v.maxLength(100)),
  stock: v.exactOptional(v.pipe(v.array(stockItem), v.maxLength(mostStock))),
});

/** The four weeks of a stored plan, or null where one is missing or was not made by us. */
export const parseStoredWeeks = fourWeeks<MealWeek>(mealWeek);

export const mealPlan: FourWeekPlan<MealWeek> = {
  kind: 'meal-plans',
  parse: parseStoredWeeks,
  missing: serverSentences.generateMealsFirst,
};

/** A stored list; null where there is none, or none that we made. */
export function parseStoredList(details: unknown): ShoppingList | null {
  const list = v.safeParse(shoppingListSchema, details, { abortEarly: true });
  return list.success ? list.output : null;
}
